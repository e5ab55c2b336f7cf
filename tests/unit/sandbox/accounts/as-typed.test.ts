import { randomBytes, scryptSync } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addMember } from '../../../../src/sandbox/accounts/members.ts';
import { hashPassword, isPassword } from '../../../../src/sandbox/accounts/passwords.ts';
import { row } from '../../../../src/sandbox/store/database.ts';
import { startSandbox, type Phone } from '../../../support/sandbox-caller.ts';

const minute = 60_000;
let phone: Phone;

beforeEach(async () => {
  phone = await startSandbox();
});
afterEach(() => phone.close());

const joana = { username: 'joana', password: 'segredo1', confirmPassword: 'segredo1' };
const number = '21998765432';

const open = async (login: { username: string; password: string }) => ((await phone.logIn(login)).value as { token: string }).token;

/** A member of before numbers were cleaned, whose number was kept as it was typed. */
async function addOlder(mobileNumber: string, password?: string): Promise<void> {
  addMember(phone.platform, {
    merchant: 'leve', account: `antiga${mobileNumber.length}`, type: 0, registeredAt: 0, opening: 0,
    mobile: { dialingCode: '+55', number: mobileNumber }, passwordHash: password && (await hashPassword(password)),
  });
}

test.each(['5521998765432', '(021) 99876-5432', '+55 0xx21 99876-5432', '0 15 21 99876-5432', '\u202a+55 (21) 99876-5432\u202c', '２１９９８７６５４３２'])(
  'whoever registers with %j gets the code, and is kept with the plain number',
  async (typed) => {
    expect(await phone.send('POST', '/wps/verification/sms', { mobileNo: typed, countryDialingCode: '+55' })).toMatchObject({ success: true });
    expect(phone.sent()[0]).toMatchObject({ recipient: `+55 ${number}` });
    expect(await phone.register({ mobileNum: typed, countryDialingCode: '+55', password: 'segredo1', confirmPassword: 'segredo1', verificationCode: phone.lastCode() })).toMatchObject({ success: true });
    expect(row(phone.platform.database, 'select mobile_number as number from members where account = ?', number)).toEqual({ number });
    for (const username of [number, typed, `+55${number}`]) expect(await phone.logIn({ username, password: 'segredo1' }), username).toMatchObject({ success: true });
  },
);

test.each(['(20) 99876-5432', '21 88765-4321', '2133334444', '98765-4321'])('the platform refuses %s too, which no mobile of Brazil can have', async (typed) => {
  phone.set({ switches: { REGMOBVERF3: false } });
  const refused = { errorCode: 'user.malformed', value: { field: 'mobileNum' } };
  expect(await phone.register({ ...joana, mobileNum: typed })).toMatchObject(refused);
  expect(await phone.send('POST', '/wps/verification/sms/noLogin', { mobileNum: typed, module: 'VERIFICATION3' })).toMatchObject(refused);
  // Of another country, the number of digits is all that is known.
  if (/^\d+$/.test(typed)) expect(await phone.register({ ...joana, mobileNum: typed, countryDialingCode: '+351' })).toMatchObject({ success: true });
});

test.each(['5521998765432', '021998765432'])('a member whose number was kept as %s logs in, gets codes and sets a password', async (kept) => {
  await addOlder(kept, 'segredo1');
  for (const username of [kept, number, '+55 (21) 99876-5432']) expect(await phone.logIn({ username, password: 'segredo1' }), username).toMatchObject({ success: true });
  const ask = () => phone.send('POST', '/wps/verification/sms/noLogin', { mobileNum: number, countryDialingCode: '+55', module: 'VERIFICATION3' });
  await ask();
  expect(phone.sent()[0]).toMatchObject({ recipient: `+55 ${number}` });
  expect(await phone.logIn({ type: 'sms', username: number, password: phone.lastCode() })).toMatchObject({ success: true });
  phone.advance(30 * minute);
  await ask();
  expect(await phone.send('POST', '/wps/member/password/phone', { mobileNum: number, newPassword: 'nova-senha7', verificationCode: phone.lastCode() })).toMatchObject({ success: true });
  expect(await phone.logIn({ username: number, password: 'nova-senha7' })).toMatchObject({ success: true });
});

test('of two accounts with spellings of one number, each password opens its own', async () => {
  await addOlder(number, 'segredo1');
  await addOlder(`55${number}`, 'segredo2');
  expect(await phone.logIn({ username: number, password: 'segredo1' })).toMatchObject({ value: { userName: 'antiga11' } });
  expect(await phone.logIn({ username: number, password: 'segredo2' })).toMatchObject({ value: { userName: 'antiga13' } });
});

