import { brotliCompressSync } from 'node:zlib';
import { startEdge } from '../../tests/browser/edge.ts';
import { firstLoad } from '../../src/build/first-load.ts';
import { builds } from '../context.ts';
import type { Context } from '../context.ts';
import { figureOf } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { loadOn } from '../load.ts';
import type { Load } from '../load.ts';
import { startNginx } from '../../tests/browser/nginx.ts';
import { repeated } from '../repeated.ts';

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

/** The edge beside nginx with the same bytes, from its memory and from a gateway, and beside Node's server alone; and three edges of one platform, two of them behind nginx. */
export async function measure({ runs, quick, edgeOf }: Context): Promise<Figure[]> {
  const platform = await edgeOf('shipped');
  const { folder } = builds.shipped;
  const behind = await Promise.all([0, 1].map(() => startEdge({ GATEWAY_URL: platform.address, DIST: folder })));
  const nginx = await startNginx(folder, behind.map(({ address }) => Number(new URL(address).port)));
  const before = await startNginx(folder, [Number(new URL(nginx.address).port)]);
  nginx.add(gatewayFolder.slice('/assets/'.length) + call, { '': list, '.br': brotliCompressSync(list) });
  const forwarding = await startEdge({ GATEWAY_URL: nginx.address + gatewayFolder, DIST: folder });
  const floor = await startEdge({ FROM: behind[0]!.address + page }, 'perf/floor/http.ts');
  try {
    const file = `/${firstLoad(folder, 'home')[0]!}`;
    const addresses = [...behind.map(({ address }) => address), nginx.address];
    const different = (await countDifferent(addresses, [page])) + (await countDifferent(behind.map(({ address }) => address), [file]));
    const html = Buffer.from(await (await fetch(behind[0]!.address + page)).arrayBuffer());
    nginx.add('page.html', { '': html, '.br': brotliCompressSync(html) });

    const measured = { 'page, edge': behind[0]!.address + page, "page, Node's server alone": floor.address, 'page, nginx from a file': `${nginx.address}/assets/page.html`, 'hashed file, edge': behind[0]!.address + file, 'hashed file, nginx': nginx.address + file, 'forwarded call, edge': forwarding.address + call, 'forwarded call, nginx': before.address + gatewayFolder + call };
    const figures: Figure[] = [figureOf('answers that differ between edges of one platform', '', [different], { goal: { most: 0 }, note: 'home by two edges and through nginx before both, a hashed file by the two' })];
    // The first seconds are those of code that is not compiled yet.
    for (const address of Object.values(measured)) await loadOn(address, { connections, seconds: 2 });
    const loads: Record<string, Load[]> = {};
    // By turns: what else the machine does then disturbs both sides of a ratio.
    await repeated(runs, async () => {
      for (const [name, address] of Object.entries(measured)) (loads[name] ??= []).push(await loadOn(address, { connections, seconds: quick ? 2 : 8 }));
    });
    for (const [name, taken] of Object.entries(loads)) figures.push(figureOf(`${name}: requests`, '/s', taken.map(({ rate }) => rate), { note }), figureOf(`${name}: p99`, 'ms', taken.map(({ p99 }) => p99)));
    const ratios = (name: string, other: string) => loads[name]!.map(({ rate }, run) => rate / loads[other]![run]!.rate);
    const byNginx = (name: string) => ratios(name, 'page, nginx from a file');
    const most = figureOf("page, Node's server alone by nginx", 'times', byNginx("page, Node's server alone"), { note: 'the same bytes and headers to every request, without looking at it: the most that a program on Node reaches here' });
    return [
      ...figures,
      most,
      figureOf('page, edge by nginx', 'times', byNginx('page, edge'), { goal: { least: 0.8 }, note: 'requests per second, by turns', cause: `Node's server alone reaches ${most.value.toFixed(2)} here` }),
      figureOf('forwarded call, edge by nginx', 'times', ratios('forwarded call, edge', 'forwarded call, nginx'), { goal: { least: 0.4 }, note: 'requests per second, an answer of 14 KB that the gateway has compressed; the gateway is another nginx' }),
    ];
  } finally {
    await floor.stop();
    await forwarding.stop();
    await before.stop();
    await nginx.stop();
    await Promise.all(behind.map((edge) => edge.stop()));
  }
}
