/**
 * Lighthouse's gate on the built app, at each ready-made merchant: three runs a page, on its slowed phone.
 * `node perf/lighthouse.ts home` measures home alone, `node perf/lighthouse.ts leve home` that of one merchant.
 */
import { readFileSync } from 'node:fs';
import type { RunnerResult } from 'lighthouse';
import type { PageFiles } from '../src/build/page-files.ts';
import { parseMerchants } from '../src/edge/merchants/parse.ts';
import { readyMadeFiles } from '../src/edge/merchants/ready-made.ts';
import { startEdge } from '../tests/browser/edge.ts';
import { combine, figuresOf, missed, toleranceAt } from './gate.ts';
import type { Figures } from './gate.ts';
import { lighthouseOn } from './lighthouse-run.ts';

const runs = 3;

const { paths } = JSON.parse(readFileSync('dist/pages.json', 'utf8')) as PageFiles;

/** The first path of a page. Throws when the build has no such page. */
function pathOf(name: string): string {
  const found = Object.entries(paths).find(([, page]) => page === name);
  if (!found) throw new Error(`the build has no page ${name}`);
  return found[0];
}

/** The texts of a run's failed audits. */
function complaints(audits: RunnerResult['lhr']['audits']): string[] {
  return Object.values(audits)
    .filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative')
    .map((audit) => `  ${audit.id}: ${audit.title} ${audit.displayValue ?? ''}`);
}

interface Measured {
  figures: Figures;
  /** `Blocking.held`, the least of the runs */
  held: number;
  failedAudits: string[];
}

async function measure(address: string): Promise<Measured> {
  const taken: Figures[] = [];
  let held = Infinity;
  let failedAudits: string[] = [];
  for (let count = 0; count < runs; count++) {
    const { report, blocking } = await lighthouseOn(address);
    taken.push(figuresOf(report, blocking));
    held = Math.min(held, blocking.held);
    failedAudits = complaints(report.audits);
  }
  return { figures: combine(taken), held, failedAudits };
}

const known = parseMerchants(readyMadeFiles).map(({ code }) => code);
const words = process.argv.slice(2);
const merchants = known.filter((code) => words.includes(code));
const pages = words.filter((word) => !known.includes(word));
const measuredPages = (merchants.length ? merchants : known).flatMap((merchant) => (pages.length ? pages : ['home', 'login', 'gameList']).map((name) => [merchant, name] as const));
const edge = await startEdge({ DATA: ':memory:' });
let failed = 0;
try {
  for (const [merchant, name] of measuredPages) {
    const address = edge.address.replace('//localhost', `//${merchant}.localhost`) + pathOf(name);
    let { figures, held, failedAudits } = await measure(address);
    // A miss is measured once more: a busy moment of the machine passes, a slow page stays slow.
    if (missed(figures, toleranceAt(held)).length) ({ figures, held, failedAudits } = await measure(address));
    const misses = missed(figures, toleranceAt(held));
    const goals = missed(figures);
    console.log(`${misses.length ? 'MISSED' : goals.length ? 'near  ' : 'ok    '} ${merchant.padEnd(6)} ${name.padEnd(10)} ${Object.entries(figures).map(([figure, value]) => `${figure} ${value}`).join('  ')}`);
    if (misses.length) {
      failed++;
      console.log(`  misses ${misses.join(', ')}\n${failedAudits.join('\n')}`);
    } else if (goals.length) console.log(`  past its goal, within the tolerance for a busy machine: ${goals.join(', ')}; tasks lasted ${held} times their processor time`);
  }
} finally {
  await edge.stop();
}
console.log(`${measuredPages.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
