import { expect, test } from 'vitest';
import { createMetrics } from '../../../../src/edge/node/metrics.ts';

test('requests are counted by their labels, and their times stand in the buckets that hold them', async () => {
  const metrics = createMetrics();
  const answered = { requestId: 'a', merchant: 'leve', route: 'page home', method: 'GET', status: 200, ms: 1, bytes: 10, build: '1+a' };
  for (const one of [answered, { ...answered, ms: 3 }, { ...answered, ms: 40_000, status: 500 }, { ...answered, route: 'wallet', gatewayMs: 300 }]) metrics.observe(one);
  const address = `http://127.0.0.1:${await metrics.listen(0)}/metrics`;
  // Told twice, they are the same.
  await fetch(address);
  const lines = (await (await fetch(address)).text()).split('\n');
  const valueOf = (name: string) => lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1);
  expect(valueOf('edge_requests_total{route="page home",merchant="leve",status="200",build="1+a"}')).toBe('2');
  expect(valueOf('edge_requests_total{route="page home",merchant="leve",status="500",build="1+a"}')).toBe('1');
  expect(valueOf('edge_response_bytes_total{route="page home"}')).toBe('30');
  const bucket = (le: string) => valueOf(`edge_request_seconds_bucket{le="${le}",route="page home"}`);
  expect(['0.001', '0.005', '30', '+Inf'].map(bucket)).toEqual(['1', '2', '2', '3']);
  expect([valueOf('edge_request_seconds_sum{route="page home"}'), valueOf('edge_request_seconds_count{route="page home"}')]).toEqual(['40.004', '3']);
  expect([valueOf('edge_gateway_seconds_bucket{le="0.25",route="wallet"}'), valueOf('edge_gateway_seconds_bucket{le="0.5",route="wallet"}')]).toEqual(['0', '1']);
});
