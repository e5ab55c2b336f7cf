import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calls } from '../../../../src/contract/calls.ts';
import { unitOf, type Shape } from '../../../../src/contract/shape.ts';
import { AdapterFault, adapted } from '../../../../src/edge/adapters/adapter.ts';
import decimalGateway, { ourValue, theirValue } from '../../../../src/edge/adapters/decimal-gateway.ts';
import { checks } from '../../../gateway/checks/index.ts';
import { foreign } from '../../../gateway/foreign.ts';
import { runChecks } from '../../../gateway/kit/kit.ts';
import { kitOnTheBox } from '../../../gateway/on-the-box.ts';

/** Generates valid values of a shape. */
function valueOf(shape: Shape<unknown>): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'text': return fc.oneof(fc.string(), ...['money', 'deposit', 'time', 'count'].map(fc.constant));
    case 'oneOf': return fc.constantFrom(...shape.values!);
    case 'flag': return fc.boolean();
    case 'number': return shape.unit === 'epochMs' ? fc.integer({ min: 0, max: Date.UTC(2200, 0) }) : fc.integer();
    case 'list': return fc.array(valueOf(shape.of!), { maxLength: 3 });
    case 'map': return fc.dictionary(fc.string(), valueOf(shape.of!), { maxKeys: 3 });
    case 'record': {
      const fields = Object.entries(shape.fields!);
      return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field)])), {
        requiredKeys: fields.filter(([, field]) => !field.mayBeMissing).map(([name]) => name),
      });
    }
    case 'anything': return fc.jsonValue();
  }
}

test.each(calls)('value and input of $name are translated back unchanged', ({ endpoint: { value, input } }) => {
  for (const shape of [value, input]) {
    fc.assert(fc.property(valueOf(shape), (one) => {
      expect(ourValue(shape, theirValue(shape, one))).toEqual(one);
    }), { numRuns: 15 });
  }
});

test('amounts without a currency stay numbers, as minutes of a limit or rounds of a mission', () => {
  const { value } = calls.find(({ name }) => name === 'missionList')!.endpoint;
  const mission = { unit: 'count', target: 10, progress: 3, amount: 200 };
  expect(theirValue(value, [mission, { ...mission, unit: 'money' }])).toEqual([
    { unit: 'count', target: 10, progress: 3, amount: '2.00' },
    { unit: 'money', target: '0.10', progress: '0.03', amount: '2.00' },
  ]);
  const { fields } = calls.find(({ name }) => name === 'responsiblePlay')!.endpoint.value;
  const pending = fields!.limits!.of!.fields!.pending!.fields!.amount!;
  expect(unitOf(pending, [{ amount: 1, at: 2 }, { kind: 'time' }])).toBeUndefined();
  expect(unitOf(pending, [{ amount: 1, at: 2 }, { kind: 'loss' }])).toBe('money');
});

test('the foreign gateway passes all checks with the adapter, and fails without it', async () => {
  const through = await kitOnTheBox({}, (box) => adapted(decimalGateway, foreign(box)));
  await runChecks(through.kit, checks);
  through.phone.close();
  expect(through.kit.report.lines.filter(({ verdict }) => verdict === 'fault')).toEqual([]);
  expect(through.kit.report.count('fits')).toBeGreaterThan(calls.length);

  const without = await kitOnTheBox({}, foreign);
  await runChecks(without.kit, checks);
  without.phone.close();
  expect(without.kit.report.count('fault')).toBeGreaterThan(10);
});

const walletRequest = () => new Request('http://edge.test/wps/wallet', { headers: { Merchant: 'leve', Authorization: 'abc' } });

test.each([
  ['a page', new Response('<!doctype html>')],
  ['an answer without a code', Response.json({ data: {} })],
  ['an invalid amount', Response.json({ code: 0, data: { currency: 'BRL', symbol: 'R$', balance: 'much' } })],
  ['an answer beyond the limit', Response.json({ code: 0, data: 'x'.repeat(5 * 1024 * 1024) })],
])('%s of the gateway is a fault of the adapter that says where', async (_, answer) => {
  const fault = await adapted(decimalGateway, () => Promise.resolve(answer))(walletRequest()).then(() => undefined, (error: Error) => error);
  expect(fault).toBeInstanceOf(AdapterFault);
  expect(fault!.message).toMatch(/^the adapter's response of wallet threw: /);
  expect(fault!.stack).toContain('decimal-gateway.ts');
});

test('an untranslatable request is a fault too, and not sent', async () => {
  const send = () => Promise.reject(new Error('was sent'));
  const request = new Request('http://edge.test/wps/deposit', { method: 'POST', body: '{' });
  await expect(adapted(decimalGateway, send)(request)).rejects.toThrow(/^the adapter's request of createDeposit threw: /);
});

test('requests other than calls, as for pictures, are passed on unchanged', async () => {
  const picture = new Response('picture');
  expect(await adapted(decimalGateway, () => Promise.resolve(picture))(new Request('http://edge.test/cdn/a.png'))).toBe(picture);
});

test('a network error of the gateway is passed on', async () => {
  await expect(adapted(decimalGateway, () => Promise.reject(new TypeError('reset')))(walletRequest())).rejects.toThrow('reset');
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s is a code of the gateway and a field like any other', async (name) => {
  const answer = Response.json({ code: name, data: JSON.parse(`{ "${name}": { "x": 1 } }`) as unknown });
  const response = await adapted(decimalGateway, () => Promise.resolve(answer))(walletRequest());
  expect(await response.text()).toBe(`{"success":false,"errorCode":"${name}","value":{"${name}":{"x":1}}}`);
  const { value } = calls.find((call) => call.name === 'wallet')!.endpoint;
  expect(JSON.stringify(theirValue(value, JSON.parse(`{ "${name}": { "x": 1 } }`)))).toBe(`{"${name}":{"x":1}}`);
});
