import { expect, test } from 'vitest';
import { settings } from '../../../src/contract/endpoints/platform.ts';
import type { MerchantConfig } from '../../../src/contract/page.ts';
import { askPublic } from '../../../src/edge/ask.ts';
import type { Upstream } from '../../../src/edge/upstream.ts';
import { settingsValue } from '../../support/home-platform.ts';

/** The answer of a platform that sends this body, as the edge reads it. */
function read(body: string | ReadableStream<Uint8Array>) {
  const upstream = { ask: async () => new Response(body) } as unknown as Upstream;
  return askPublic(upstream, { code: 'leve' } as MerchantConfig, 'pt', settings, {});
}

const good = JSON.stringify({ success: true, value: settingsValue(true) });

test('the value of an answer is read through its shape', async () => {
  expect((await read(good))?.speakFailures).toBe(true);
});

test.each([
  ['is refused', '{"success":false,"errorCode":"system.unknown"}'],
  ['is no JSON', '<html>'],
  ['has another shape', '{"success":true,"value":{}}'],
  ['is longer than 2 MB', good + ' '.repeat(2 * 1024 * 1024)],
])('an answer that %s gives nothing', async (_name, body) => {
  expect(await read(body)).toBeUndefined();
});

test('an answer without an end is read no further than 2 MB', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({ pull: (controller) => void ((sent += 65_536), controller.enqueue(new Uint8Array(65_536).fill(32))) });
  expect(await read(endless)).toBeUndefined();
  expect(sent).toBeLessThan(3 * 1024 * 1024);
});
