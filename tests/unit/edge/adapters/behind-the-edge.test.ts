import { getRequestListener } from '@hono/node-server';
import { afterAll, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/calls.ts';
import { loadAdapter } from '../../../../src/edge/adapters/load.ts';
import { checks } from '../../../gateway/checks/index.ts';
import { foreign } from '../../../gateway/foreign.ts';
import { Kit, runChecks } from '../../../gateway/kit/kit.ts';
import { kitOnTheBox } from '../../../gateway/on-the-box.ts';
import { closeServers, serveEdge, serveGateway } from '../../../support/gateway-edge.ts';

afterAll(closeServers);

test('a foreign gateway behind an edge with its adapter passes all checks', async () => {
  const { kit: { options }, phone } = await kitOnTheBox();
  const gateway = await serveGateway(getRequestListener(foreign((request) => phone.fetch(request)), { overrideGlobalObjects: false }));
  const edge = await serveEdge(`${gateway}/`, { adapt: await loadAdapter('src/edge/adapters/decimal-gateway.ts') });
  const kit = new Kit({ ...options, gateway: edge, fetch });
  await runChecks(kit, checks);
  phone.close();
  expect(kit.report.lines.filter(({ verdict }) => verdict === 'fault')).toEqual([]);
  expect(kit.report.count('fits')).toBeGreaterThan(calls.length);
});
