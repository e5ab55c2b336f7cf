import { startEdge } from '../browser/edge.ts';

/** One edge with a platform of its own, in memory, for all tests of a run. */
export default async function serve(): Promise<() => Promise<void>> {
  const edge = await startEdge({ DATA: ':memory:' });
  process.env.LEVE_ADDRESS = edge.address;
  return edge.stop;
}
