import type { Context } from '../context.ts';
import { figureOf } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { eachRun, openHome } from '../phone.ts';
import type { Phone } from '../phone.ts';

type Load = Record<string, { bytes: number; requests: number }>;

/** Bytes over the network until home can be used, by kind. */
async function run({ page, tools }: Phone): Promise<Load> {
  const load: Load = {};
  const kinds = new Map<string, string>();
  await tools.send('Network.enable');
  tools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = (load[kinds.get(requestId) ?? 'Other'] ??= { bytes: 0, requests: 0 });
    kind.bytes += encodedDataLength;
    kind.requests += 1;
  });
  await openHome(page);
  return structuredClone(load);
}

/** Bytes by kind, with their headers, and requests until the first games of the platform stand. */
export async function measure({ browser, runs, edgeOf }: Context): Promise<Figure[]> {
  const loads = await eachRun(runs, browser, (await edgeOf('shipped')).address, {}, run);
  const kinds = [...new Set(loads.flatMap((load) => Object.keys(load)))].toSorted();
  const total = (load: Load, key: 'bytes' | 'requests') => Object.values(load).reduce((sum, kind) => sum + kind[key], 0);
  return [
    figureOf('all bytes until home is usable', 'B', loads.map((load) => total(load, 'bytes'))),
    figureOf('all requests until home is usable', '', loads.map((load) => total(load, 'requests'))),
    ...kinds.flatMap((kind) => [
      figureOf(`${kind}: bytes`, 'B', loads.map((load) => load[kind]?.bytes ?? 0)),
      figureOf(`${kind}: requests`, '', loads.map((load) => load[kind]?.requests ?? 0)),
    ]),
  ];
}
