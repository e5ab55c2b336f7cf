import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Destination, SecurityOverview } from '../../../../src/contract/endpoints/security.ts';
import { addMember, findMember } from '../../../../src/sandbox/accounts/members.ts';
import { hashPassword } from '../../../../src/sandbox/accounts/passwords.ts';
import { change, rows } from '../../../../src/sandbox/store/database.ts';
import { startSandbox, tokenOf, type Answer, type Phone } from '../../../support/sandbox-caller.ts';

// Password hashing is slow by design.
vi.setConfig({ testTimeout: 30_000 });

const minute = 60_000;
const secret = 'leve2026';
let phone: Phone;
let marina: string;
let fresh: string;

beforeEach(async () => {
  phone = await startSandbox();
  marina = await tokenOf(phone);
  fresh = await tokenOf(phone, 'tipo40');
});
afterEach(() => phone.close());

const post = (path: string, body: unknown, token = marina) => phone.send('POST', `/wps/security/${path}`, body, { token });
const overview = async (token = marina) => (await phone.call('/wps/security', { token })).value as SecurityOverview;
const destinations = async (token = marina) => (await overview(token)).destinations;
const errorOr = (value: Answer) => value.errorCode ?? 'done';

test('contacts and destinations are masked', async () => {
  expect(await overview()).toMatchObject({ proof: 'payment', hasPassword: true, phone: '(11) •••••-4321', email: 'm•••a@example.com', questions: [] });
  const { destinations: none, ...rest } = await overview(fresh);
  expect(none).toEqual([]);
  expect(rest).toEqual({ proof: 'login', hasPassword: true, questions: [] });
  const text = JSON.stringify(await overview());
  const stored = rows<{ value: string }>(phone.platform.database, 'select value from destinations');
  expect(stored.length).toBeGreaterThan(0);
  for (const { value } of stored) expect(text).not.toContain(value);
});

test('PIX keys of every kind can be added once, with the secret, and removed', async () => {
  const keys = { phone: '11987654321', email: 'Marina@Example.com', random: '7C9E6679-7425-40de-944b-e07fc1f90ae7' };
  for (const [kind, key] of Object.entries(keys)) {
    expect(await post('pix', { kind, key, secret })).toMatchObject({ value: { method: 'PIX', keyKind: kind, masked: expect.stringContaining('••') } });
    expect(errorOr(await post('pix', { kind, key, secret }))).toBe('destination.exists');
  }
  expect(errorOr(await post('pix', { kind: 'phone', key: '11987654321', secret: 'errada123' }))).toBe('payment.password.wrong');
  const [first] = await destinations();
  expect(errorOr(await post('destination/remove', { id: first!.id, secret }))).toBe('done');
  expect(await destinations()).toHaveLength(4);
});

test('invalid keys, accounts, banks and CPFs are refused', async () => {
  const keys = [['cpf', '11111111111'], ['cpf', '529.982.247-26'], ['phone', '123'], ['email', 'ana'], ['random', '123'], ['iban', 'x'], ['cpf', '']];
  for (const [kind, key] of keys) expect(errorOr(await post('pix', { kind, key, secret }))).toBe('destination.invalid');
  const account = { bank: '341', branch: '1234', account: '99887-6', holder: 'Marina Alves Rocha', cpf: '52998224725', secret };
  const wrong = [{ bank: '999' }, { bank: '' }, { branch: '1' }, { account: '9-Y' }, { holder: '<b>Ana</b>' }, { cpf: '52998224724' }];
  for (const fields of wrong) expect(await post('bank', { ...account, ...fields })).toMatchObject({ errorCode: 'destination.invalid', value: { field: Object.keys(fields)[0] } });
  expect(await post('bank', account)).toMatchObject({ value: { method: 'BANK', bankName: 'Itaú', masked: '•••• 887-6' } });
});

test('only accounts and keys in the member\'s own name and CPF are accepted and paid', async () => {
  const account = { bank: '341', branch: '1234', account: '99887-6', holder: 'Marina Alves Rocha', cpf: '52998224725', secret };
  const foreign = (field: string) => ({ success: false, errorCode: 'destination.foreign', value: { field } });
  // Another CPF, another member's CPF, another holder, and another member's number and e-mail.
  expect(await post('pix', { kind: 'cpf', key: '390.533.447-05', secret })).toEqual(foreign('key'));
  expect(await post('pix', { kind: 'cpf', key: '529.982.247-25', secret }, fresh)).toEqual(foreign('key'));
  expect(await post('bank', { ...account, cpf: '39053344705' })).toEqual(foreign('cpf'));
  expect(await post('bank', { ...account, holder: 'Ana Lima' })).toEqual(foreign('holder'));
  expect(await post('pix', { kind: 'phone', key: '11912345678', secret })).toEqual(foreign('key'));
  expect(await post('pix', { kind: 'email', key: 'agente@example.com', secret })).toEqual(foreign('key'));
  expect(await post('bank', { ...account, holder: 'MARINA  álves rocha' })).toMatchObject({ success: true });
  // Data of an older version may contain a foreign one: it is not paid.
  const [own] = await destinations();
  phone.platform.database.exec(`update destinations set value = '39053344705' where id = ${own!.id}`);
  const asked = { requestId: 'request-of-mine', destinationId: own!.id, amount: 5_000, paymentPassword: secret };
  expect(await phone.send('POST', '/wps/withdraw', asked, { token: marina })).toEqual(foreign('key'));
});

