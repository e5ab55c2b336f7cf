/** Journeys on workerd, the engine of Cloudflare Workers, with the built app as static files and a platform in a box as the gateway. */
import { mkdirSync, rmSync } from 'node:fs';
import { startEdge } from '../browser/edge.ts';
import { getBrowser } from '../browser/get.ts';
import { publicKeyAt } from '../browser/public-key.ts';
import { chromium } from '../devices/chromium.ts';
import { drive } from '../devices/drive.ts';
import { journeys } from '../devices/journeys.ts';
import { platformAt } from '../e2e/platform.ts';
import { rows } from '../support/rows.ts';
import { answersOf } from './answers.ts';
import { startWorkerd } from './engine.ts';

const pictures = 'test-results/workerd';
const selected = ['open home', 'switch language', 'sign in', 'find a game', 'lottery hall', 'play a round'];

rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
const gateway = await startEdge({ DATA: ':memory:' });
const worker = await startWorkerd({ GATEWAY_URL: gateway.address, GATEWAY_PUBLIC_KEY: await publicKeyAt(gateway.address), GATEWAY_PAGES: 'play' });
const engine = await chromium('Chromium', getBrowser());
const table = rows();
try {
  for (const { name, test } of answersOf(worker.address)) await table.check(name, test);
  for (const name of selected) {
    const journey = journeys.find((candidate) => candidate.name === name)!;
    await table.check(name, () => drive(engine, { address: worker.address, platform: platformAt(gateway.address), pictures }, journey));
  }
} finally {
  await engine.stop();
  await worker.stop();
  await gateway.stop();
}
table.end();
