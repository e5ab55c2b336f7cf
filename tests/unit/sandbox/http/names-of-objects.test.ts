import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '../../../../src/contract/calls.ts';
import type { Endpoint } from '../../../../src/contract/endpoint.ts';
import type { Shape } from '../../../../src/contract/shape.ts';
import { forgetAllAttempts } from '../../../../src/sandbox/accounts/attempts.ts';
import { rows } from '../../../../src/sandbox/store/database.ts';
import { seal } from '../../../gateway/kit/seal.ts';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

/** What every object has, and so finds in any table that is asked by `table[name]`. */
const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

/** What fields expect, so that a call comes as far as the one field that has such a name. */
const likely = ['phone', 'email', 'cpf', 'username', 'mobileNum', 'problem', 'deposit', 'day', 'account', 'waiting', 'RNG', '341', '2026-11-20', 'leve2026', 'request-0001', '11987654321', 'a@b.com', 'pt', '1'];

let phone: Phone;
let tokens: string[];
let furnished: Uint8Array;
let data: Map<string, string>;

/** The platform with a member and an agent, once for all: a call has what the one before it found. */
beforeAll(async () => {
  // What the box does by itself must not count as a call's.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  const filled = await startSandbox();
  tokens = [await tokenOf(filled), await tokenOf(filled, 'agente')];
  // The first call of a day settles what the day brings.
  for (const token of tokens) await filled.call('/wps/member/info', { token });
  furnished = filled.platform.database.serialize();
  data = dataOf(filled);
  filled.close();
});
afterAll(() => void vi.useRealTimers());
beforeEach(async () => {
  phone = await startSandbox({ copyOf: furnished });
});
afterEach(() => phone.close());

const hasText = ({ kind, of, fields }: Shape<unknown>): boolean =>
  kind === 'text' || (of ? hasText(of) : Object.values(fields ?? {}).some(hasText));

/** A value of the shape whose texts are `names`, and whose fields that may be missing sometimes are. */
function valueOf(shape: Shape<unknown>, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'text':
      return text;
    case 'oneOf':
      return fc.oneof(text, fc.constantFrom(...shape.values!));
    case 'number':
      return fc.constantFrom<unknown>(0, 1, 100);
    case 'flag':
      return fc.boolean();
    case 'list':
      return fc.array(valueOf(shape.of!, text), { minLength: 1, maxLength: 2 });
    case 'map':
      return fc.dictionary(fc.constantFrom(...names), valueOf(shape.of!, text), { noNullPrototype: true });
    case 'record': {
      const fields = Object.entries(shape.fields!);
      const required = fields.filter(([, field]) => !field.mayBeMissing || field.kind === 'text').map(([name]) => name);
      return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, text)])), { requiredKeys: required });
    }
    case 'anything':
      return text;
  }
}

function sendTo({ path, method, send, access }: Endpoint<unknown, unknown>, input: unknown, token: string): Promise<Response> {
  const options = { method, token: access === 'member' ? token : undefined };
  const pairs = (): string => new URLSearchParams(Object.entries(input as object).map(([name, value]) => [name, String(value)])).toString();
  if (send === 'query') return phone.request(`${path}?${pairs()}`, options);
  if (send === 'form') return phone.request(path, { ...options, body: pairs() });
  const text = JSON.stringify(input);
  if (send === 'json') return phone.request(path, { ...options, body: text });
  const { body, wrappedKey } = seal(text, phone.publicKey);
  return phone.request(path, { ...options, body, headers: { Encryption: wrappedKey } });
}

/** What is counted and what is looked at anew at each call, whatever came of it; and versions of terms, which merchants name as they like. */
const passing = ['attempts', 'captchas', 'consents', 'sessions'];

function dataOf({ platform: { database } }: Phone): Map<string, string> {
  const tables = rows<{ name: string }>(database, "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'").map(({ name }) => name);
  return new Map(tables.filter((name) => !passing.includes(name)).map((name) => [name, JSON.stringify(rows(database, `select * from "${name}"`))]));
}

const withTexts = calls.filter(({ endpoint }) => endpoint.send !== 'file' && hasText(endpoint.input)).map(({ name, endpoint }) => [name, endpoint] as const);

const answersEach = (endpoint: Endpoint<unknown, unknown>, text: fc.Arbitrary<string>, numRuns: number): Promise<void> =>
  fc.assert(fc.asyncProperty(valueOf(endpoint.input, text), fc.constantFrom(...tokens), async (input, token) => {
    forgetAllAttempts(phone.platform.database);
    const response = await sendTo(endpoint, input, token);
    expect(response.status).toBe(200);
    const answer = await response.json() as { success: boolean; errorCode?: string };
    expect(answer.success || typeof answer.errorCode === 'string').toBe(true);
    expect(answer.errorCode).not.toBe('system.unknown');
  }), { numRuns });

test.each(withTexts)('%s takes the names that every object has for no names of its own', async (_, endpoint) => {
  await answersEach(endpoint, fc.constantFrom(...names), 15);
  for (const [table, found] of dataOf(phone)) expect(found === data.get(table), table).toBe(true);
  await answersEach(endpoint, fc.constantFrom(...names, ...likely), 40);
}, 60_000);
