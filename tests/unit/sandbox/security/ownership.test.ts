import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findMember } from '../../../../src/sandbox/accounts/members.ts';
import { advanceWithdrawal } from '../../../../src/sandbox/cashier/withdrawals.ts';
import type { SecurityOverview } from '../../../../src/contract/endpoints/security.ts';
import { startSandbox, tokenOf, type Answer, type Phone } from '../../../support/sandbox-caller.ts';

// Password hashing is slow by design.
vi.setConfig({ testTimeout: 30_000 });

const secret = 'leve2026';
const [cpf, otherCpf] = ['390.533.447-05', '86288366757'];
const account = { bank: '341', branch: '1234', account: '99887-6', holder: 'Joana D\'Ávila', cpf };
let phone: Phone;

beforeEach(async () => {
  phone = await startSandbox();
  phone.set({ registration: { idNumber: { enabled: true }, payeeName: { enabled: true }, email: { enabled: true } }, switches: { REGMOBVERF3: false } });
});
afterEach(() => phone.close());

const post = (path: string, body: Record<string, unknown>, token: string) => phone.send('POST', `/wps/security/${path}`, { secret, ...body }, { token });
const register = (username: string, fields: Record<string, string> = {}) => phone.register({ username, password: secret, confirmPassword: secret, ...fields });
const member = async (username: string, fields?: Record<string, string>): Promise<string> => {
  const answer = await register(username, fields);
  expect(answer).toMatchObject({ success: true });
  return (answer.value as { token: string }).token;
};
const errorOr = ({ errorCode, value }: Answer): string => (errorCode ? `${errorCode} ${(value as { field?: string })?.field ?? ''}`.trim() : 'done');
const addKey = async (token: string, kind: string, key: string) => errorOr(await post('pix', { kind, key }, token));
const addAccount = async (token: string, fields: Partial<typeof account> = {}) => errorOr(await post('bank', { ...account, ...fields }, token));
const holderOf = async (token: string, kind: string, key: string) => {
  const answer = await post('pix/holder', { kind, key }, token);
  return answer.success ? answer.value : errorOr(answer);
};
const destinations = async (token: string) => ((await phone.call('/wps/security', { token })).value as SecurityOverview).destinations;
const removeAll = async (token: string) => {
  for (const { id } of await destinations(token)) expect(errorOr(await post('destination/remove', { id }, token))).toBe('done');
};

let requests = 0;
/** Withdraws to the newest destination, on a wallet that has enough. */
async function withdraw(token: string, username: string): Promise<Answer> {
  const memberId = findMember(phone.platform, 'leve', username)!.id;
  if (!(await phone.call('/wps/withdraw/offer', { token }).then(({ value }) => (value as { hasPaymentPassword: boolean }).hasPaymentPassword))) {
    expect(errorOr(await post('payment', { newPassword: secret }, token))).toBe('done');
  }
  await phone.callConsole('POST', `/members/${memberId}/wallet`, { amount: 50_000 });
  const { id } = (await destinations(token)).at(-1)!;
  return phone.send('POST', '/wps/withdraw', { requestId: `request-own-${++requests}`, destinationId: id, amount: 10_000, paymentPassword: secret }, { token });
}
async function paidOut(token: string, username: string): Promise<void> {
  const { id } = (await withdraw(token, username)).value as { id: string };
  for (let stage = 0; stage < 3; stage++) advanceWithdrawal(phone.platform, Number(id));
}

test('a CPF belongs to the account that registered with it: a second registration is refused, at this merchant alone', async () => {
  await member('joana', { idNumber: cpf });
  expect(errorOr(await register('intrusa', { idNumber: '39053344705' }))).toBe('cpf.exists idNumber');
  expect(errorOr(await register('intrusa', { idNumber: '529.982.247-25' }))).toBe('cpf.exists idNumber');
  const racing = await Promise.all(['ana1', 'ana2', 'ana3'].map((name) => register(name, { idNumber: otherCpf })));
  expect(racing.filter(({ success }) => success)).toHaveLength(1);
  expect(errorOr(await register('semcpf'))).toBe('done');
});

