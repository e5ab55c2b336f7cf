import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPlatform } from '../../../../src/sandbox/platform.ts';
import { row } from '../../../../src/sandbox/store/database.ts';
import { boxMerchants } from '../../../support/merchants.ts';
import { consoleToken, startSandbox, type Phone } from '../../../support/sandbox-caller.ts';

let phone: Phone;

beforeEach(async () => {
  phone = await startSandbox();
});
afterEach(() => phone.close());

const times = <T>(count: number, ask: (index: number) => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: count }, (_, index) => ask(index)));

test('captchas from one address are bounded, and other addresses get theirs', async () => {
  const answers = await times(320, () => {
    phone.clearCookies();
    return phone.call('/wps/captcha', { address: '10.9.9.9' });
  });
  expect(answers.filter(({ errorCode }) => errorCode === 'request.too.many')).toHaveLength(20);
  expect(row<{ count: number }>(phone.platform.database, 'select count(*) as count from captchas')!.count).toBeLessThanOrEqual(300);
  expect(await phone.call('/wps/captcha', { address: '10.0.0.1' })).toMatchObject({ success: true });
});

test('visit reports from one address are bounded', async () => {
  const answers = await times(130, () => phone.request('/sandbox/vitals', { method: 'POST', body: '{}', address: '10.9.9.9' }));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});

test('guesses of the console\'s token are bounded: then not even the right one is heard from there', async () => {
  const ask = (token: string, address: string) => phone.request('/sandbox/api/state', { headers: { Authorization: `Bearer ${token}` }, address }).then(({ status }) => status);
  // The address of the console is this machine's own.
  const own = (token: string, address: string) => phone.fetch(new Request('http://localhost/sandbox/api/state', { headers: { Authorization: `Bearer ${token}` } }), address).then(({ status }) => status);
  expect(await ask(consoleToken, '10.0.0.1')).toBe(403);
  for (let guess = 0; guess < 20; guess++) expect(await own(`guess-${guess}`, '10.9.9.9')).toBe(403);
  expect(await own(consoleToken, '10.9.9.9')).toBe(403);
  expect(await own(consoleToken, '10.0.0.1')).toBe(200);
});

test('a console token of few characters is refused at the start', async () => {
  await expect(createPlatform({ merchants: boxMerchants, file: ':memory:', consoleToken: 'x' })).rejects.toThrow('CONSOLE_TOKEN has at least 16 characters');
});

test('what the ledger has taken is on the disk', () => {
  expect(row(phone.platform.database, 'pragma synchronous')).toEqual({ synchronous: 2 });
});
