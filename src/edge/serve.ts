import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withCanary } from './canary.ts';
import { createEdge, type EdgeOptions } from './edge.ts';
import { buildName } from './machine.ts';
import { readBuild } from './node/build.ts';
import { callersBehind } from './node/caller.ts';
import { gracefulShutdown, listen, listenerOf, serverOf } from './node/listen.ts';
import { logLine } from './node/log.ts';
import { createMetrics, serveMetrics } from './node/metrics.ts';
import { picturesOf } from './node/pictures/start.ts';
import { awaitPlatform } from './node/await-platform.ts';
import { watchFolder } from './node/watch-folder.ts';
import type { Observer } from './observe.ts';
import { createRateLimit } from './rate-limit.ts';
import { greet, platformOf, type Started } from './start.ts';

/** s: a load balancer polls more often. */
const longestDrain = 3_600;

/** The build's folder: beside a packaged edge, else `dist`. */
export const buildBeside = (): string => {
  const beside = join(dirname(process.argv[1]!), 'dist');
  return existsSync(beside) ? beside : 'dist';
};

/** Parses a number of the environment. Throws, naming it, outside the bounds. */
function numberOf(name: string, text: string, most: number, what: string): number {
  const number = Number(text);
  if (!(number >= 0 && number <= most)) throw new Error(`${name} is no ${what} up to ${most}: ${text}`);
  return number;
}

const requireBuild = (folder: string, name: string): void => {
  if (!existsSync(`${folder}/pages.json`)) throw new Error(`there is no build in ${folder}${name === 'DIST' ? ': npm run build makes one' : `, which ${name} names`}`);
};

/** Reloads the merchants' folder when it changes, and on SIGHUP; logs and counts the result. */
function followMerchants(watch: ReturnType<typeof watchFolder> | undefined, readAgain: Started['readAgain'], count: (isSound: boolean) => void): void {
  const read = (): void => {
    const faults = readAgain?.() ?? ['MERCHANTS names no folder that could be read again'];
    count(!faults.length);
    if (!faults.length) console.log('The merchants were read again.');
    for (const fault of faults) console.error(`Merchants: ${fault}`);
    if (faults.length) console.error('Merchants: what is at fault stays as it was.');
  };
  process.on('SIGHUP', read);
  watch?.(read);
}

/** Starts the edge by its environment. Rejects with a line for each fault. */
export async function serve(environment: NodeJS.ProcessEnv): Promise<void> {
  // An empty variable counts as unset, except GATEWAY_URL.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const { PORT = '4173', HOST, DIST = buildBeside(), OLD_DIST = '', CANARY_DIST, CANARY_SHARE = '0', TRUST_PROXY = '', LOG = 'off', RATE_LIMIT = '1', METRICS_PORT, METRICS_HOST, DRAIN_SECONDS = '0', NOINDEX = 'off', MERCHANTS } = set;
  requireBuild(DIST, 'DIST');
  if (CANARY_DIST) requireBuild(CANARY_DIST, 'CANARY_DIST');
  if (LOG !== 'off' && LOG !== 'json') throw new Error(`LOG is off or json, not ${LOG}`);
  if (NOINDEX !== 'off' && NOINDEX !== 'on') throw new Error(`NOINDEX is on or off, not ${NOINDEX}`);
  const drain = numberOf('DRAIN_SECONDS', DRAIN_SECONDS, longestDrain, 'number of seconds');
  const share = numberOf('CANARY_SHARE', CANARY_SHARE, 100, 'share of a hundred');
  const rate = RATE_LIMIT === 'off' ? 0 : numberOf('RATE_LIMIT', RATE_LIMIT, 1_000, 'factor');
  const older = OLD_DIST.split(',').map((folder) => folder.trim()).filter(Boolean);
  for (const folder of older) if (!existsSync(folder)) throw new Error(`OLD_DIST names no folder: ${folder}`);
  const callerOf = callersBehind(TRUST_PROXY);
  // Watch before reading, so that no change is missed.
  const watch = MERCHANTS ? watchFolder(MERCHANTS) : undefined;
  // Each has the other's files, because a page of one may request them from the other.
  const machine = await readBuild(DIST, CANARY_DIST ? [...older, CANARY_DIST] : older);
  await machine.renderer.prepareRender();
  const { upstream, merchants, readAgain } = await platformOf(environment, undefined, machine.renderer.packOf);
  const canary = CANARY_DIST ? await readBuild(CANARY_DIST, [DIST, ...older]) : undefined;
  const metrics = METRICS_PORT === 'off' ? undefined : createMetrics();
  followMerchants(watch, readAgain, metrics?.countReading ?? (() => {}));
  const observers = [...(LOG === 'json' ? [logLine] : []), ...(metrics ? [metrics.observe] : [])];
  const observer: Observer | undefined = observers.length ? (answered) => observers.forEach((one) => one(answered)) : undefined;
  const pictures = picturesOf(environment, upstream, machine.compress);
  let isDraining = false;
  const options: Omit<EdgeOptions, 'machine'> = { upstream, merchants, pictures, isHidden: NOINDEX === 'on', isDraining: () => isDraining, ...(rate && { rateLimit: createRateLimit(rate) }), ...(metrics && { onVisit: metrics.seeVisit }), ...(observer && { observer }) };
  const stable = createEdge({ machine, ...options });
  const edge = canary ? withCanary(stable, createEdge({ machine: canary, ...options }), share) : stable;
  const server = serverOf(listenerOf(edge, callerOf, observer), {}, observer);
  const port = await listen(server, Number(PORT), HOST);
  const measured = metrics && await serveMetrics(metrics, METRICS_PORT, METRICS_HOST, Number(PORT));
  gracefulShutdown(server, { close: () => (pictures.close?.(), upstream.close()), onDrain: () => void (isDraining = true), noticeMs: drain * 1_000 });
  greet(upstream, port, HOST, [
    ['build', buildName(machine.files)],
    ...(canary ? [['canary', `${buildName(canary.files)}, ${share} % of visitors`] as const] : []),
    ...(measured ? [['metrics', measured] as const] : []),
  ], LOG === 'json');
  awaitPlatform(upstream);
}