test('guesses count against one account, however its number is written', async () => {
  await addOlder(number, 'segredo1');
  const spellings = [number, `55${number}`, `0${number}`, `+55 ${number}`, '(21) 99876-5432', '0 15 21 99876-5432'];
  const answers = [];
  for (const username of spellings) {
    phone.clearCookies();
    answers.push((await phone.logIn({ username, password: 'errada12' }, { address: `10.0.0.${answers.length}` })).errorCode);
  }
  expect(answers).toEqual(['login.wrong', ...spellings.slice(1).map(() => 'captcha.missing')]);
});

test('a code is taken out of its message', async () => {
  await addOlder(number);
  await phone.send('POST', '/wps/verification/sms/noLogin', { mobileNum: number, module: 'VERIFICATION3' });
  expect(await phone.logIn({ type: 'sms', username: number, password: phone.sent()[0]!.body })).toMatchObject({ success: true });
});

test('a password is the same composed and decomposed', async () => {
  const [composed, decomposed] = ['ação-çã-26'.normalize('NFC'), 'ação-çã-26'.normalize('NFD')];
  expect(await phone.register({ ...joana, password: decomposed, confirmPassword: composed })).toMatchObject({ success: true });
  for (const password of [composed, decomposed]) expect(await phone.logIn({ username: 'joana', password })).toMatchObject({ success: true });
  const token = await open({ username: 'joana', password: composed });
  const change = { oldPassword: decomposed, newPassword: `${composed}!`, confirmNewPassword: `${decomposed}!` };
  expect(await phone.send('PUT', '/wps/member/password/v2', change, { token })).toMatchObject({ success: true });
  // The payment password of withdrawals too.
  const set = { newPassword: decomposed, secret: `${composed}!` };
  expect(await phone.send('POST', '/wps/security/payment', set, { token })).toMatchObject({ success: true });
  expect(await phone.send('POST', '/wps/security/pix', { kind: 'cpf', key: '390.533.447-05', secret: composed }, { token })).toMatchObject({ success: true });
});

test('an older hash of a decomposed password still matches', async () => {
  const decomposed = 'ação-çã-26'.normalize('NFD');
  const salt = randomBytes(16);
  const hash = ['256', '8', '1', salt.toString('base64'), scryptSync(decomposed, salt, 64, { N: 256, r: 8, p: 1 }).toString('base64')].join('$');
  for (const typed of [decomposed, decomposed.normalize('NFC')]) expect(await isPassword(typed, hash)).toBe(true);
  expect(await isPassword('acao-ca-26', hash)).toBe(false);
});

test('a CPF that does not exist, and a company\'s number, are refused at registration', async () => {
  phone.set({ registration: { idNumber: { enabled: true }, payeeName: { enabled: true } } });
  for (const idNumber of ['123.456.789-00', '111.111.111-11', '11.222.333/0001-81', '12.ABC.345/01DE-35']) {
    expect(await phone.register({ ...joana, idNumber }), idNumber).toMatchObject({ errorCode: 'user.malformed', value: { field: 'idNumber' } });
  }
  expect(await phone.register({ ...joana, idNumber: ' 390 533 447‑05\u200b', payeeName: 'Joana D’Ávila' })).toMatchObject({ success: true });
  expect(row(phone.platform.database, "select cpf from members where account = 'joana'")).toEqual({ cpf: '39053344705' });
});

test.each(['Joana D’Ávila', 'Joa\u0303o Anto\u0302nio', 'Łukasz Dvořák'])('an account of %s, as registered, is taken for withdrawals in the bank\'s spelling', async (payeeName) => {
  phone.set({ registration: { idNumber: { enabled: true }, payeeName: { enabled: true } } });
  await phone.register({ ...joana, idNumber: '390.533.447-05', payeeName });
  const token = await open(joana);
  const bank = payeeName.normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace('Ł', 'L').replace('’', ' ').toUpperCase();
  const account = { bank: '104', branch: '1234-p', account: '1234567890123-4', holder: bank, cpf: '39053344705', secret: 'segredo1' };
  expect(await phone.send('POST', '/wps/security/bank', account, { token })).toMatchObject({ success: true });
  expect(await phone.send('POST', '/wps/security/bank', { ...account, branch: '0001', account: '123456', holder: payeeName }, { token })).toMatchObject({ success: true });
});
