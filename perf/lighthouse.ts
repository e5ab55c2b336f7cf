/**
 * Lighthouse on the built app as a slow phone sees it, the median of three runs a page, and its gate.
 * `node perf/lighthouse.ts home` measures home alone.
 */
import { readFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { PageFiles } from '../src/build/page-files.ts';
import { startEdge } from '../tests/browser/edge.ts';
import { getBrowser } from '../tests/browser/get.ts';
import { figuresOf, median, missed } from './gate.ts';
import type { Figures } from './gate.ts';

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
function complaints(audits: NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']['audits']): string[] {
  return Object.values(audits)
    .filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative')
    .map((audit) => `  ${audit.id}: ${audit.title} ${audit.displayValue ?? ''}`);
}

async function measure(address: string): Promise<{ figures: Figures; said: string[] }> {
  const taken: Figures[] = [];
  let said: string[] = [];
  for (let run = 0; run < runs; run++) {
    const chrome = await launch({ chromePath: getBrowser(), chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'], logLevel: 'silent' });
    try {
      const result = await lighthouse(address, { port: chrome.port, logLevel: 'error', output: 'json' });
      if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result');
      taken.push(figuresOf(result.lhr));
      said = complaints(result.lhr.audits);
    } finally {
      chrome.kill();
    }
  }
  return { figures: median(taken), said };
}

const edge = await startEdge({ DATA: ':memory:' });
let failed = 0;
try {
  for (const name of pages) {
    const { figures, said } = await measure(edge.address + pathOf(name));
    const misses = missed(figures);
    console.log(`${misses.length ? 'MISSED' : 'ok    '} ${name.padEnd(10)} ${Object.entries(figures).map(([figure, value]) => `${figure} ${value}`).join('  ')}`);
    if (misses.length) {
      failed++;
      console.log(`  misses ${misses.join(', ')}\n${said.join('\n')}`);
    }
  }
} finally {
  await edge.stop();
}
console.log(`${pages.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
