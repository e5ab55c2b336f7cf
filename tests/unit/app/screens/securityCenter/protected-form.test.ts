import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setPaymentPassword, type SecurityOverview } from '../../../../../src/contract/endpoints/security.ts';
import { call } from '../../../../../src/app/gateway/call.ts';
import { overview } from '../../../../../src/app/screens/securityCenter/security.ts';
import { createProtectedSend, holdsPayment } from '../../../../../src/app/screens/securityCenter/protected-form.tsx';
import { answers, bodyOf, calls, no, startPlatform, yes } from '../../../../support/accounts-platform.ts';

const onRecord: SecurityOverview = { proof: 'payment', hasPassword: true, questions: [], destinations: [] };
const { path } = setPaymentPassword;
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const values = { newPassword: 'nova-senha7', secret: 'velha-senha7' };
const save = (typed: typeof values) => call(setPaymentPassword, typed);

beforeEach(async () => {
  await startPlatform([], { '/wps/security': yes(onRecord) });
  overview.replace(onRecord);
});
afterEach(() => vi.unstubAllGlobals());

/** A platform with this payment password, whose first answer is lost; `comes`: the request itself comes. */
function losesFirst(comes: boolean): () => string {
  let holds = values.secret;
  answers[path] = () => {
    const { newPassword, secret } = bodyOf(calls(path).at(-1)!) as typeof values;
    const first = calls(path).length === 1;
    if (first && !comes) return lost();
    if (secret !== holds) return no('payment.password.wrong', { field: 'secret' });
    if (newPassword === holds) return no('modify.new.old.same', { field: 'newPassword' });
    holds = newPassword;
    return first ? lost() : yes();
  };
  return () => holds;
}

test('a payment password whose answer was lost is found to hold', async () => {
  const holds = losesFirst(true);
  await createProtectedSend<typeof values>(holdsPayment)(values, save);
  expect(holds()).toBe('nova-senha7');
});

test('one that never came is said to be unchanged, and is set by the next try', async () => {
  const holds = losesFirst(false);
  const send = createProtectedSend<typeof values>(holdsPayment);
  await expect(send(values, save)).rejects.toMatchObject({ key: 'securityCenter:unchanged' });
  await send(values, save);
  expect(holds()).toBe('nova-senha7');
});

test('where nothing is answered the next try finds out', async () => {
  losesFirst(true);
  answers['/wps/security'] = lost;
  const send = createProtectedSend<typeof values>(holdsPayment);
  const first = send(values, save).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await first).toMatchObject({ key: 'securityCenter:unknown' });
  answers['/wps/security'] = yes(onRecord);
  await send(values, save);
});

test('a number whose answer was lost shows on record: the code that it used up is no fault', async () => {
  answers[path] = lost;
  answers['/wps/security'] = yes({ ...onRecord, phone: '(11) ·····-4321' });
  await createProtectedSend<typeof values>()(values, save);
  expect(overview.value.peek()?.phone).toBe('(11) ·····-4321');
});

test('a refusal of a first try stays a refusal', async () => {
  answers[path] = no('payment.password.wrong', { field: 'secret' });
  await expect(createProtectedSend<typeof values>(holdsPayment)(values, save)).rejects.toMatchObject({ code: 'payment.password.wrong' });
});
