import { signal } from '@preact/signals-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '../../../../../src/contract/endpoint.ts';
import type { ErrorCode } from '../../../../../src/contract/errors.ts';
import { number, record, text } from '../../../../../src/contract/shape.ts';
import { GatewayFailure } from '../../../../../src/app/gateway/failure.ts';
import { identity } from '../../../../../src/app/gateway/identity.ts';
import { cannotBeAsked, createIdempotentCall, dropUnanswered, keepUnanswered, unansweredRequests } from '../../../../../src/app/gateway/money/idempotent-call.ts';

const paying = endpoint('/wps/paying', record({ requestId: text, amount: number }), record({ id: text }), { method: 'POST' });

const sent: { requestId: string; amount: number }[] = [];
let answers: (() => Response | Promise<Response>)[] = [];
/** account of the session */
const account = signal('marina');

const done = () => new Response('{"success":true,"value":{"id":"1"}}');
const refused = () => new Response('{"success":false,"errorCode":"balance.low"}');
const status = (code: number) => () => new Response('', { status: code });

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  account.value = 'marina';
  identity.account = () => account.value;
  unansweredRequests.value = {};
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method === 'POST') sent.push(JSON.parse(String(body)) as (typeof sent)[0]);
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

test.each([408, 409, 425, 499])('a status of %i says that the request may be under way: it is repeated under its own id', async (code) => {
  answers = [status(code), status(code), done];
  const { held, send } = createIdempotentCall(paying);
  expect(await outcome(send({ amount: 5 }))).toEqual({ id: '1' });
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
  expect(held.value).toBeUndefined();
});

test.each([401, 403, 404, 409, 429])('after a try without an answer a bare status of %i says nothing of that try', async (code) => {
  answers = [status(502), status(code), status(code), done];
  const { held, send } = createIdempotentCall(paying);
  expect(await outcome(send({ amount: 5 }))).toBe(code);
  expect(held.value).toMatchObject({ amount: 5 });
  expect(await outcome(send({ amount: 7 }))).toEqual({ id: '1' });
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
  expect(sent.at(-1)).toMatchObject({ amount: 5 });
});

test('a phone that says it has no network sends all the same, and one failure is enough to say so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answers = [done, () => { throw new TypeError('network'); }];
  const { unknown, send } = createIdempotentCall(paying);
  expect(await outcome(send({ amount: 5 }))).toEqual({ id: '1' });
  expect(await outcome(send({ amount: 5 }))).toBe('offline');
  // It may have left: a repetition keeps its id.
  expect([unknown.value, sent.length]).toEqual([true, 2]);
});

/** The module as a reload finds it: only the tab's storage is left. */
async function reload(): Promise<typeof import('../../../../../src/app/gateway/money/idempotent-call.ts')> {
  vi.resetModules();
  const loaded = await import('../../../../../src/app/gateway/identity.ts');
  loaded.identity.account = () => account.value;
  return import('../../../../../src/app/gateway/money/idempotent-call.ts');
}

const withSecret = endpoint('/wps/paying', record({ requestId: text, amount: number, secret: text }), record({ id: text }), { method: 'POST' });

test('a request is kept before it leaves, without its secret, and a reload in the middle of it sends it again as it was', async () => {
  answers = [() => new Promise(() => {}), done];
  const first = await reload();
  first.createIdempotentCall(withSecret, { secret: 'secret' }).send({ amount: 5, secret: 'leve2026' }).catch(() => {});
  await vi.advanceTimersByTimeAsync(100);
  expect(sessionStorage.getItem('unanswered')).toContain(sent[0]!.requestId);
  expect(JSON.stringify(sessionStorage)).not.toContain('leve2026');

  const { held, unknown, send } = (await reload()).createIdempotentCall(withSecret, { secret: 'secret' });
  expect([unknown.value, held.value]).toEqual([true, { amount: 5, requestId: sent[0]!.requestId }]);
  expect(await outcome(send({ amount: 900, secret: 'again' }))).toEqual({ id: '1' });
  expect(sent[1]).toEqual({ ...sent[0], secret: 'again' });
  expect([unknown.value, sessionStorage.getItem('unanswered')]).toEqual([false, null]);
});

test('another screen, or the same one again, repeats nothing while an answer is awaited, and gets that answer', async () => {
  let answer!: (response: Response) => void;
  answers = [() => new Promise<Response>((resolve) => (answer = resolve))];
  const one = createIdempotentCall(paying);
  const work = one.send({ amount: 5 });
  const again = createIdempotentCall(paying);
  expect([one.unknown.value, again.unknown.value]).toEqual([false, true]);
  const [joined, fate] = [again.send({ amount: 7 }), again.ask()];
  await vi.advanceTimersByTimeAsync(100);
  answer(done());
  expect([await outcome(work), await joined, await fate, sent.length]).toEqual([{ id: '1' }, { id: '1' }, 'done', 1]);
});

