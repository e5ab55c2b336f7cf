import { createServer, type RequestListener, type Server } from 'node:http';
import type { lookup } from 'node:dns';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, crc32, gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchOriginals, isInner } from '../../../../src/edge/node/pictures/fetch-original.ts';
import { browsers, closePictures, picturesEdge } from '../../../support/pictures-edge.ts';
import { rasterArt } from '../../../support/raster.ts';

const servers: Server[] = [];
afterEach(() => {
  closePictures();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const chrome = { accept: browsers.chrome72 };
const path = (name: string) => `/img/card-240/0/${name}`;

/** A PNG that says that it is as large, and has next to nothing in it. */
function bomb(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4);
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([8, 6, 0, 0, 0], 16);
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21);
  return new Uint8Array(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), header, Buffer.alloc(40)]));
}

/** An endless body. */
const endless = () => new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) });

test('a size, a place, a host or a path that is none is not answered, and nobody is asked for it', async () => {
  const { get, asked } = picturesEdge({ platform: async () => new Response(await rasterArt('png')) });
  const wrong = [
    '/img/card-241/0/a.png', '/img/card-0240/0/a.png', '/img/poster-240/0/a.png', '/img/constructor-240/0/a.png', '/img/card-240/7/a.png', '/img/card-240/-1/a.png', '/img/card-240/0', '/img/card-240/0/',
    '/img/card-240/0/..%2f..%2fwps/member', '/img/card-240/0/%5c..%5cwps', '/img/card-240/0//evil.example/a.png', '/img/card-240/https://evil.example/a.png',
    '/img/card-240/0/a%00.png', '/img/', '/img',
  ];
  for (const address of wrong) expect([address, (await get(address, chrome)).status]).toEqual([address, 404]);
  expect(asked).toEqual([]);
});

test('a host that is not the merchant\'s own, and an address that leaves it, are not asked', async () => {
  const { get, asked } = picturesEdge({ platform: () => new Response('', { status: 404 }), imageCDNs: ['https://one.example/art', '/cdn/art'] });
  for (const address of ['/img/card-240/0/../secret.png', '/img/card-240/0/%2e%2e/secret.png', '/img/card-240/0@evil.example/a.png', '/img/card-240/1/%2e%2e/secret.png', '/img/card-240/2/a.png']) {
    expect([address, (await get(address, chrome)).status]).toEqual([address, 404]);
  }
  expect(asked).toEqual([]);
  await get('/img/card-240/1/a.png', chrome);
  expect(asked).toEqual(['/cdn/art/a.png']);
});

test('a bomb, a broken picture, a page and a redirect are refused, and others do not wait', async () => {
  const answers: Record<string, () => Response | Promise<Response>> = {
    'bomb.png': () => new Response(bomb(30_000, 30_000)),
    'flat.png': () => new Response(bomb(0, 10)),
    'page.png': () => new Response('<html><script>alert(1)</script></html>', { headers: { 'Content-Type': 'image/png' } }),
    'redirect.png': () => new Response(null, { status: 302, headers: { Location: 'http://169.254.169.254/latest/meta-data' } }),
    'large.png': () => new Response(endless()),
    'said.png': () => new Response(endless(), { headers: { 'Content-Length': '99999999' } }),
    'error.png': () => { throw new Error('the gateway is dead'); },
    'broken.png': async () => new Response((await rasterArt('png')).map((byte, at) => (at > 60 && at < 5_000 ? byte ^ 0x55 : byte))),
    'small-bomb.png': () => new Response(bomb(4_000, 4_000)),
    'good.png': async () => new Response(await rasterArt('png')),
  };
  const { get, jobs } = picturesEdge({ platform: (asked) => answers[asked.split('/').at(-1)!]!() });
  // The process is there.
  expect((await get(path('good.png'), chrome)).status).toBe(200);
  const timed = async (name: string) => {
    const started = performance.now();
    const { status, headers } = await get(path(name), chrome);
    return { name, status, caching: headers.get('cache-control'), isQuick: performance.now() - started < 400 };
  };
  for (const name of Object.keys(answers).filter((one) => one !== 'good.png')) expect(await timed(name)).toEqual({ name, status: 502, caching: 'no-store', isQuick: true });
  // Those with a sound header alone came as far as the process.
  expect(jobs).toHaveLength(3);
  // Asked for again, each is refused by what is known of it.
  for (const name of ['bomb.png', 'broken.png']) expect((await timed(name)).status).toBe(502);
  expect(jobs).toHaveLength(3);
  expect((await get(path('good.png'), chrome)).status).toBe(200);
});

