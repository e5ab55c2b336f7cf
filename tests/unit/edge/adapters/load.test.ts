import { expect, test } from 'vitest';
import { loadAdapter } from '../../../../src/edge/adapters/load.ts';

test('the adapter of a file translates requests and answers', async () => {
  const adapt = await loadAdapter('src/edge/adapters/decimal-gateway.ts');
  const requests: string[] = [];
  const send = adapt!((request) => {
    requests.push(`${new URL(request.url).pathname} ${request.headers.get('X-Brand')}`);
    return Promise.resolve(Response.json({ code: 0, data: { currency: 'BRL', symbol: 'R$', balance: '12.30' } }));
  });
  const response = await send(new Request('http://edge.test/wps/wallet', { headers: { Merchant: 'leve' } }));
  expect(requests).toEqual(['/api/v2/wallet leve']);
  expect(await response.json()).toEqual({ success: true, value: { currency: 'BRL', currencySymbol: 'R$', sumBalance: 1230 } });
});

test('without a file there is no adapter', async () => {
  expect(await loadAdapter(undefined)).toBeUndefined();
  expect(await loadAdapter('')).toBeUndefined();
});

test('a missing file, and one that is no adapter, are named in the error', async () => {
  await expect(loadAdapter('no/such/adapter.ts')).rejects.toThrow(/GATEWAY_ADAPTER cannot be loaded from .*no\/such\/adapter\.ts/);
  await expect(loadAdapter('src/contract/errors.ts')).rejects.toThrow(/no default export .*errors\.ts/);
});