test('another account of the tab neither sees nor sends it; the first finds it again, also where the tries go on', async () => {
  answers = [status(502), done, done];
  const { held, unknown, send } = createIdempotentCall(paying);
  const work = send({ amount: 5 });
  await vi.advanceTimersByTimeAsync(500);
  account.value = 'bruno';
  expect([held.value, unknown.value]).toEqual([undefined, false]);
  expect(await outcome(work)).toBe(502);
  expect(sent.length).toBe(1);
  expect(await outcome(send({ amount: 6 }))).toEqual({ id: '1' });
  expect(sent[1]!.requestId).not.toBe(sent[0]!.requestId);
  account.value = 'marina';
  expect(held.value?.amount).toBe(5);
  await outcome(send({ amount: 7 }));
  expect(sent[2]).toEqual(sent[0]);
});

test('forms of two recipients hold each their own', async () => {
  answers = [status(502), status(502), status(502), done];
  const first = createIdempotentCall(paying, { scope: '7' });
  await outcome(first.send({ amount: 5 }));
  const second = createIdempotentCall(paying, { scope: '8' });
  expect([first.unknown.value, second.unknown.value]).toEqual([true, false]);
  await outcome(second.send({ amount: 6 }));
  expect(sent[3]!.amount).toBe(6);
});

const refuse = (code: string) => () => new Response(JSON.stringify({ success: false, errorCode: code }));

test.each(['payment.password.wrong', 'login.wrong', 'request.too.many', 'session.expired', 'platform.maintenance', 'permission.denied'])(
  'a repetition that is refused with %s says nothing of the first try: its id stays', async (code) => {
    answers = [status(502), status(502), status(502), refuse(code), done];
    const { unknown, send } = createIdempotentCall(paying);
    await outcome(send({ amount: 5 }));
    await outcome(send({ amount: 5 }));
    expect(unknown.value).toBe(true);
    await outcome(send({ amount: 5 }));
    expect(sent[4]!.requestId).toBe(sent[0]!.requestId);
  },
);

test.each([
  ['carried it out', true, 0, 'done', false],
  ['does not know it yet', false, 30_000, 'open', true],
  ['does not know it after two minutes', false, 130_000, 'lost', false],
] as const)('a platform that %s is asked by the id', async (_name, told, later, fate, held) => {
  answers = [status(502), status(502), status(502), () => new Response(JSON.stringify({ success: true, value: { done: told } }))];
  const { unknown, send, ask } = createIdempotentCall(paying);
  await outcome(send({ amount: 5 }));
  await vi.advanceTimersByTimeAsync(later);
  expect([await outcome(ask()), unknown.value]).toEqual([fate, held]);
});

test('a phone without a storage holds it in memory', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  answers = [status(502), status(502), status(502), done];
  await outcome(createIdempotentCall(paying).send({ amount: 5 }));
  const again = createIdempotentCall(paying);
  expect(again.unknown.value).toBe(true);
  await outcome(again.send({ amount: 6 }));
  expect(sent[3]).toEqual(sent[0]);
});

test('the second try comes after one second, the third after three more, and there is no fourth', async () => {
  answers = [status(502), status(502), status(502)];
  const { held, unknown, send } = createIdempotentCall(paying);
  const work = send({ amount: 5 }).catch(() => 'failed');
  // What is on its way for the first time is held, and not unknown.
  expect([held.value?.amount, unknown.value, sent.length]).toEqual([5, false, 0]);
  await vi.advanceTimersByTimeAsync(999);
  expect([sent.length, unknown.value]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.length).toBe(2);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(sent.length).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.length).toBe(3);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([await work, sent.length, sent[0]!.requestId]).toEqual(['failed', 3, expect.stringMatching(/^[0-9a-f]{32}$/)]);
});

test('a request that was answered or refused is held no longer, and the next one has an id of its own', async () => {
  answers = [done, refused, done];
  const { held, unknown, send } = createIdempotentCall(paying);
  await outcome(send({ amount: 1 }));
  expect(held.value).toBeUndefined();
  expect(await outcome(send({ amount: 2 }))).toBe(200);
  expect([held.value, unknown.value]).toEqual([undefined, false]);
  await outcome(send({ amount: 3 }));
  expect([sent.map(({ amount }) => amount), new Set(sent.map(({ requestId }) => requestId)).size]).toEqual([[1, 2, 3], 3]);
});