test('a picture that the platform does not have is unknown', async () => {
  const { get, asked } = picturesEdge({ platform: () => new Response('no', { status: 404 }) });
  expect([(await get(path('a.png'), chrome)).status, (await get(path('a.png'), chrome)).status, asked.length]).toEqual([404, 404, 1]);
});

test('made-up addresses fill no memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const { get } = picturesEdge({ platform: () => new Response('no', { status: 404 }) });
  const ask = async (from: number) => {
    for (let at = from; at < from + 1_000; at += 1) await get(path(`made-up-${at}.png`), chrome);
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = await ask(0);
  // What is known of each: its hash and the reason.
  expect((await ask(1_000)) - before).toBeLessThan(1_000 * 1_200);
});

test('a slow host is left to the phones, as are more than a number at once; others are answered meanwhile', async () => {
  const { get } = picturesEdge({
    platform: (asked) => (asked.includes('slow') ? new Promise<Response>(() => {}) : rasterArt('png').then((bytes) => new Response(bytes))),
    fetching: { patience: 300, turns: { atOnce: 2, mostWaiting: 1, patience: 100 } },
  });
  const slow = [1, 2, 3].map((at) => get(path(`slow-${at}.png`), chrome));
  const sent = await get(path('slow-4.png?v=2'), chrome);
  expect([sent.status, sent.headers.get('location'), sent.headers.get('cache-control')]).toEqual([302, '/cdn/slow-4.png?v=2', 'no-store']);
  expect((await Promise.all(slow)).map(({ status, headers }) => `${status} ${headers.get('location')}`)).toEqual([1, 2, 3].map((at) => `302 /cdn/slow-${at}.png`));
  expect((await get(path('good.png'), chrome)).status).toBe(200);
});

