import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSandbox, type Phone } from '../../../support/sandbox-caller.ts';

// What takes time in an answer, a password's hash (150 ms) and a commit to the disk (some ms), is counted: the clock of a test says little.

let phone: Phone;
let hashes = 0;
let commits = 0;
/** Platforms of other tests may still be at work in this process. */
const owners = new WeakMap<StatementSync, DatabaseSync>();

beforeEach(async () => {
  const { prepare } = DatabaseSync.prototype;
  vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function owned(this: DatabaseSync, ...all) {
    const made = prepare.apply(this, all);
    owners.set(made, this);
    return made;
  });
  phone = await startSandbox();
  phone.set({ switches: { CHNGPASSVERIF3: true, MOBILEVERCODELOGIN3: true } });
  // Those of the past go with the first try of all.
  phone.platform.database.exec('delete from attempts');
  const { scrypt } = crypto;
  vi.spyOn(crypto, 'scrypt').mockImplementation(((...all: Parameters<typeof scrypt>) => (hashes++, scrypt(...all))) as never);
  syncBuiltinESMExports();
  const { database } = phone.platform;
  const exec = database.exec.bind(database);
  vi.spyOn(database, 'exec').mockImplementation((sql) => ((commits += sql === 'commit' ? 1 : 0), exec(sql)));
  const run = StatementSync.prototype.run;
  vi.spyOn(StatementSync.prototype, 'run').mockImplementation(function alone(this: StatementSync, ...values) {
    const done = run.apply(this, values);
    // A statement that changes nothing writes nothing.
    if (owners.get(this) === database && !database.isTransaction && done.changes) commits++;
    return done;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  phone.close();
});

/** The hashes and the commits that an answer takes, and the answer. */
async function workOf(ask: () => Promise<unknown>) {
  phone.clearCookies();
  phone.platform.database.exec('delete from captchas');
  hashes = 0;
  commits = 0;
  const answer = await ask();
  return { answer, hashes, commits };
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
let last = 0;
const address = () => ({ address: `10.${++last}.0.1` });
const logIn = (username: string, password = 'wrong-2026') => phone.logIn({ username, password }, address());
const byMail = (username: string, email: string) => phone.call('/wps/member/password/forgot', { method: 'POST', body: String(new URLSearchParams({ username, email })), headers: form, ...address() });
const askCode = (mobileNum: string) => phone.send('POST', '/wps/verification/sms/noLogin', { mobileNum, countryDialingCode: '+55', module: 'VERIFICATION3' }, address());
const tryCode = (mobileNum: string) => phone.send('POST', '/wps/member/password/phone', { mobileNum, newPassword: 'nova2026', verificationCode: '000000' }, address());

test.each([
  ['a login by a name', () => logIn('marina'), () => logIn('ninguem')],
  ['a login by a number', () => logIn('11987654321'), () => logIn('11987654329')],
  ['a login of an account that is closed', () => logIn('bloqueada'), () => logIn('ninguem')],
  ['a password that phones write in two ways', () => logIn('marina', 'não-2026'), () => logIn('ninguem', 'não-2026')],
  ['a mail of recovery', () => byMail('marina', 'marina@example.com'), () => byMail('ninguem', 'marina@example.com')],
  ['a mail of recovery to another address', () => byMail('marina', 'outra@example.com'), () => byMail('ninguem', 'outra@example.com')],
  ['a code to a number', () => askCode('11987654321'), () => askCode('11987654329')],
  ['a recovery by a wrong code', () => tryCode('11987654321'), () => tryCode('11987654329')],
])('%s takes the same work for a known and for an unknown person', async (_name, known, unknown) => {
  const [of, ofNobody] = [await workOf(known), await workOf(unknown)];
  expect(of).toEqual(ofNobody);
  expect(of.hashes + of.commits).toBeGreaterThan(0);
});

test('the try that locks an account takes the same work as the one that locks a name of nobody', async () => {
  const works: unknown[] = [];
  for (const username of ['marina', 'ninguem']) {
    const wrong = async () => phone.logIn({ username, password: 'wrong-2026', captcha: await phone.solveCaptcha() }, address());
    for (let attempt = 1; attempt < 10; attempt++) await workOf(wrong);
    works.push(await workOf(wrong));
  }
  expect(phone.sent()).toHaveLength(1);
  expect(works[0]).toEqual(works[1]);
});
