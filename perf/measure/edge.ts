import { brotliCompressSync } from 'node:zlib';
import { startEdge, type RunningEdge } from '../../tests/browser/edge.ts';
import { firstLoad } from '../../src/build/first-load.ts';
import { builds, type Context } from '../context.ts';
import { figureOf, type Figure } from '../figure.ts';
import { loadOn, type Load } from '../load.ts';
import { processorOf } from '../processor.ts';
import { startNginx } from '../../tests/browser/nginx.ts';
import { repeat } from '../repeat.ts';

const connections = 16;
const page = '/m/home';
/** a call, and the folder below nginx's assets that stands for a gateway: one that costs next to nothing */
const call = '/wps/game/list.json';
const gatewayFolder = '/assets/gateway';
const note = `${connections} kept connections on this machine, which also makes the requests`;

/** ETag and body of an answer. */
async function fingerprintOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return `${response.headers.get('etag')} ${await response.text()}`;
}

/** The number of answers that differ from the first edge's. */
async function countDifferent(addresses: readonly string[], paths: readonly string[]): Promise<number> {
  let found = 0;
  for (const path of paths) {
    const fingerprints = await Promise.all(addresses.map((address) => fingerprintOf(address + path)));
    found += fingerprints.filter((print) => print !== fingerprints[0]).length;
  }
  return found;
}

/** An answer of 14 KB, as a list of games is, and compressed. */
const list = Buffer.from(JSON.stringify({ success: true, value: Array.from({ length: 80 }, (_none, at) => ({ gameId: String(1_000 + at * 37), gameName: `Fortuna do Tigre ${at}`, iconUrl: `/games/${at * 7_919}.webp`, vendor: 'PG', minBet: 50 + at, maxBet: 100_000 * at, returnToPlayer: 96 + at / 100 })) }));

/** nginx as one process, as the edge is: shipped, it has one for each processor. */
const alone = (configuration: string): string => configuration.replace('worker_processes auto', 'worker_processes 1');

/** Headers that nginx writes itself, or that belong to a connection. */
const own = ['connection', 'content-encoding', 'content-length', 'content-type', 'date', 'etag', 'keep-alive', 'transfer-encoding'];

/** Lets nginx, alone, answer the page's file with the headers that the edge gives it. */
const withPage = (headers: Headers) => (configuration: string): string => {
  const lines = [...headers].filter(([name]) => !own.includes(name)).map(([name, value]) => `add_header ${name} "${value.replace(/["\\]/g, '\\$&')}";`);
  return alone(configuration).replace('location /assets/ {', () => `location = /assets/page.html { brotli_static on; ${lines.join(' ')} }\n    location /assets/ {`);
};

interface Measured {
  address: string;
  /** of the answering processes */
  pids: readonly number[];
}

/** The edge beside nginx with the same bytes, from its memory and from a gateway, and beside Node's server alone, each in one process; and three edges of one platform, two of them behind nginx. */
export async function measure({ runs, quick, edgeOf }: Context): Promise<Figure[]> {
  const platform = await edgeOf('shipped');
  const { folder } = builds.shipped;
  const behind = await Promise.all([0, 1].map(() => startEdge({ GATEWAY_URL: platform.address, DIST: folder })));
  const [edge] = behind as [RunningEdge & { pid: number }];
  const drawn = await fetch(edge.address + page);
  const nginx = await startNginx(folder, behind.map(({ address }) => Number(new URL(address).port)), withPage(drawn.headers));
  const before = await startNginx(folder, [Number(new URL(nginx.address).port)], alone);
  nginx.add(gatewayFolder.slice('/assets/'.length) + call, { '': list, '.br': brotliCompressSync(list) });
  const forwarding = await startEdge({ GATEWAY_URL: nginx.address + gatewayFolder, DIST: folder });
  const floor = await startEdge({ FROM: edge.address + page }, 'perf/floor/http.ts');
  try {
    const file = `/${firstLoad(folder, 'home')[0]!}`;
    const addresses = [...behind.map(({ address }) => address), nginx.address];
    const different = (await countDifferent(addresses, [page])) + (await countDifferent(behind.map(({ address }) => address), [file]));
    const html = Buffer.from(await drawn.arrayBuffer());
    nginx.add('page.html', { '': html, '.br': brotliCompressSync(html) });

    const byEdge = (path: string, { address, pid } = edge): Measured => ({ address: address + path, pids: [pid] });
    const byWorker = (path: string, { address, workers } = nginx): Measured => ({ address: address + path, pids: workers() });
    const measured: Record<string, Measured> = {
      'page, edge': byEdge(page),
      "page, Node's server alone": byEdge('', floor),
      'page, nginx from a file': byWorker('/assets/page.html'),
      'hashed file, edge': byEdge(file),
      'hashed file, nginx': byWorker(file),
      'forwarded call, edge': byEdge(call, forwarding),
      'forwarded call, nginx': byWorker(gatewayFolder + call, before),
    };
    const figures: Figure[] = [figureOf('answers that differ between edges of one platform', '', [different], { goal: { most: 0 }, note: 'home by two edges and through nginx before both, a hashed file by the two' })];
    // The first seconds are those of code that is not compiled yet.
    for (const { address } of Object.values(measured)) await loadOn(address, { connections, seconds: 2 });
    const seconds = quick ? 2 : 8;
    const loads: Record<string, (Load & { processor: number })[]> = {};
    // By turns: what else the machine does then disturbs both sides of a ratio.
    await repeat(runs, async () => {
      for (const [name, { address, pids }] of Object.entries(measured)) {
        const spent = processorOf(pids);
        const load = await loadOn(address, { connections, seconds });
        (loads[name] ??= []).push({ ...load, processor: (processorOf(pids) - spent) / (load.rate * seconds) });
      }
    });
    for (const [name, taken] of Object.entries(loads)) {
      figures.push(
        figureOf(`${name}: requests`, '/s', taken.map(({ rate }) => rate), { note }),
        figureOf(`${name}: processor a request`, 'µs', taken.map(({ processor }) => processor)),
        figureOf(`${name}: p99`, 'ms', taken.map(({ p99 }) => p99)),
      );
    }
    const ratios = (name: string, other: string) => loads[name]!.map(({ rate }, run) => rate / loads[other]![run]!.rate);
    const byNginx = (name: string) => ratios(name, 'page, nginx from a file');
    const most = figureOf("page, Node's server alone by nginx", 'times', byNginx("page, Node's server alone"), { note: 'the same bytes and headers to every request, without looking at it: the most that a program on Node reaches here' });
    return [
      ...figures,
      most,
      figureOf('page, edge by nginx', 'times', byNginx('page, edge'), { goal: { least: 0.8 }, note: 'requests per second, by turns, one process each, the same bytes and headers', cause: `Node's server alone reaches ${most.value.toFixed(2)} here` }),
      figureOf('forwarded call, edge by nginx', 'times', ratios('forwarded call, edge', 'forwarded call, nginx'), { goal: { least: 0.4 }, note: 'requests per second, one process each, an answer of 14 KB that the gateway has compressed; the gateway is another nginx' }),
    ];
  } finally {
    await floor.stop();
    await forwarding.stop();
    await before.stop();
    await nginx.stop();
    await Promise.all(behind.map((one) => one.stop()));
  }
}