test('addresses of this machine and its network are inner ones', () => {
  for (const address of ['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.0.9', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::', '::ffff:0:10.0.0.1', '::ffff:0:a00:1', '5f00::1', '100::1', '2001:db8::1', '192.88.99.1', 'fe80::1%eth0']) expect([address, isInner(address)]).toEqual([address, true]);
  for (const address of ['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:2800:220:1:248:1893:25c8:1946']) expect([address, isInner(address)]).toEqual([address, false]);
});

async function host(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return String((server.address() as AddressInfo).port);
}

/** Every name leads to this machine, as a hostile one may. */
const here = ((_: string, __: object, done: (error: null, found: { address: string; family: number }[]) => void) => done(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof lookup;

test('a name that leads into the own network is refused, unless the merchant\'s file names the host', async () => {
  let calls = 0;
  const port = await host((_, response) => {
    calls += 1;
    void rasterArt('png', 40, 40).then((bytes) => response.writeHead(200, { 'Cache-Control': 'max-age=77' }).end(bytes));
  });
  const take = fetchOriginals({ ask: () => Promise.reject(new Error('the platform was asked')) }, { resolveName: here });
  const of = (name: string, isNamed: boolean) => take({ merchant: 'leve', address: `http://${name}:${port}/a.png`, isNamed });
  for (const name of ['art.example', 'localhost', '127.0.0.1', '[::1]', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]']) await expect(of(name, false)).rejects.toThrow();
  expect(calls).toBe(0);
  expect(await of('127.0.0.1', true)).toMatchObject({ caching: 'max-age=77' });
});

test('a host whose name is slow to resolve is looked up once at a time', async () => {
  const waiting: (() => void)[] = [];
  const slow = ((_: string, __: object, done: (error: Error) => void) => void waiting.push(() => done(new Error('no such name')))) as unknown as typeof lookup;
  const take = fetchOriginals({ ask: () => Promise.reject(new Error('the platform was asked')) }, { resolveName: slow });
  const under = Array.from({ length: 12 }, (_, at) => take({ merchant: 'leve', address: `https://art.example/${at}.png`, isNamed: at % 2 === 0 }).catch((error: Error) => error.message));
  await new Promise((resolve) => setTimeout(resolve, 200));
  // Node resolves in four threads, which files and compression need too.
  expect(waiting).toHaveLength(1);
  for (;;) {
    for (const end of waiting.splice(0)) end();
    const ended = await Promise.race([Promise.all(under), new Promise<undefined>((resolve) => setTimeout(resolve, 50))]);
    if (ended) return void expect(new Set(ended)).toEqual(new Set(['no such name']));
  }
});

test('of a host no redirect is followed, nothing endless is read, and nothing slow is waited for', async () => {
  const port = await host((request, response) => {
    if (request.url === '/redirect') response.writeHead(302, { Location: '/good' }).end();
    else if (request.url === '/endless') {
      const more = () => { while (response.writable && response.write(Buffer.alloc(65_536))); };
      response.on('drain', more);
      more();
    } else if (request.url === '/drip') {
      response.write('a');
      const timer = setInterval(() => response.write('a'), 20);
      response.on('close', () => clearInterval(timer));
    } else if (request.url === '/cut') response.writeHead(200, { 'Content-Length': '100' }).write('a', () => response.destroy());
    else response.end('good');
  });
  const take = fetchOriginals({ ask: () => Promise.reject(new Error('the platform was asked')) }, { patience: 400, most: 1_000_000 });
  const of = (name: string) => take({ merchant: 'leve', address: `http://127.0.0.1:${port}/${name}`, isNamed: true });
  await expect(of('redirect')).rejects.toThrow('302');
  await expect(of('endless')).rejects.toThrow('too long');
  await expect(of('drip')).rejects.toThrow();
  await expect(of('cut')).rejects.toThrow();
  expect(new TextDecoder().decode((await of('good')).bytes)).toBe('good');
});

test('a host that sends what it has compressed, whoever asks, is understood, and its bombs are not', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const forms: Record<string, [string, Buffer]> = {
    '/gzip': ['gzip', gzipSync(drawing)], '/br': ['BR', brotliCompressSync(drawing)], '/x': ['x-gzip', gzipSync(drawing)], '/identity': ['identity', drawing],
    '/bomb': ['gzip', gzipSync(Buffer.alloc(2_000_000))], '/cut': ['gzip', gzipSync(drawing).subarray(0, 30)], '/lie': ['gzip', drawing],
  };
  const port = await host((request, response) => {
    const [encoding, bytes] = forms[request.url!]!;
    response.writeHead(200, { 'Content-Encoding': encoding }).end(bytes);
  });
  const take = fetchOriginals({ ask: () => Promise.reject(new Error('the platform was asked')) }, { most: 1_000_000 });
  const of = async (name: string) => Buffer.from((await take({ merchant: 'leve', address: `http://127.0.0.1:${port}${name}`, isNamed: true })).bytes);
  for (const name of ['/gzip', '/br', '/x', '/identity']) expect([name, (await of(name)).equals(drawing)]).toEqual([name, true]);
  await expect(of('/bomb')).rejects.toThrow('too long');
  for (const name of ['/cut', '/lie']) await expect(of(name), name).rejects.toThrow();
});

test('a picture that was cut short on its way is asked for again half a minute later, and no sooner', async ({ onTestFinished }) => {
  const now = performance.now.bind(performance);
  let passed = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  onTestFinished(() => clock.mockRestore());
  const whole = await rasterArt('jpeg');
  let sent = whole.subarray(0, whole.length / 2);
  const { get, asked, jobs } = picturesEdge({ platform: () => new Response(sent, { headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } }) });
  const statusAfter = async (ms: number) => {
    passed += ms;
    // The cache of refusals reads the clock once a millisecond.
    await new Promise((resolve) => setTimeout(resolve, 5));
    return (await get(path('a.jpg'), chrome)).status;
  };
  expect([await statusAfter(0), await statusAfter(20_000)]).toEqual([502, 502]);
  expect([asked.length, jobs.length]).toEqual([1, 1]);
  // Still broken: it is known by its bytes, and not decoded again.
  expect([await statusAfter(10_100), await statusAfter(20_000)]).toEqual([502, 502]);
  expect([asked.length, jobs.length]).toEqual([2, 1]);
  sent = whole;
  expect(await statusAfter(10_100)).toBe(200);
  expect(asked).toHaveLength(3);
});
