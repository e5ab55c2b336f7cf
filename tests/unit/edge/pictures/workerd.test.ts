import { afterEach, expect, test, vi } from 'vitest';
import { askedBy } from '../../../../src/edge/request.ts';
import { workerPictures } from '../../../../src/edge/workerd/pictures.ts';
import { browsers } from '../../../support/pictures-edge.ts';
import { rasterArt } from '../../../support/raster.ts';

afterEach(() => vi.unstubAllGlobals());

const picture = () => new Response('bytes', { headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'max-age=31536000' } });

async function ask(answer: () => Response | Promise<Response>, { address = '/cdn/a.png?v=1', isNamed = true, resizes = true, headers = {} as Record<string, string> } = {}) {
  const fetched = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>(async () => answer());
  vi.stubGlobal('fetch', fetched);
  const asked = askedBy(new Request('https://leve.example/img', { headers: { accept: browsers.chrome, ...headers } }), { address: '', proto: 'https', host: 'leve.example' }, () => {});
  const response = await workerPictures(() => 'https://gateway.example/api/', resizes).answer(asked, { address, merchant: 'leve', isNamed }, 240);
  return { response, call: fetched.mock.calls[0] as [URL, { redirect: string; cf?: object }] | undefined };
}

test('the network makes the picture, by its image options', async () => {
  const { response, call } = await ask(picture, { headers: { 'save-data': 'on' } });
  expect([String(call![0]), call![1].redirect, call![1].cf]).toEqual(['https://gateway.example/api/cdn/a.png?v=1', 'manual', { image: { width: 240, fit: 'scale-down', quality: 50, format: 'avif' } }]);
  expect([response.status, response.headers.get('cache-control'), response.headers.get('vary'), await response.text()]).toEqual([200, 'public, max-age=31536000, immutable', 'Accept, Save-Data', 'bytes']);
});

test('elsewhere the original comes, and a host is asked by its own address', async () => {
  const { call } = await ask(picture, { resizes: false, address: 'https://art.example/a.png' });
  expect([String(call![0]), call![1].cf]).toEqual(['https://art.example/a.png', undefined]);
});

test('a picture is known by its bytes, whatever its host calls it', async () => {
  const bytes = await rasterArt('png', 40, 40);
  for (const type of ['application/octet-stream', 'image/jpg', 'text/html', '']) {
    const { response } = await ask(() => new Response(bytes, { headers: { 'Content-Type': type } }));
    expect([type, response.status, response.headers.get('content-type')]).toEqual([type, 200, 'image/png']);
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
  }
  const { response } = await ask(() => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'Content-Type': 'image/png' } }));
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
});

test('what is no picture, a redirect and a private address are refused', async () => {
  const statusOf = async (...given: Parameters<typeof ask>) => (await ask(...given)).response.status;
  expect(await statusOf(() => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }))).toBe(502);
  expect(await statusOf(() => new Response(null, { status: 302, headers: { Location: 'https://evil.example' } }))).toBe(502);
  expect(await statusOf(() => new Response(null, { status: 404 }))).toBe(404);
  expect(await statusOf(() => Promise.reject(new Error('dead')))).toBe(502);
  for (const host of ['10.0.0.1', '[::1]', 'localhost', 'metadata.internal']) {
    const { response, call } = await ask(picture, { address: `https://${host}/a.png`, isNamed: false });
    expect([host, response.status, call]).toEqual([host, 502, undefined]);
  }
});
