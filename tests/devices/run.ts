/**
 * Every journey on every engine of the device floor. It gets the engines by itself and says which
 * it used; a complaint of the console fails a journey. `node tests/devices/run.ts WebKit` drives one engine alone.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { startEdge } from '../browser/edge.ts';
import { platformAt } from '../e2e/platform.ts';
import type { Engine } from './browser.ts';
import { drive } from './drive.ts';
import { engines } from './engines.ts';
import type { Startable } from './engines.ts';
import { journeys } from './journeys.ts';

const pictures = 'test-results/devices';

interface Column {
  /** the engine with its version */
  head: string;
  /** a cell for each journey */
  cells: string[];
}

/** One engine's journeys, each on the same platform as on its first day. */
async function column(engine: Engine): Promise<Column> {
  const head = `${engine.name} ${engine.version}`;
  const edge = await startEdge({ DATA: ':memory:' });
  const route = { address: edge.address, platform: platformAt(edge.address), pictures };
  const before = performance.now();
  const cells: string[] = [];
  try {
    for (const journey of journeys) {
      const first = await drive(engine, route, journey);
      // As with the end-to-end tests: a machine that was busy for a moment is given a second chance, and it is said.
      const second = first && (await drive(engine, route, journey));
      cells.push(second ? 'failed' : first ? 'ok at last' : 'ok');
      for (const wrong of [first, second]) if (wrong) console.log(`${head}: ${journey.name} failed\n  ${wrong}`);
    }
  } finally {
    await edge.stop();
    await engine.stop();
  }
  console.log(`${head}: ${((performance.now() - before) / 1_000).toFixed(1)} s`);
  return { head, cells };
}

async function startOrSay({ name, start }: Startable): Promise<Engine | undefined> {
  try {
    return await start();
  } catch (error) {
    console.log(`${name} could not be had: ${(error as Error).message}`);
    return undefined;
  }
}

/** Two engines at a time, in the order given: most of a journey is waiting. */
async function drivenTogether(chosen: readonly Startable[]): Promise<Column[]> {
  // Getting one may hold up this process: not while another is timed.
  const started: (Engine | undefined)[] = [];
  for (const engine of chosen) started.push(await startOrSay(engine));
  const columns: Column[] = [];
  const waiting = started.entries();
  const lane = async () => {
    for (const [place, engine] of waiting) columns[place] = engine ? await column(engine) : { head: `${chosen[place]!.name} (none)`, cells: journeys.map(() => 'failed') };
  };
  await Promise.all([lane(), lane()]);
  return columns;
}

function table(columns: readonly Column[]): string {
  const lines = [['journey', ...columns.map(({ head }) => head)], ...journeys.map(({ name }, row) => [name, ...columns.map(({ cells }) => cells[row]!)])];
  const widths = lines[0]!.map((_, place) => Math.max(...lines.map((line) => line[place]!.length)));
  return lines.map((line) => line.map((cell, place) => cell.padEnd(widths[place]!)).join('   ').trimEnd()).join('\n');
}

rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
const only = process.argv[2];
const columns = await drivenTogether(engines.filter(({ name }) => !only || name === only));
const all = columns.flatMap(({ cells }) => cells);
const failed = all.filter((cell) => cell === 'failed').length;
console.log(`\n${table(columns)}\n\n${all.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