test('what a stranger says of themselves blocks nobody: neither a key, an account, an e-mail nor a late registration', async () => {
  const stranger = await member('intrusa', { email: 'joana@example.com' });
  expect(await addAccount(stranger, { holder: 'Carla Souza' })).toBe('done');
  expect(await addKey(stranger, 'cpf', cpf)).toBe('done');
  const owner = await member('joana', { idNumber: cpf, payeeName: 'Joana D\'Avila', email: 'joana@example.com', mobileNum: '21998765432' });
  expect(await addKey(owner, 'cpf', cpf)).toBe('done');
  expect(await addAccount(owner)).toBe('done');
  for (const [kind, key] of [['email', 'joana@example.com'], ['phone', '21998765432']] as const) expect(await addKey(owner, kind, key)).toBe('done');
  expect(await withdraw(owner, 'joana')).toMatchObject({ success: true });
});

test('a registration with a member\'s CPF does not stop that member\'s withdrawals or new accounts', async () => {
  const owner = await member('joana');
  expect(await addKey(owner, 'cpf', cpf)).toBe('done');
  // Nothing was paid to it yet, so nobody holds it.
  await member('intrusa', { idNumber: cpf });
  expect(await withdraw(owner, 'joana')).toMatchObject({ success: true });
  await removeAll(owner);
  expect(await addKey(owner, 'cpf', cpf)).toBe('done');
  await paidOut(owner, 'joana');
});

test('a CPF that money has arrived at is held like one of a registration', async () => {
  const owner = await member('joana');
  expect(await addKey(owner, 'cpf', cpf)).toBe('done');
  await paidOut(owner, 'joana');
  expect(errorOr(await register('intrusa', { idNumber: cpf }))).toBe('cpf.exists idNumber');
  expect(await addKey(await member('intrusa'), 'cpf', cpf)).toBe('destination.foreign key');
});

test('whose account it is was settled by the first proof, and stays when everything is removed', async () => {
  const firsts = [(token: string) => addKey(token, 'cpf', cpf), (token: string) => addAccount(token)];
  for (const [index, first] of firsts.entries()) {
    const token = await member(`joana_${index}`);
    expect(await first(token)).toBe('done');
    await removeAll(token);
    expect(await destinations(token)).toEqual([]);
    expect(await addKey(token, 'cpf', otherCpf)).toBe('destination.foreign key');
    expect(await addAccount(token, { cpf: otherCpf, holder: 'Ana Lima' })).toBe('destination.foreign cpf');
    expect(await addAccount(token, { holder: 'Ana Lima' })).toBe('destination.foreign holder');
    expect(await addKey(token, 'cpf', cpf)).toBe('done');
  }
});

test('an account that the bank knows as another\'s is refused under one\'s own name, however its number is written', async () => {
  const token = await member('joana', { idNumber: cpf, payeeName: 'Joana D\'Ávila' });
  for (const number of ['56789-0', '056789-0']) expect(await addAccount(token, { account: number })).toBe('destination.foreign account');
  expect(await addAccount(token, { account: '56789-1' })).toBe('done');
  expect(await addAccount(token, { account: '056789-1' })).toBe('destination.exists');
  const other = await member('maria', { idNumber: otherCpf });
  const theirs = { account: '56789-1', cpf: otherCpf, holder: 'Maria Dias' };
  await paidOut(token, 'joana');
  expect(await addAccount(other, theirs)).toBe('destination.foreign account');
  expect(await withdraw(token, 'joana')).toMatchObject({ success: true });
});

test('an account is another\'s also with the branch\'s check digit, or with a nought for a check digit that is a letter', async () => {
  const token = await member('joana', { idNumber: cpf, payeeName: account.holder });
  for (const branch of ['1234-5', '01234-X', '1234-0']) expect(await addAccount(token, { branch, account: '56789-0' })).toBe('destination.foreign account');
  expect(await addAccount(token, { account: '4455-X' })).toBe('done');
  for (const number of ['4455-0', '44550', '4455-p']) expect(await addAccount(token, { branch: '1234-9', account: number })).toBe('destination.exists');
  expect(await addAccount(token, { account: '445-5' })).toBe('done');
});

