import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rendererName, type PageRenderer } from '../../src/edge/page-files.ts';
import { pageDataId, type PageData } from '../../src/contract/page.ts';
import { startEdge } from '../../tests/browser/edge.ts';
import { memoryOf } from '../../tests/edge/memory.ts';
import { builds, type Context } from '../context.ts';
import { figureOf, type Figure } from '../figure.ts';
import { loadOn } from '../load.ts';
import { repeat } from '../repeat.ts';
import { visit } from '../../tests/edge/visitor.ts';

const connections = 100;
const pages = { home: '/m/home', gameList: '/m/gameList', gameLobby: '/m/gameLobby', slotsCenter: '/m/slotsCenter', lottery: '/m/lottery', startLottery: '/m/startLottery', activity: '/m/activity', notice: '/m/notice' };
/** addresses that nobody has, by a number */
const madeUp: readonly ((at: number) => { path: string; headers?: Record<string, string> })[] = [
  (at) => ({ path: `/m/gameList?gameType=${at}` }),
  (at) => ({ path: `/m/gameList?gameType=RNG&pageNo=${at}&search=${at}` }),
  (at) => ({ path: `/m/lottery?tab=${at}` }),
  (at) => ({ path: `/m/slotsCenter?vassalage=${at}&x${at}=1` }),
  (at) => ({ path: `/m/home?${at}`, headers: { Cookie: `language=${at}; imageHost=${at}` } }),
  (at) => ({ path: `/m/${at}/${at}`, headers: { Accept: 'text/html' } }),
  (at) => ({ path: '/m/home', headers: { Host: `host-${at}.example` } }),
  (at) => ({ path: `/assets/${at}.js` }),
  (at) => ({ path: '/m/notice', headers: { 'Accept-Encoding': `br;q=0.${at}`, 'If-None-Match': `W/"${at}.${at}"` } }),
  (at) => ({ path: `/wps/${at}/x?${at}` }),
];

/** Asks for made-up addresses, some at once. */
async function makeUp(address: string, from: number, count: number): Promise<void> {
  let at = from;
  await Promise.all(Array.from({ length: 16 }, async () => {
    while (at < from + count) {
      const number = at++;
      const { path, headers } = madeUp[number % madeUp.length]!(number);
      await visit(address, path, headers);
    }
  }));
}

/** ms of the processor that each of some renders of a page takes, in the order in which they are made. */
async function renderTimes(address: string, folder: string): Promise<Record<string, number[]>> {
  const renderer = (await import(pathToFileURL(resolve(folder, rendererName)).href)) as PageRenderer;
  await renderer.prepareRender();
  const dataOf = async (path: string) => JSON.parse(new RegExp(`<script[^>]* id="${pageDataId}">(.*?)</script>`, 's').exec(await (await fetch(address + path)).text())![1]!) as PageData;
  const found = await Promise.all(Object.entries(pages).map(async ([name, path]) => [name, await dataOf(path)] as const));
  const times: Record<string, number[]> = {};
  for (let round = 0; round < 60; round++) {
    for (const [name, data] of found) {
      const before = process.cpuUsage();
      renderer.renderPage(name as Parameters<PageRenderer['renderPage']>[0], data);
      const { user, system } = process.cpuUsage(before);
      (times[name] ??= []).push((user + system) / 1_000);
    }
  }
  return times;
}

/** The edge that draws pages: beside itself while a platform's lists change each second, under made-up addresses, and the time of a render. */
export async function measure({ runs, quick, edgeOf }: Context): Promise<Figure[]> {
  const platform = await edgeOf('shipped');
  const { folder } = builds.shipped;
  const gateway = await startEdge({ FROM: platform.address }, 'perf/floor/changing-gateway.ts');
  const edge = await startEdge({ GATEWAY_URL: gateway.address, DIST: folder });
  try {
    const addresses = Object.values(pages).map((path) => edge.address + path);
    for (let turn = 0; turn < 2; turn++) await loadOn(addresses, { connections, seconds: 2 });
    const seconds = quick ? 5 : 15;
    const loads = await repeat(runs, async () => {
      await fetch(`${gateway.address}/still`);
      await loadOn(addresses, { connections, seconds: 8 });
      const still = await loadOn(addresses, { connections, seconds });
      await fetch(`${gateway.address}/changing`);
      const changing = await loadOn(addresses, { connections, seconds });
      return { still, changing };
    });
    const times = await renderTimes(edge.address, folder);

    const count = quick ? 10_000 : 100_000;
    // Up to here its code and its caches grow.
    const warm = 20_000;
    await fetch(`${gateway.address}/still`);
    await makeUp(edge.address, 0, warm);
    const before = memoryOf(edge.pid);
    await makeUp(edge.address, warm, count);
    const grown = memoryOf(edge.pid) - before;
    const note = `${Object.keys(pages).length} pages in turn by ${connections} kept connections`;
    const p99 = { still: figureOf('p99 while nothing changes', 'ms', loads.map(({ still }) => still.p99), { note }), changing: figureOf('p99 while the lists change each second', 'ms', loads.map(({ changing }) => changing.p99), { note }) };
    return [
      p99.still,
      p99.changing,
      figureOf('p99 while the lists change, by that while nothing does', 'times', loads.map(({ still, changing }) => changing.p99 / still.p99), { goal: { most: 1.1 } }),
      figureOf('requests while nothing changes', '/s', loads.map(({ still }) => still.rate)),
      figureOf('requests while the lists change each second', '/s', loads.map(({ changing }) => changing.rate)),
      figureOf(`memory after ${count} made-up addresses more`, 'MB', [grown], { goal: { most: 20 }, note: `queries of lists, unknown pages, hosts, cookies, languages, encodings and files; ${warm} have been asked for before, ${Math.round(before)} MB` }),
      ...Object.entries(times).map(([name, taken]) => figureOf(`one render of ${name}`, 'ms', taken, { goal: { most: 10 }, note: 'of the processor, after each other page' })),
    ];
  } finally {
    await edge.stop();
    await gateway.stop();
  }
}
