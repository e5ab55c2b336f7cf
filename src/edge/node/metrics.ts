import { createServer } from 'node:http';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Answered } from '../observe.ts';
import type { Visit } from '../visits.ts';
import { listen } from './listen.ts';
import { RouteHistogram } from './route-histogram.ts';

export interface Metrics {
  observe(answered: Answered): void;
  /** Counts a phone's report of its visit. */
  seeVisit(visit: Visit): void;
  /** Counts a reload of the merchants' folder: whether all files were valid. */
  countReading(isSound: boolean): void;
  /** Serves `/metrics` on its own port until the process ends. */
  listen(port: number, host?: string): Promise<number>;
}

/** Requests with the same labels. */
interface Tally {
  labels: { route: string; merchant: string; status: number; build: string };
  requests: number;
  bytes: number;
}

/** Prometheus metrics of this process. Labels come from known sets: route names, merchant codes. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  // Counted here, and passed to prom-client on a scrape, because it joins and checks labels each time.
  const tallies = new Map<string, Tally>();
  registry.registerMetric(new Counter({ name: 'edge_requests_total', help: 'Answered requests', labelNames: ['route', 'merchant', 'status', 'build'], registers: [], collect() {
    this.reset();
    for (const { labels, requests } of tallies.values()) this.inc(labels, requests);
  } }));
  registry.registerMetric(new Counter({ name: 'edge_response_bytes_total', help: 'Bytes of answers', labelNames: ['route'], registers: [], collect() {
    this.reset();
    for (const { labels: { route }, bytes } of tallies.values()) this.inc({ route }, bytes);
  } }));
  const seconds = new RouteHistogram({ name: 'edge_request_seconds', help: 'Time until the last byte was handed to the network', bounds: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 30], registry });
  const failures = new Counter({ name: 'edge_gateway_failures_total', help: 'Calls that the platform gave no whole answer to', labelNames: ['merchant'], registers });
  const refusals = new Counter({ name: 'edge_refusals_total', help: 'Calls that the platform refused, by its code', labelNames: ['route', 'merchant', 'code'], registers });
  const gatewaySeconds = new RouteHistogram({ name: 'edge_gateway_seconds', help: 'Time until the answer of the platform began, by call', bounds: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 20], registry });
  const depositStates = new Counter({ name: 'edge_deposits_total', help: 'Deposits by the state in which an answer told of them for the first time', labelNames: ['merchant', 'state'], registers });
  const visitSeconds = new Histogram({ name: 'edge_visit_seconds', help: 'What phones measured: lcp, inp, ttfb', labelNames: ['measure', 'page', 'device', 'build'], buckets: [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 8], registers });
  const visitShift = new Histogram({ name: 'edge_visit_shift', help: 'Layout shift of visits (CLS)', labelNames: ['page', 'device', 'build'], buckets: [0.01, 0.05, 0.1, 0.25, 0.5], registers });
  const visitFaults = new Counter({ name: 'edge_visit_faults_total', help: 'What went wrong on phones', labelNames: ['kind', 'page', 'device', 'build'], registers });
  const readings = new Counter({ name: 'edge_merchant_readings_total', help: 'Changes of the folder of merchants: taken, or with a file that was refused', labelNames: ['outcome'], registers });
  return {
    observe({ route, merchant, status, ms, bytes, build = '', error, errorCode, gatewayMs, deposits }) {
      const key = `${route} ${status} ${merchant} ${build}`;
      let tally = tallies.get(key);
      if (!tally) tallies.set(key, (tally = { labels: { route, merchant, status, build }, requests: 0, bytes: 0 }));
      tally.requests++;
      tally.bytes += bytes;
      seconds.observe(route, ms / 1_000);
      if (error) failures.inc({ merchant });
      if (gatewayMs !== undefined) gatewaySeconds.observe(route, gatewayMs / 1_000);
      if (deposits) for (const state of deposits) depositStates.inc({ merchant, state });
      if (errorCode) refusals.inc({ route, merchant, code: errorCode });
    },
    seeVisit({ page, device, build, measured, shift, faults }) {
      for (const [measure, ms] of Object.entries(measured)) visitSeconds.observe({ measure, page, device, build }, ms / 1_000);
      if (shift !== undefined) visitShift.observe({ page, device, build }, shift);
      for (const kind of faults) visitFaults.inc({ kind, page, device, build });
    },
    countReading: (isSound) => readings.inc({ outcome: isSound ? 'taken' : 'refused' }),
    async listen(port, host) {
      const server = createServer(async (request, response) => {
        if (request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end();
        response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
      });
      const listening = await listen(server, port, host, 'METRICS_PORT');
      server.unref();
      return listening;
    },
  };
}

/** Offset from the edge's own port, so that several edges on a machine differ: 9464, Prometheus's usual one, for 4173. */
const behindPort = 5_291;

/**
 * Serves metrics, only on this machine unless `host` says otherwise; resolves to their address. If a default port is
 * taken, the edge runs without metrics, and logs that.
 */
export async function serveMetrics(metrics: Metrics, named: string | undefined, host: string | undefined, port: number): Promise<string | undefined> {
  const wanted = named === undefined ? port && (port + behindPort) % 65_536 : Number(named);
  try {
    return `http://${host ?? '127.0.0.1'}:${await metrics.listen(wanted, host)}/metrics`;
  } catch (error) {
    if (named !== undefined || host !== undefined) throw error;
    console.error(`There are no metrics: ${(error as Error).message}`);
    return undefined;
  }
}
