/**
 * A matrix of every call of the contract by every fault. Each cell opens the screen that makes the call and checks the
 * result. `node tests/faults/run.ts wallet login` runs these rows alone.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { calls } from '../../src/contract/calls.ts';
import { languages } from '../../src/contract/languages.ts';
import { startEdge } from '../browser/edge.ts';
import { getBrowser } from '../browser/get.ts';
import { platformAt } from '../e2e/platform.ts';
import { faults } from './faults.ts';
import { openPhone } from './phone.ts';
import { driveRow, type Cell, type Row } from './row.ts';
import { scenarioOf } from './scenarios/index.ts';

const only = process.argv.slice(2);
const rows: Row[] = calls
  .filter(({ name }) => !only.length || only.includes(name))
  .map((call) => ({ ...call, scenario: scenarioOf(call) }));

const browser = await chromium.launch({ executablePath: getBrowser(), args: ['--no-sandbox'] });
const driven = new Map<string, Cell[]>();
const waiting = rows.values();

/** ms between two lines that say how far it is */
const pace = 10_000;

/** The ready-made merchants; leve has terms of its own, which members of before are not asked about. */
const merchants = mkdtempSync(join(tmpdir(), 'leve-faults-'));
cpSync('src/edge/merchants/ready-made', merchants, { recursive: true });
mkdirSync(join(merchants, 'leve/texts'), { recursive: true });
for (const language of languages) writeFileSync(join(merchants, `leve/texts/terms.${language}.md`), '---\nversion: 2\n---\n# Termos\n\nJogue com calma.\n');

/** Runs rows one after the other, on one platform and one phone. */
async function lane(): Promise<void> {
  const edge = await startEdge({ DATA: ':memory:', MERCHANTS: merchants });
  try {
    const platform = platformAt(edge.address);
    const phone = await openPhone(browser, edge.address);
    for (const row of waiting) {
      const cells = await driveRow({ phone, platform, address: edge.address }, row);
      driven.set(row.name, cells);
      cells.forEach(({ problems }, at) => problems.length && console.log(`${row.name}, ${faults[at]!.name}: ${problems.join('; ')}`));
    }
  } finally {
    await edge.stop();
  }
}

const telling = setInterval(() => console.log(`${driven.size} of ${rows.length} calls`), pace);
await Promise.all([lane(), lane()]);
clearInterval(telling);
await browser.close();
rmSync(merchants, { recursive: true });

const width = Math.max(...rows.map(({ name }) => name.length));
const line = (head: string, cells: readonly string[]) => [head.padEnd(width), ...cells.map((cell) => cell.padEnd(11))].join('  ').trimEnd();
console.log(`\n${line('call', faults.map(({ name }) => name))}`);
for (const { name } of rows) console.log(line(name, driven.get(name)!.map(({ ending }) => ending)));

const cells = Array.from(driven.values()).flat();
const failed = cells.filter(({ problems }) => problems.length).length;
console.log(`\n${rows.length} calls x ${faults.length} faults: ${cells.length} cells, ${cells.filter(({ isBlank }) => isBlank).length} blank pages, ${cells.reduce((sum, { uncaught }) => sum + uncaught, 0)} unhandled rejections and errors`);
console.log(`${cells.filter(({ problems }) => !problems.length).length} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
