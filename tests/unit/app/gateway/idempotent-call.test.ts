import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '../../../../src/contract/endpoint.ts';
import { number, record, text } from '../../../../src/contract/shape.ts';
import { createIdempotentCall } from '../../../../src/app/gateway/idempotent-call.ts';

const paying = endpoint('/wps/paying', record({ requestId: text, amount: number }), record({ id: text }), { method: 'POST' });

const sent: { requestId: string; amount: number }[] = [];
let answers: (() => Response)[] = [];

const done = () => new Response('{"success":true,"value":{"id":"1"}}');
const refused = () => new Response('{"success":false,"errorCode":"balance.low"}');
const status = (code: number) => () => new Response('', { status: code });

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)) as (typeof sent)[0]);
    return answers.shift()!();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What a call came to, once all its tries have been made. */
async function outcome(work: Promise<unknown>): Promise<unknown> {
  const settled = work.catch(({ kind, status: code }: { kind: string; status?: number }) => code ?? kind);
  await vi.runAllTimersAsync();
  return settled;
}

test('a request without an answer is repeated under its own id, and stays unknown until it is answered', async () => {
  answers = [status(502), status(503), done];
  const { unknown, send } = createIdempotentCall(paying);
  const work = send({ amount: 5 });
  await vi.advanceTimersByTimeAsync(500);
  expect(unknown.value).toBe(true);
  expect(await outcome(work)).toEqual({ id: '1' });
  expect([unknown.value, sent.length, new Set(sent.map(({ requestId }) => requestId)).size]).toEqual([false, 3, 1]);
});

test('after three tries without an answer, sending again repeats the request that was sent, whatever was typed since', async () => {
  answers = [status(502), status(502), status(502), done];
  const { unknown, send } = createIdempotentCall(paying);
  expect(await outcome(send({ amount: 5 }))).toBe(502);
  expect([unknown.value, sent.length]).toEqual([true, 3]);
  expect(await outcome(send({ amount: 900 }))).toEqual({ id: '1' });
  expect(sent[3]).toEqual(sent[0]);
});

test.each([
  ['a refusal', refused, 200],
  ['a status of the request\'s own fault', status(400), 400],
])('%s ends the request at once; the next has another id', async (_name, answer, code) => {
  answers = [answer, done];
  const { unknown, send } = createIdempotentCall(paying);
  expect(await outcome(send({ amount: 5 }))).toBe(code);
  expect([unknown.value, sent.length]).toEqual([false, 1]);
  await outcome(send({ amount: 6 }));
  expect(sent[1]!.amount).toBe(6);
  expect(sent[1]!.requestId).not.toBe(sent[0]!.requestId);
});

test('a phone without a network sends nothing, and the request is not unknown', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { unknown, send } = createIdempotentCall(paying);
  expect(await outcome(send({ amount: 5 }))).toBe('offline');
  expect([unknown.value, sent.length]).toEqual([false, 0]);
});