test('the directory tells the holder of a key, that a key is another\'s, and that nobody knows it', async () => {
  const marina = await tokenOf(phone);
  const own = { name: 'Marina Alves Rocha', cpf: '•••.982.247-••' };
  const random = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  for (const [kind, key] of [['cpf', '52998224725'], ['phone', '11987654321'], ['email', 'marina@example.com'], ['random', random]] as const) {
    expect(await holderOf(marina, kind, key)).toEqual(own);
  }
  for (const [kind, key] of [['phone', '21998765432'], ['email', 'ninguem@example.com'], ['random', '123e4567-e12b-12d1-a456-426655440000']] as const) {
    expect(await holderOf(marina, kind, key)).toBe('destination.unknown key');
    expect(await addKey(marina, kind, key)).toBe('destination.unknown key');
  }
  const token = await member('joana');
  expect(await holderOf(token, 'random', random)).toBe('destination.cpf.first key');
  const { name } = (await holderOf(token, 'cpf', cpf)) as { name: string };
  expect(name).toMatch(/^\p{L}+ \p{L}+ \p{L}+$/u);
  expect(await addKey(token, 'cpf', cpf)).toBe('done');
  expect(await holderOf(token, 'cpf', cpf)).toEqual({ name, cpf: '•••.533.447-••' });
  for (const [kind, key] of [['cpf', '52998224725'], ['phone', '11987654321'], ['email', 'marina@example.com'], ['random', random]] as const) {
    expect(await holderOf(token, kind, key)).toBe('destination.foreign key');
  }
});

test('a number on record is the member\'s own key until it goes to another who proves it', async () => {
  const token = await member('joana', { idNumber: cpf, mobileNum: '21998765432' });
  expect(await addKey(token, 'phone', '21998765432')).toBe('done');
  expect(await withdraw(token, 'joana')).toMatchObject({ success: true });
  const marina = await tokenOf(phone);
  expect(errorOr(await phone.send('POST', '/wps/security/code', { contact: 'phone', value: '21998765432' }, { token: marina }))).toBe('done');
  expect(errorOr(await post('contact', { contact: 'phone', value: '21998765432', code: phone.lastCode() }, marina))).toBe('done');
  expect(await holderOf(marina, 'phone', '21998765432')).toMatchObject({ name: 'Marina Alves Rocha' });
  expect(errorOr(await withdraw(token, 'joana'))).toBe('destination.foreign key');
});

test('the console registers a key to a person, makes a random one, and takes it away', async () => {
  const marina = await tokenOf(phone);
  const console = async (method: string, path: string, body?: unknown) => (await phone.callConsole(method, path, body)).json() as Promise<Record<string, unknown>>;
  const person = { name: 'Marina A. Rocha', cpf: '529.982.247-25' };
  const added = await console('POST', '/directory', { kind: 'random', key: '', ...person });
  expect(added).toMatchObject({ key: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'Marina A. Rocha', cpf: '52998224725' });
  expect(await holderOf(marina, 'random', String(added.key))).toEqual({ name: 'Marina A. Rocha', cpf: '•••.982.247-••' });
  await console('POST', '/directory', { kind: 'phone', key: '21 99876-5432'.replace(/\D/g, ''), ...person });
  expect(await addKey(marina, 'phone', '21998765432')).toBe('done');
  for (const wrong of [{ kind: 'random', key: '1' }, { kind: 'cpf', key: '1' }, { kind: 'email', key: 'a@b.co', cpf: '1' }, { kind: 'email', key: 'a@b.co', name: ' ' }]) {
    expect(await console('POST', '/directory', { ...person, ...wrong })).toHaveProperty('error');
  }
  expect(await console('GET', '/directory')).toContainEqual(added);
  await console('DELETE', `/directory/${String(added.key)}`);
  expect(await holderOf(marina, 'random', String(added.key))).toBe('destination.unknown key');
});
