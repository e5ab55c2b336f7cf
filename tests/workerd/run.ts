/** The journeys on workerd, the engine of Cloudflare Workers: the built app from its static files, a platform in a box as its gateway. */
import { mkdirSync, rmSync } from 'node:fs';
import { startEdge } from '../browser/edge.ts';
import { getBrowser } from '../browser/get.ts';
import { publicKeyAt } from '../browser/public-key.ts';
import { chromium } from '../devices/chromium.ts';
import { drive } from '../devices/drive.ts';
import { journeys } from '../devices/journeys.ts';
import { platformAt } from '../e2e/platform.ts';
import { answersOf } from './answers.ts';
import { startWorkerd } from './engine.ts';

const pictures = 'test-results/workerd';
const chosen = ['open home', 'switch language', 'sign in', 'find a game', 'lottery hall', 'play a round'];

rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
const gateway = await startEdge({ DATA: ':memory:' });
const worker = await startWorkerd({ GATEWAY_URL: gateway.address, GATEWAY_PUBLIC_KEY: await publicKeyAt(gateway.address), GATEWAY_PAGES: 'play' });
const engine = await chromium('Chromium', getBrowser());
const rows: { name: string; wrong: string | undefined; ms: number }[] = [];
try {
  const note = async (name: string, test: () => Promise<string | undefined>) => {
    const before = performance.now();
    const wrong = await test();
    rows.push({ name, wrong, ms: performance.now() - before });
  };
  for (const { name, test } of answersOf(worker.address)) await note(name, test);
  for (const name of chosen) {
    const journey = journeys.find((candidate) => candidate.name === name)!;
    await note(name, () => drive(engine, { address: worker.address, platform: platformAt(gateway.address), pictures }, journey));
  }
} finally {
  await engine.stop();
  await worker.stop();
  await gateway.stop();
}
for (const { name, wrong, ms } of rows) console.log(`${name.padEnd(48)} ${(wrong ? 'failed' : 'ok').padEnd(8)} ${(ms / 1_000).toFixed(1)} s${wrong ? `\n  ${wrong}` : ''}`);
const failed = rows.filter(({ wrong }) => wrong).length;
console.log(`\n${rows.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
