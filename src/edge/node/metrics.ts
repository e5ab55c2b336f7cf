import { createServer } from 'node:http';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Answered } from '../observe.ts';
import { listen } from './listen.ts';

export interface Metrics {
  observe(answered: Answered): void;
  /** Serves `/metrics` on a port of its own; ends with the process. */
  listen(port: number, host?: string): Promise<number>;
}

/** Prometheus metrics of this process. Labels come from known sets: names of routes, codes of merchants. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({ name: 'edge_requests_total', help: 'Answered requests', labelNames: ['route', 'merchant', 'status'], registers: [registry] });
  const seconds = new Histogram({ name: 'edge_request_seconds', help: 'Time until the last byte was handed to the network', labelNames: ['route'], buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 30], registers: [registry] });
  const bytes = new Counter({ name: 'edge_response_bytes_total', help: 'Bytes of answers', labelNames: ['route'], registers: [registry] });
  const failures = new Counter({ name: 'edge_gateway_failures_total', help: 'Calls that the platform gave no whole answer to', labelNames: ['merchant'], registers: [registry] });
  const refusals = new Counter({ name: 'edge_refusals_total', help: 'Calls that the platform refused, by its code', labelNames: ['route', 'merchant', 'code'], registers: [registry] });
  return {
    observe({ route, merchant, status, ms, bytes: count, error, errorCode }) {
      requests.inc({ route, merchant, status });
      seconds.observe({ route }, ms / 1_000);
      bytes.inc({ route }, count);
      if (error) failures.inc({ merchant });
      if (errorCode) refusals.inc({ route, merchant, code: errorCode });
    },
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