test('a destination of another member cannot be removed', async () => {
  const [own] = await destinations();
  expect(errorOr(await post('destination/remove', { id: own!.id, secret }, await tokenOf(phone, 'agente')))).toBe('destination.missing');
  expect(await destinations()).toContainEqual(own as Destination);
});

test('a payment password is set with the login password, and changed with the old one', async () => {
  expect(errorOr(await post('payment', { newPassword: 'segredo9', secret: 'errada123' }, fresh))).toBe('login.wrong');
  expect(errorOr(await post('payment', { newPassword: '123', secret }, fresh))).toBe('user.malformed');
  expect(errorOr(await post('payment', { newPassword: 'segredo9', secret }, fresh))).toBe('done');
  expect((await overview(fresh)).proof).toBe('payment');
  expect(errorOr(await post('payment', { newPassword: 'segredo8', secret }, fresh))).toBe('payment.password.wrong');
  expect(errorOr(await post('payment', { newPassword: 'segredo9', secret: 'segredo9' }, fresh))).toBe('modify.new.old.same');
  expect(errorOr(await post('payment', { newPassword: 'segredo8', secret: 'segredo9' }, fresh))).toBe('done');
});

test('a forgotten payment password is reset by a code to the stored contact', async () => {
  for (const contact of ['phone', 'email']) {
    expect(errorOr(await post('code', { contact }))).toBe('done');
    expect(phone.sent()[0]).toMatchObject(contact === 'phone' ? { channel: 'sms', recipient: '+55 11987654321' } : { channel: 'mail', recipient: 'marina@example.com' });
    const code = phone.lastCode();
    const newPassword = `novo-${contact}`;
    expect(errorOr(await post('payment', { newPassword, secret, contact, code: code === '000000' ? '000001' : '000000' }))).toBe('verification.wrong');
    expect(errorOr(await post('payment', { newPassword, secret: 'errada123', contact, code }))).toBe('login.wrong');
    expect(errorOr(await post('payment', { newPassword, secret, contact, code }))).toBe('done');
    expect(errorOr(await post('payment', { newPassword: 'outra-mais', secret, contact, code }))).toBe('verification.expired');
    phone.advance(2 * minute);
  }
  for (const contact of ['phone', 'email']) expect(errorOr(await post('code', { contact }, fresh)), contact).toBe('request.invalid');
  expect(errorOr(await post('code', { contact: 'fax' }))).toBe('request.invalid');
});

test('a forgotten payment password is reset by the security answers, ignoring case and accents', async () => {
  const answers = [{ question: 'pet', answer: 'Pingo' }, { question: 'city', answer: 'São Luís' }];
  expect(errorOr(await post('questions', { answers: [answers[0], answers[0]], secret }))).toBe('request.invalid');
  expect(errorOr(await post('questions', { answers: [answers[0], { question: 'pin', answer: 'x' }], secret }))).toBe('request.invalid');
  expect(errorOr(await post('questions', { answers, secret }))).toBe('done');
  expect((await overview()).questions).toEqual(['city', 'pet']);
  const typed = [{ question: 'pet', answer: ' pingo ' }, { question: 'city', answer: 'sao luis' }];
  expect(errorOr(await post('payment', { newPassword: 'segredo9', secret, answers: typed.slice(0, 1) }))).toBe('answers.wrong');
  expect(errorOr(await post('payment', { newPassword: 'segredo9', secret, answers: typed }))).toBe('done');
  for (let count = 0; count < 3; count++) await post('payment', { newPassword: 'segredo8', secret, answers: [] });
  expect(errorOr(await post('payment', { newPassword: 'segredo8', secret, answers: typed }))).toBe('request.too.many');
  expect(errorOr(await post('payment', { newPassword: 'segredo8', secret, answers: [] }, fresh))).toBe('answers.wrong');
});

