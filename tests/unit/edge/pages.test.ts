import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createEdge } from '../../../src/edge/edge.ts';
import { createMerchants } from '../../../src/edge/merchants/merchants.ts';
import { parseMerchants } from '../../../src/edge/merchants/parse.ts';
import { readyMadeFiles } from '../../../src/edge/merchants/ready-made.ts';
import { readBuild } from '../../../src/edge/node/build.ts';
import type { Answered } from '../../../src/edge/observe.ts';
import type { Upstream } from '../../../src/edge/upstream.ts';
import { answerFrom } from '../../../src/edge/upstream-answer.ts';
import { writeSmallBuild } from '../../support/small-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'leve-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const upstream: Upstream = {
  segments: ['wps'], pages: [], notes: [],
  answer: async () => answerFrom(new Response()),
  isReady: async () => true,
  ask: async () => Response.json({ success: false }),
  close() {},
};

/** The page of home of a merchant with this name, and its line of the log. */
async function homeOf(name: string): Promise<{ status: number; html: string; logged: Answered }> {
  writeSmallBuild(folder);
  const merchants = parseMerchants(readyMadeFiles).map((merchant) => ({ ...merchant, name }));
  const lines: Answered[] = [];
  const edge = createEdge({ machine: await readBuild(folder), upstream, merchants: createMerchants(merchants, () => 'a key'), observer: (answered) => void lines.push(answered) });
  const response = await edge(new Request('http://localhost/m/home'), { address: '127.0.0.1', proto: 'http', host: 'localhost' }, () => {});
  return { status: response.status, html: await response.text(), logged: lines[0]! };
}

test('a drawing that throws is the page without content: with its title, its data and its scripts, and the reason in the log', async () => {
  const { status, html, logged } = await homeOf('throws');
  expect([status, /<title>([^<]*)/.exec(html)?.[1], html.includes('id="page-data"'), html.includes('/assets/app-1.js')]).toEqual([200, expect.stringContaining('home pt'), true, true]);
  expect(logged).toMatchObject({ status: 200, error: 'drawing home: drawn badly' });
});

test('a page that is drawn tells of no fault', async () => {
  expect((await homeOf('Leve')).logged.error).toBeUndefined();
});
