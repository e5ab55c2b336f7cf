import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressPage } from '../../../../src/edge/node/compress-page.ts';

const noise = (length: number): string => randomBytes(length / 2).toString('hex');
const header = `<body>${noise(2_000)}<header>Leve</header>`;

test.each([
  ['with a header', `${header}<main>${noise(10_000)}</main>`],
  ['without one', `<main>${noise(10_000)}</main>`],
])('a page %s is whole in every encoding', async (_, html) => {
  const { plain, br, gzip } = await compressPage(new TextEncoder().encode(html));
  expect([plain, brotliDecompressSync(br!), gunzipSync(gzip!)].map((bytes) => Buffer.from(bytes).toString())).toEqual([html, html, html]);
});

test('the header can be decoded before the rest has come', async () => {
  const { br } = await compressPage(new TextEncoder().encode(`${header}<main>${noise(10_000)}</main>`));
  // A digit of four bits takes half a byte.
  const begun = brotliDecompressSync(br!.subarray(0, header.length / 2 + 200), { finishFlush: constants.BROTLI_OPERATION_FLUSH });
  expect(begun.toString()).toContain(header);
});