test('a request is lost two minutes after it last left the phone, and not a moment sooner', async () => {
  const unknownThere = () => new Response('{"success":true,"value":{"done":false}}');
  answers = [status(502), status(502), status(502), status(502), status(502), status(502), unknownThere, unknownThere];
  const { held, send, ask } = createIdempotentCall(paying);
  await outcome(send({ amount: 5 }));
  await vi.advanceTimersByTimeAsync(119_000);
  // Sent again, the time begins anew.
  const again = Date.now();
  await outcome(send({ amount: 5 }));
  vi.setSystemTime(again + 120_000);
  expect(await outcome(ask())).toBe('open');
  vi.setSystemTime(again + 120_001);
  expect([await outcome(ask()), held.value]).toEqual(['lost', undefined]);
});

test('what nobody holds is lost without a question; a question that fails leaves it held', async () => {
  const { held, send, ask } = createIdempotentCall(paying);
  expect(await outcome(ask())).toBe('lost');
  answers = Array.from({ length: 9 }, () => status(500));
  await outcome(send({ amount: 5 }));
  expect([await outcome(ask()), held.value?.amount]).toEqual([500, 5]);
});

test('who asks while an earlier visit still sends waits for that: done when it is, else the platform is asked', async () => {
  let answer = (_response: Response): void => {};
  answers = [() => new Promise<Response>((resolve) => (answer = resolve))];
  const form = createIdempotentCall(paying);
  const sending = form.send({ amount: 5 }).catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(0);
  const asked = createIdempotentCall(paying).ask();
  answer(done());
  expect([await asked, await sending]).toEqual(['done', { id: '1' }]);
  answers = [() => new Promise<Response>((resolve) => (answer = resolve)), () => new Response('{"success":true,"value":{"done":true}}')];
  const second = form.send({ amount: 6 }).catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(0);
  const fate = createIdempotentCall(paying).ask();
  answer(new Response('{"success":false,"errorCode":"system.unknown"}'));
  expect([await second, await fate]).toEqual(['failed', 'done']);
});

test('what is kept under a name is dropped by its own id alone', () => {
  keepUnanswered('one', { input: { requestId: 'a' }, at: 1 });
  keepUnanswered('two', { input: { requestId: 'b' }, at: 2 });
  dropUnanswered('one', 'b');
  dropUnanswered('three', 'a');
  expect(Object.keys(unansweredRequests.value)).toEqual(['one', 'two']);
  dropUnanswered('one', 'a');
  expect([Object.keys(unansweredRequests.value), Object.keys(JSON.parse(Object.values({ ...sessionStorage })[0] as string) as object)]).toEqual([['two'], ['two']]);
  dropUnanswered('two', 'b');
  expect([unansweredRequests.value, sessionStorage.length]).toEqual([{}, 0]);
});

const refusal = (code: ErrorCode) => new GatewayFailure('refused', { code });
const bare = (code: number) => new GatewayFailure('status', { status: code });

test('asking again is of no use where the question itself is refused', () => {
  expect([refusal('session.missing'), refusal('permission.denied'), refusal('request.invalid'), bare(403), bare(404), bare(498)].map(cannotBeAsked)).toEqual([true, true, true, true, true, true]);
  expect([bare(500), bare(502), new GatewayFailure('timeout'), new GatewayFailure('offline'), new Error('x'), undefined].map(cannotBeAsked)).toEqual([false, false, false, false, false, false]);
});

test('a refusal that passes ends no question: too many, a platform that is closed or does not know what went wrong', () => {
  expect([refusal('request.too.many'), refusal('platform.maintenance'), refusal('platform.upgrading'), refusal('system.unknown'), bare(408), bare(425), bare(429), bare(499)].map(cannotBeAsked))
    .toEqual([false, false, false, false, false, false, false, false]);
});

test.each([['a page in the place of an answer', () => new Response('<html>')], ['half an answer', () => new Response('{"success":true,"val')], ['another shape', () => new Response('{"success":true,"value":7}')]])('%s says nothing of what became of the money: it is held', async (_name, unreadable) => {
  answers = [unreadable, unreadable, unreadable, done];
  const { unknown, held, send } = createIdempotentCall(paying);
  await outcome(send({ amount: 5 }));
  expect([unknown.value, held.value]).toMatchObject([true, { amount: 5 }]);
  expect(await outcome(send({ amount: 5 }))).toEqual({ id: '1' });
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
});

test.each([['balance.low', false], ['system.unknown', true], ['systematic', false], ['session.expired', false], ['not.system.x', false]])('a first try that is refused with %s leaves it open: %s', async (code, stays) => {
  answers = [refuse(code)];
  const { unknown, send } = createIdempotentCall(paying);
  await outcome(send({ amount: 5 }));
  expect([unknown.value, sent.length]).toEqual([stays, 1]);
});
