/**
 * Runs every journey on every supported engine, and prints a table. Missing engines are installed. A console error fails
 * a journey. `node tests/devices/run.ts WebKit` runs one engine alone, `… WebKit vendor` those of its journeys whose names
 * have the word.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { startEdge } from '../browser/edge.ts';
import { platformAt } from '../e2e/platform.ts';
import type { Engine } from './browser.ts';
import { drive } from './drive.ts';
import { engines, type Startable } from './engines.ts';
import type { Person } from './person.ts';
import { journeys } from './journeys.ts';
import { startFramingEdge } from './vendor.ts';
import { vendorJourneys } from './vendor-journeys.ts';

const pictures = 'test-results/devices';
const [only, word = ''] = process.argv.slice(2);
/** in the order in which they run: those on the box alone, then those with a vendor */
const names = [...journeys, ...vendorJourneys].map(({ name }) => name).filter((name) => name.includes(word));

interface Column {
  /** the engine with its version */
  head: string;
  /** a cell for each journey */
  cells: string[];
}

/** Runs the journeys on one engine, each on a reset platform. */
async function column(engine: Engine): Promise<Column> {
  const head = `${engine.name} ${engine.version}`;
  const edge = await startEdge({ DATA: ':memory:' });
  const framing = await startFramingEdge();
  const route = { address: edge.address, platform: platformAt(edge.address), pictures };
  const framingRoute = { address: framing.address, platform: platformAt(framing.platformAddress), pictures };
  const all = [...journeys.map((journey) => ({ journey, on: route })), ...vendorJourneys.map(({ go, ...rest }) => ({ journey: { ...rest, go: (person: Person) => go(person, framing.vendor) }, on: framingRoute }))];
  const before = performance.now();
  const cells: string[] = [];
  try {
    for (const { journey, on } of all.filter(({ journey: { name } }) => names.includes(name))) {
      const first = await drive(engine, on, journey);
      // A failure is tried once more, for old engines may stall on a busy machine; the table shows it as `ok at last`.
      const second = first && (await drive(engine, on, journey));
      cells.push(second ? 'failed' : first ? 'ok at last' : 'ok');
      for (const wrong of [first, second]) if (wrong) console.log(`${head}: ${journey.name} failed\n  ${wrong}`);
    }
  } finally {
    await edge.stop();
    await framing.stop();
    await engine.stop();
  }
  console.log(`${head}: ${((performance.now() - before) / 1_000).toFixed(1)} s`);
  return { head, cells };
}

async function startOrLog({ name, start }: Startable): Promise<Engine | undefined> {
  try {
    return await start();
  } catch (error) {
    console.log(`${name} could not be started: ${(error as Error).message}`);
    return undefined;
  }
}

/** Runs two engines at a time, in order, for most of a journey is waiting. */
async function runInPairs(selected: readonly Startable[]): Promise<Column[]> {
  // Engines are installed first, because an installation blocks this process.
  const started: (Engine | undefined)[] = [];
  for (const engine of selected) started.push(await startOrLog(engine));
  const columns: Column[] = [];
  const waiting = started.entries();
  const lane = async () => {
    for (const [index, engine] of waiting) columns[index] = engine ? await column(engine) : { head: `${selected[index]!.name} (none)`, cells: names.map(() => 'failed') };
  };
  await Promise.all([lane(), lane()]);
  return columns;
}

function table(columns: readonly Column[]): string {
  const lines = [['journey', ...columns.map(({ head }) => head)], ...names.map((name, row) => [name, ...columns.map(({ cells }) => cells[row]!)])];
  const widths = lines[0]!.map((_, index) => Math.max(...lines.map((line) => line[index]!.length)));
  return lines.map((line) => line.map((cell, index) => cell.padEnd(widths[index]!)).join('   ').trimEnd()).join('\n');
}

rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
const columns = await runInPairs(engines.filter(({ name }) => !only || name === only));
const all = columns.flatMap(({ cells }) => cells);
const failed = all.filter((cell) => cell === 'failed').length;
console.log(`\n${table(columns)}\n\n${all.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
