/**
 * Lighthouse on the built app as a slow phone sees it, the median of three runs a page, and its gate.
 * `node perf/lighthouse.ts home` measures home alone.
 */
import { readFileSync } from 'node:fs';
import type { RunnerResult } from 'lighthouse';
import type { PageFiles } from '../src/build/page-files.ts';
import { startEdge } from '../tests/browser/edge.ts';
import { figuresOf, median, missed, tolerance } from './gate.ts';
import type { Figures } from './gate.ts';
import { lighthouseOn } from './lighthouse-run.ts';

const runs = 3;
const pages = process.argv.length > 2 ? process.argv.slice(2) : ['home', 'login', 'gameList'];

const { paths } = JSON.parse(readFileSync('dist/pages.json', 'utf8')) as PageFiles;

/** The first path of a page. Throws when the build has no such page. */
function pathOf(name: string): string {
  const found = Object.entries(paths).find(([, page]) => page === name);
  if (!found) throw new Error(`the build has no page ${name}`);
  return found[0];
}

/** What the failed audits of a run say, for the person who mends them. */
function complaints(audits: RunnerResult['lhr']['audits']): string[] {
  return Object.values(audits)
    .filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative')
    .map((audit) => `  ${audit.id}: ${audit.title} ${audit.displayValue ?? ''}`);
}

async function measure(address: string): Promise<{ figures: Figures; said: string[] }> {
  const taken: Figures[] = [];
  let said: string[] = [];
  for (let count = 0; count < runs; count++) {
    const result = await lighthouseOn(address);
    taken.push(figuresOf(result));
    said = complaints(result.audits);
  }
  return { figures: median(taken), said };
}

const edge = await startEdge({ DATA: ':memory:' });
let failed = 0;
try {
  for (const name of pages) {
    let { figures, said } = await measure(edge.address + pathOf(name));
    // A machine that was busy for a moment is given a second chance; a page that is slow is slow again.
    if (missed(figures, tolerance).length) ({ figures, said } = await measure(edge.address + pathOf(name)));
    const misses = missed(figures, tolerance);
    const goals = missed(figures);
    console.log(`${misses.length ? 'MISSED' : goals.length ? 'near  ' : 'ok    '} ${name.padEnd(10)} ${Object.entries(figures).map(([figure, value]) => `${figure} ${value}`).join('  ')}`);
    if (misses.length) {
      failed++;
      console.log(`  misses ${misses.join(', ')}\n${said.join('\n')}`);
    } else if (goals.length) console.log(`  past its goal, within what the machine adds: ${goals.join(', ')}`);
  }
} finally {
  await edge.stop();
}
console.log(`${pages.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
