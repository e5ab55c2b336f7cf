import { existsSync } from 'node:fs';
import { createEdge } from './edge.ts';
import { readBuild } from './node/build.ts';
import { callersBehind } from './node/caller.ts';
import { gracefulShutdown, listen, listenerOf, serverOf } from './node/listen.ts';
import { logLine } from './node/log.ts';
import { createMetrics } from './node/metrics.ts';
import type { Observer } from './observe.ts';
import { picturesOf } from './node/pictures/start.ts';
import { awaitPlatform } from './node/await-platform.ts';
import { greet, platformOf, startOrSay } from './start.ts';

// A variable that is empty counts as unset, but for GATEWAY_URL.
const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value));
const { PORT = '4173', HOST, DIST = 'dist', OLD_DIST = '', TRUST_PROXY = '', LOG = 'off', METRICS_PORT, DRAIN_SECONDS = '0' } = set;
/** s: a load balancer looks more often. */
const longestDrain = 3_600;

await startOrSay(async () => {
  if (!existsSync(`${DIST}/pages.json`)) throw new Error(`there is no build in ${DIST}: npm run build makes one`);
  if (LOG !== 'off' && LOG !== 'json') throw new Error(`LOG is off or json, not ${LOG}`);
  const drain = Number(DRAIN_SECONDS);
  if (!(drain >= 0 && drain <= longestDrain)) throw new Error(`DRAIN_SECONDS is no number of seconds up to ${longestDrain}: ${DRAIN_SECONDS}`);
  const older = OLD_DIST.split(',').map((folder) => folder.trim()).filter(Boolean);
  for (const folder of older) if (!existsSync(folder)) throw new Error(`OLD_DIST names no folder: ${folder}`);
  const callerOf = callersBehind(TRUST_PROXY);
  const { upstream, merchants } = await platformOf(process.env);
  const machine = await readBuild(DIST, older);
  const metrics = METRICS_PORT ? createMetrics() : undefined;
  const observers = [...(LOG === 'json' ? [logLine] : []), ...(metrics ? [metrics.observe] : [])];
  const observer: Observer | undefined = observers.length ? (answered) => observers.forEach((one) => one(answered)) : undefined;
  const pictures = picturesOf(process.env, upstream, machine.compress);
  let isDraining = false;
  const edge = createEdge({
    machine,
    upstream,
    merchants,
    pictures,
    isDraining: () => isDraining,
    ...(observer && { observer }),
  });
  const server = serverOf(listenerOf(edge, callerOf, observer), {}, observer);
  const port = await listen(server, Number(PORT), HOST);
  await metrics?.listen(Number(METRICS_PORT), HOST);
  gracefulShutdown(server, { close: () => (pictures.close?.(), upstream.close()), onDrain: () => void (isDraining = true), noticeMs: drain * 1_000 });
  greet(upstream, port, HOST);
  awaitPlatform(upstream);
});