test.each([['joana d\'arc  silva', 'Joána D\'Arc  Silva'], ['!!!', ' !!! ']])('an answer that was kept as %j, when blanks and apostrophes counted, is right as %j', async (kept, typed) => {
  const { database } = phone.platform;
  const { id } = findMember(phone.platform, 'leve', 'marina')!;
  change(database, 'insert into security_answers values (?, ?, ?)', id, 'pet', await hashPassword(kept));
  expect(errorOr(await post('payment', { newPassword: 'segredo9', secret, answers: [{ question: 'pet', answer: `${typed}x` }] }))).toBe('answers.wrong');
  expect(errorOr(await post('payment', { newPassword: 'segredo9', secret, answers: [{ question: 'pet', answer: typed }] }))).toBe('done');
});

test('a number is stored by the code sent to it, and can then be used to log in', async () => {
  const value = '21998765432';
  expect(errorOr(await post('code', { contact: 'phone', value: '11987654321' }, fresh))).toBe('contact.exists');
  expect(errorOr(await post('code', { contact: 'phone', value }, fresh))).toBe('done');
  const code = phone.lastCode();
  expect(errorOr(await post('contact', { contact: 'phone', value, code, secret }, marina))).toBe('verification.wrong');
  expect(errorOr(await post('contact', { contact: 'phone', value: '21998765433', code, secret }, fresh))).toBe('verification.wrong');
  expect(errorOr(await post('contact', { contact: 'phone', value, code, secret: 'errada123' }, fresh))).toBe('login.wrong');
  expect(errorOr(await post('contact', { contact: 'phone', value, code, secret }, fresh))).toBe('done');
  expect((await overview(fresh)).phone).toBe('(21) •••••-5432');
  expect(await phone.logIn({ username: value, password: secret })).toMatchObject({ value: { userName: 'tipo40' } });
});

test('a replaced number no longer logs in, and is free for others', async () => {
  await post('code', { contact: 'phone', value: '21998765432' });
  await post('contact', { contact: 'phone', value: '21998765432', code: phone.lastCode(), secret });
  expect(await phone.logIn({ username: '11987654321', password: secret })).toMatchObject({ success: false });
  expect(errorOr(await post('code', { contact: 'phone', value: '11987654321' }, fresh))).toBe('done');
});

test.each([
  ['who proved it', 'outra', true, 'contact.exists'], ['who registered by it', '21998765432', false, 'contact.exists'], ['who only said it', 'outra', false, 'done'],
])('a number of %s: %s', async (_, account, provedNumber, said) => {
  const mobile = { dialingCode: '+55', number: '21998765432' };
  const holder = addMember(phone.platform, { merchant: 'leve', account, type: 0, registeredAt: 0, opening: 0, mobile, provedNumber });
  const value = mobile.number;
  expect(errorOr(await post('code', { contact: 'phone', value }, fresh))).toBe(said);
  if (said !== 'done') return;
  expect(errorOr(await post('contact', { contact: 'phone', value, code: phone.lastCode(), secret }, fresh))).toBe('done');
  expect(rows(phone.platform.database, 'select dialing_code, mobile_number, number_proved from members where id = ?', holder)).toEqual([{ dialing_code: null, mobile_number: null, number_proved: 0 }]);
  expect(await phone.logIn({ username: value, password: secret })).toMatchObject({ value: { userName: 'tipo40' } });
});

test('an e-mail address is stored by the code in its mail', async () => {
  expect(errorOr(await post('code', { contact: 'email', value: 'nova@example.com' }, fresh))).toBe('done');
  expect(phone.sent()[0]).toMatchObject({ channel: 'mail', recipient: 'nova@example.com', subject: expect.stringContaining('código') });
  expect(errorOr(await post('contact', { contact: 'email', value: 'nova@example.com', code: phone.lastCode(), secret }, fresh))).toBe('done');
  expect((await overview(fresh)).email).toBe('n•••a@example.com');
  expect(errorOr(await post('code', { contact: 'fax', value: '1' }))).toBe('request.invalid');
});

test('trial accounts and visitors are refused', async () => {
  const trial = await tokenOf(phone, 'tipo4');
  const calls: [string, unknown][] = [
    ['pix', { kind: 'cpf', key: '52998224725' }], ['destination/remove', { id: '1' }], ['code', { contact: 'phone' }], ['questions', { answers: [] }],
    ['contact', { contact: 'phone', value: '21998765432', code: '1' }], ['payment', { newPassword: 'segredo9', secret }],
    ['bank', { bank: '341', branch: '1234', account: '1234-5', holder: 'Ana Lima', cpf: '52998224725' }],
  ];
  for (const [path, body] of calls) {
    expect(errorOr(await post(path, body, trial))).toBe('permission.trial');
    expect(errorOr(await phone.send('POST', `/wps/security/${path}`, body))).toBe('session.missing');
  }
  for (const path of ['/wps/security', '/wps/bank/list']) expect(await phone.call(path, { token: trial })).toMatchObject({ errorCode: 'permission.trial' });
});
