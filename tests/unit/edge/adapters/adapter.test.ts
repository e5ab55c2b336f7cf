import { expect, test } from 'vitest';
import { AdapterFault, adapted, adaptedByMerchant, type Adapter } from '../../../../src/edge/adapters/adapter.ts';
import { gateway } from '../../../../src/edge/gateway.ts';
import { askedBy } from '../../../../src/edge/request.ts';
import { loadAdapter } from '../../../../src/edge/adapters/load.ts';

const asked = (path: string, merchant = 'azul') => new Request(`http://edge.test${path}`, { headers: { Merchant: merchant } });

/** A gateway that knows two paths of its own, and says which were asked. */
function gatewayOf(values: Readonly<Record<string, unknown>>) {
  const paths: string[] = [];
  return { paths, send: async (request: Request) => {
    const { pathname } = new URL(request.url);
    paths.push(pathname);
    return pathname in values ? Response.json(values[pathname]) : new Response('', { status: 404 });
  } };
}

const plain: Adapter = { request: (request) => request, response: (response) => response };

test('an adapter answers by itself what its gateway has not, and the gateway is not asked', async () => {
  const { paths, send } = gatewayOf({});
  const adapter: Adapter = { ...plain, request: (request, { name }) => (name === 'unreadCount' ? Response.json({ success: true, value: 0 }) : request) };
  expect(await (await adapted(adapter, send)(asked('/wps/message/unread'))).json()).toEqual({ success: true, value: 0 });
  expect(paths).toEqual([]);
});

test('an adapter joins two calls of its gateway into one of the contract', async () => {
  const { paths, send } = gatewayOf({ '/v2/balance': { cents: 1_230 }, '/v2/currency': { iso: 'BRL', sign: 'R$' } });
  const adapter: Adapter = {
    ...plain,
    async request(request, { name }, ask) {
      if (name !== 'wallet') return request;
      const [balance, currency] = await Promise.all(['balance', 'currency'].map(async (path) => (await ask(new Request(new URL(`/v2/${path}`, request.url), request))).json() as Promise<Record<string, unknown>>));
      return Response.json({ success: true, value: { currency: currency!.iso, currencySymbol: currency!.sign, sumBalance: balance!.cents } });
    },
  };
  expect(await (await adapted(adapter, send)(asked('/wps/wallet'))).json()).toEqual({ success: true, value: { currency: 'BRL', currencySymbol: 'R$', sumBalance: 1_230 } });
  expect(paths.toSorted()).toEqual(['/v2/balance', '/v2/currency']);
});

test('an answer is translated by what the phone asked: its page stands in the request alone', async () => {
  const { send } = gatewayOf({ '/wps/message/list': [1, 2, 3] });
  const adapter: Adapter = { ...plain, response: async (response, _call, request) => Response.json({ page: new URL(request.url).searchParams.get('pageNo'), rows: await response.json(), url: response.url }) };
  expect(await (await adapted(adapter, send)(asked('/wps/message/list?pageNo=2'))).json()).toEqual({ page: '2', rows: [1, 2, 3], url: '' });
});

test('each merchant has its own adapter, and what has none goes through the one of all', async () => {
  const { paths, send } = gatewayOf({});
  const to = (prefix: string): Adapter => ({ ...plain, request: (request) => new Request(request.url.replace('/wps/', `/${prefix}/`), request) });
  const by = adaptedByMerchant(new Map([['azul', to('a')], ['rosa', to('r')]]), to('x'), send);
  for (const merchant of ['azul', 'rosa', 'leve']) await by(asked('/wps/wallet', merchant));
  await adaptedByMerchant(new Map([['azul', to('a')]]), undefined, send)(asked('/wps/wallet', 'leve'));
  expect(paths).toEqual(['/a/wallet', '/r/wallet', '/x/wallet', '/wps/wallet']);
});

test('the environment names one for each merchant; two for all others are refused', async () => {
  const example = 'src/edge/adapters/decimal-gateway.ts';
  const { paths, send } = gatewayOf({});
  const adapt = await loadAdapter(`azul:${example}, azul-teste:${example}`);
  await adapt!(send)(asked('/wps/wallet', 'azul-teste')).catch(() => {});
  await adapt!(send)(asked('/wps/wallet', 'leve'));
  expect(paths).toEqual(['/api/v2/wallet', '/wps/wallet']);
  await expect(loadAdapter(`${example},${example}`)).rejects.toThrow(`GATEWAY_ADAPTER names two adapters without a merchant: ${example}`);
});

test('what an adapter throws while it joins is its own fault', async () => {
  const broken: Adapter = { ...plain, request: () => { throw new TypeError('no such field'); } };
  await expect(adapted(broken, gatewayOf({}).send)(asked('/wps/wallet'))).rejects.toThrow(AdapterFault);
});

test('what is no call goes through `other`, or as it is; what it throws is the adapter\'s fault', async () => {
  const { paths, send } = gatewayOf({});
  const other: Adapter['other'] = (request, ask) => ask(new Request(request.url.replace('/cdn/', '/static/art/'), request));
  await adapted({ ...plain, other }, send)(asked('/cdn/games/1.png'));
  await adapted(plain, send)(asked('/cdn/games/1.png'));
  expect(paths).toEqual(['/static/art/games/1.png', '/cdn/games/1.png']);
  await expect(adapted({ ...plain, other: () => { throw new Error('no'); } }, send)(asked('/cdn/x'))).rejects.toThrow(AdapterFault);
});

test('a picture that a phone asks for goes through the adapter of its host\'s merchant, though it names none', async () => {
  const { paths, send } = gatewayOf({});
  const own: Adapter = { ...plain, other: (request, ask) => ask(new Request(request.url.replace('/cdn/', '/azul-art/'), request)) };
  const upstream = gateway({ url: 'http://edge.test', adapt: () => adaptedByMerchant(new Map([['azul', own]]), undefined, send) });
  const caller = { address: '203.0.113.7', proto: 'http', host: 'azul.localhost' } as const;
  const { trace } = askedBy(asked('/cdn/a.png'), caller, () => {});
  trace.merchant = 'azul';
  await upstream.answer(new Request('http://azul.localhost/cdn/a.png'), caller, trace);
  expect(paths).toEqual(['/azul-art/a.png']);
});
