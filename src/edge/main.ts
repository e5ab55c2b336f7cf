import { existsSync } from 'node:fs';
import { createEdge } from './edge.ts';
import { readBuild } from './node/build.ts';
import { callersBehind } from './node/caller.ts';
import { gracefulShutdown, listen, listenerOf, serverOf } from './node/listen.ts';
import { logLine } from './node/log.ts';
import { createMetrics } from './node/metrics.ts';
import { awaitPlatform } from './node/await-platform.ts';
import { greet, platformOf, startOrSay } from './start.ts';

const { PORT = '4173', HOST, DIST = 'dist', OLD_DIST = '', TRUST_PROXY = '', LOG = 'off', METRICS_PORT, DRAIN_SECONDS = '0' } = process.env;

await startOrSay(async () => {
  if (!existsSync(`${DIST}/pages.json`)) throw new Error(`there is no build in ${DIST}: npm run build makes one`);
  if (LOG !== 'off' && LOG !== 'json') throw new Error(`LOG is off or json, not ${LOG}`);
  const callerOf = callersBehind(TRUST_PROXY);
  const { upstream, merchants } = await platformOf(process.env);
  const machine = await readBuild(DIST, OLD_DIST.split(',').filter(Boolean));
  const metrics = METRICS_PORT ? createMetrics() : undefined;
  const observers = [...(LOG === 'json' ? [logLine] : []), ...(metrics ? [metrics.observe] : [])];
  let isDraining = false;
  const edge = createEdge({
    machine,
    upstream,
    merchants,
    isDraining: () => isDraining,
    ...(observers.length && { observer: (answered) => observers.forEach((observer) => observer(answered)) }),
  });
  const server = serverOf(listenerOf(edge, callerOf));
  const port = await listen(server, Number(PORT), HOST || undefined);
  await metrics?.listen(Number(METRICS_PORT), HOST || undefined);
  gracefulShutdown(server, { close: () => upstream.close(), onDrain: () => void (isDraining = true), noticeMs: Number(DRAIN_SECONDS) * 1_000 });
  greet(upstream, port, HOST || undefined);
  awaitPlatform(upstream);
});
