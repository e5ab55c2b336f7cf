import { budgets } from '../../src/build/budgets.ts';
import type { Context } from '../context.ts';
import { figureOf, type Figure } from '../figure.ts';
import { eachRun, openHome, type Phone } from '../phone.ts';

/** bytes of bodies as transferred, and requests, by kind */
type Load = Record<string, { bytes: number; requests: number }>;

/** Loads until the first games can be tapped, until the network is idle, and including the popups and the further banners. */
type Visit = Record<'usable' | 'still' | 'stayed', Load>;

/** Idle time of the network, in ms: before, and after the popups and the further banners load. */
const quiet = { still: 3_000, stayed: 6_000 };

/** Loads of a first visit to home. */
async function run({ page, tools }: Phone): Promise<Visit> {
  const load: Load = {};
  const heads = new Map<string, { kind: string; bytes: number }>();
  let last = performance.now();
  await tools.send('Network.enable');
  tools.on('Network.responseReceived', ({ requestId, type, response }) => heads.set(requestId, { kind: type, bytes: response.encodedDataLength }));
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const head = heads.get(requestId);
    const kind = (load[head?.kind ?? 'Other'] ??= { bytes: 0, requests: 0 });
    kind.bytes += Math.max(0, encodedDataLength - (head?.bytes ?? 0));
    kind.requests += 1;
    last = performance.now();
  });
  const until = async (ms: number): Promise<Load> => {
    while (performance.now() - last < ms) await page.waitForTimeout(ms / 10);
    return structuredClone(load);
  };
  await openHome(page);
  return { usable: structuredClone(load), still: await until(quiet.still), stayed: await until(quiet.stayed) };
}

const total = (load: Load, key: 'bytes' | 'requests') => Object.values(load).reduce((sum, kind) => sum + kind[key], 0);

/** Bytes and requests until home is usable, until the network is idle, and with the sections below the fold. */
export async function measure({ browser, runs, edgeOf }: Context): Promise<Figure[]> {
  const visits = await eachRun(runs, browser, (await edgeOf('shipped')).address, {}, run);
  const drawn = await eachRun(runs, browser, (await edgeOf('shipped', 'drawings')).address, {}, run);
  const usable = visits.map((visit) => visit.usable);
  const still = visits.map((visit) => visit.still);
  const stayed = visits.map((visit) => visit.stayed);
  const kinds = [...new Set(usable.flatMap((load) => Object.keys(load)))].toSorted().filter((kind) => kind !== 'Script');
  const script = (loads: readonly Load[], key: 'bytes' | 'requests') => loads.map((load) => load.Script?.[key] ?? 0);
  return [
    figureOf('script until home is usable', 'B', script(usable, 'bytes'), { goal: { most: budgets.aboveGames }, note: 'whatever had come when the first games could be tapped' }),
    figureOf('scripts until home is usable', '', script(usable, 'requests'), { goal: { most: 4 } }),
    figureOf('script until home is still', 'B', script(still, 'bytes'), { goal: { most: budgets.firstVisit }, note: `idle parts included; still: nothing comes for ${quiet.still / 1_000} s` }),
    figureOf('scripts until home is still', '', script(still, 'requests'), { goal: { most: 9 } }),
    figureOf('all bytes until home is still', 'B', still.map((load) => total(load, 'bytes')), { goal: { most: 80_000 } }),
    figureOf('all bytes until home is still, drawings', 'B', drawn.map((visit) => total(visit.still, 'bytes')), { goal: { most: 80_000 }, note: "the platform's pictures as drawings of some 3 KB; all other figures with makers' pictures" }),
    figureOf('all requests until home is still', '', still.map((load) => total(load, 'requests')), { goal: { most: 30 } }),
    figureOf('all bytes, with what comes while home stands', 'B', stayed.map((load) => total(load, 'bytes')), { note: 'the popups after five seconds, and the slides as they turn' }),
    figureOf('all requests, with what comes while home stands', '', stayed.map((load) => total(load, 'requests'))),
    ...kinds.flatMap((kind) => [
      figureOf(`${kind}: bytes until home is usable`, 'B', usable.map((load) => load[kind]?.bytes ?? 0)),
      figureOf(`${kind}: requests until home is usable`, '', usable.map((load) => load[kind]?.requests ?? 0)),
    ]),
  ];
}
