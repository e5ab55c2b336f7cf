import { effect } from '@preact/signals-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loginMobileNum, verificationCode } from '../../../../../src/contract/rules.ts';
import { GatewayFailure } from '../../../../../src/app/gateway/failure.ts';
import { loadNamespaces, startLanguage } from '../../../../../src/app/i18n/index.ts';
import { toasts } from '../../../../../src/app/ui/messages/messages.ts';
import { createSmsCode } from '../../../../../src/app/features/auth/sms-code.ts';
import { attach, cleanedText, takeUp } from '../../../../../src/app/ui/form/field.ts';
import { createForm } from '../../../../../src/app/ui/form/form.ts';

/** Each stops an effect, so that the shared clock stops too. */
const endings: (() => void)[] = [];

type Send = () => Promise<{ expiredMinutes?: number }>;

function create(send: Send, number = '11912345678') {
  const form = createForm({ mobileNum: loginMobileNum, code: verificationCode });
  for (const field of Object.values(form.fields)) attach(field, document.body.appendChild(document.createElement('input')));
  form.fields.mobileNum.input!.value = number;
  const code = createSmsCode({ purpose: 'login', form, number: form.fields.mobileNum, code: form.fields.code, send });
  const seen: number[] = [];
  endings.push(effect(() => void seen.push(code.secondsLeft.value)));
  return { ...code, form, seen, fault: () => form.fields.mobileNum.error.peek() };
}

beforeEach(async () => {
  vi.useFakeTimers();
  sessionStorage.clear();
  document.body.innerHTML = '';
  toasts.value = [];
  await startLanguage('pt', ['shell']);
  await loadNamespaces(['form', 'common']);
});

afterEach(() => {
  for (const end of endings.splice(0)) end();
  vi.useRealTimers();
});

test('an invalid number sends nothing and takes the focus', async () => {
  const send = vi.fn<Send>();
  const { get, form, fault } = create(send, '12');
  await get();
  expect(send).not.toHaveBeenCalled();
  expect(fault()).toBe('loginMobileNum.range');
  expect(document.activeElement).toBe(form.fields.mobileNum.input);
});

test.each([[undefined, 60], [1, 60], [2, 120], [0, 60], [-1, 60], [Number.NaN, 60]])('a code that lasts %s minutes counts down from %s seconds', async (expiredMinutes, seconds) => {
  const { get, secondsLeft } = create(() => Promise.resolve({ expiredMinutes }));
  await get();
  expect(secondsLeft.value).toBe(seconds);
});

test('a code that is pasted with its groups is sent without them', () => {
  const { form: { fields: { code } } } = create(() => Promise.resolve({}));
  code.input!.value = ' 123 456';
  expect(takeUp(code)).toBe(true);
  expect(cleanedText(code)).toBe('123456');
});

test('the countdown runs to 0 and blocks further codes until then', async () => {
  const send = vi.fn<Send>(() => Promise.resolve({}));
  const { get, seen } = create(send);
  await get();
  await get();
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_500);
  expect(new Set(seen)).toEqual(new Set(Array.from({ length: 61 }, (_, second) => second)));
  expect(seen.at(-1)).toBe(0);
  await get();
  expect(send).toHaveBeenCalledTimes(2);
});

test('the countdown follows the clock and not its ticks, so that it is right after sleep', async () => {
  const { get, seen } = create(() => Promise.resolve({}));
  await get();
  await vi.advanceTimersByTimeAsync(1_000);
  vi.setSystemTime(Date.now() + 30_000);
  await vi.advanceTimersByTimeAsync(500);
  expect(seen.at(-1)).toBe(29);
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(500);
  expect(seen.at(-1)).toBe(0);
});

test('the countdown goes on after a reload, once the number is there again', async () => {
  const { get } = create(() => Promise.resolve({}));
  await get();
  await vi.advanceTimersByTimeAsync(10_000);
  const after = create(() => Promise.resolve({}));
  expect(after.secondsLeft.value).toBe(0);
  after.form.fields.mobileNum.value.value = '11912345678';
  expect([after.secondsLeft.value, after.sent.value]).toEqual([50, true]);
});

test('a toast shows that the code is being sent, for 10 s at most, then that it was sent, for 1.5 s', async () => {
  let answer: (value: { expiredMinutes?: number }) => void = () => {};
  const { get } = create(() => new Promise((resolve) => (answer = resolve)));
  const done = get();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(toasts.value.map(({ text }) => text)).toEqual(['Enviando o código…']);
  await vi.advanceTimersByTimeAsync(1);
  expect(toasts.value).toEqual([]);
  answer({});
  await done;
  expect(toasts.value.map(({ text }) => text)).toEqual(['Código enviado. Veja suas mensagens.']);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(toasts.value).toEqual([]);
});

test('a refusal shows below the number, a network failure as a toast; either allows another try', async () => {
  const failures = [new GatewayFailure('refused', { code: 'request.too.many' }), new GatewayFailure('offline')];
  const { get, fault, secondsLeft, sent } = create(() => Promise.reject(failures.shift()!));
  await get();
  expect(fault()).toBe('common:error.request.too.many');
  await get();
  expect(toasts.value.map(({ kind }) => kind)).toEqual(['trouble']);
  expect([fault(), secondsLeft.value, sent.value]).toEqual([undefined, 0, false]);
});

test('the wait is the number\'s own: a corrected number has none, and it is there again for the first', async () => {
  const send = vi.fn<Send>(() => Promise.resolve({}));
  const { get, secondsLeft, form } = create(send);
  const { value, input } = form.fields.mobileNum;
  await get();
  await vi.advanceTimersByTimeAsync(10_000);
  value.value = input!.value = '11912345679';
  expect(secondsLeft.value).toBe(0);
  await get();
  expect([send.mock.calls.length, secondsLeft.value]).toEqual([2, 60]);
  value.value = '(11) 91234-5678'.replace(/\D/g, '');
  expect(secondsLeft.value).toBe(50);
});

test('a number corrected while its code is sent leaves the wait with the number that was sent', async () => {
  let answer: (value: object) => void = () => {};
  const { get, secondsLeft, form } = create(() => new Promise((resolve) => (answer = resolve)));
  const done = get();
  form.fields.mobileNum.value.value = '11912345679';
  answer({});
  await done;
  expect(secondsLeft.value).toBe(0);
  form.fields.mobileNum.value.value = '11912345678';
  expect(secondsLeft.value).toBe(60);
});

test.each([3_600_000, 86_400_000])('a clock set back by %s ms makes no wait longer, with and without a reload', async (back) => {
  const { get, seen } = create(() => Promise.resolve({}));
  await get();
  vi.setSystemTime(Date.now() - back);
  await vi.advanceTimersByTimeAsync(20_000);
  // The page ticks on the whole seconds of the phone's clock.
  expect([40, 41]).toContain(seen.at(-1));
  vi.resetModules();
  const { codeWait } = await import('../../../../../src/app/features/auth/sms-code.ts');
  expect(codeWait('login', '11912345678')).toBe(60_000);
  await vi.advanceTimersByTimeAsync(60_500);
  expect([codeWait('login', '11912345678'), seen.at(-1)]).toEqual([0, 0]);
});

test('in place of a code that is no longer valid another one can be asked for at once', async () => {
  const { get, secondsLeft, noteRefusal } = create(() => Promise.resolve({}));
  await get();
  noteRefusal(new GatewayFailure('refused', { code: 'verification.wrong' }));
  expect(secondsLeft.value).toBe(60);
  noteRefusal(new GatewayFailure('refused', { code: 'verification.expired' }));
  expect(secondsLeft.value).toBe(0);
});
