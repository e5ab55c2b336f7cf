import { afterEach, beforeEach, expect, test } from 'vitest';
import { addMember, describeMember, findByNumber, findMember, holdCpf, holderOfCpf, memberById, type NewMember } from '../../../../src/sandbox/accounts/members.ts';
import { balanceOf } from '../../../../src/sandbox/money/wallets.ts';
import { startSandbox, type Phone } from '../../../support/sandbox-caller.ts';

let phone: Phone;
beforeEach(async () => {
  phone = await startSandbox();
});
afterEach(() => phone.close());

const add = (account: string, more: Partial<NewMember> = {}) => addMember(phone.platform, { merchant: 'leve', account, type: 0, registeredAt: 7, opening: 0, ...more });
const cpf = '39053344705';

test('a member is told what is on the file, and nothing of what is not', () => {
  const chief = add('chefe', { type: 1, nickname: 'Chefe' });
  const id = add('nova', { uplineId: chief, opening: 1_234 });
  const told = { id: String(id), account: 'nova', userName: 'nova', nickname: undefined, type: 0, regDate: 7, toUpline: 'chefe' };
  expect(describeMember(phone.platform, id)).toEqual(told);
  expect(describeMember(phone.platform, chief)).toEqual({ ...told, id: String(chief), account: 'chefe', userName: 'chefe', nickname: 'Chefe', type: 1, toUpline: undefined });
  expect(describeMember(phone.platform, id + 1)).toBeUndefined();
  expect(balanceOf(phone.platform, id)).toBe(1_234);
});

test('what a member does not give is kept as none', () => {
  expect(memberById(phone.platform, add('nova'))).toMatchObject({
    nickname: null, password_hash: null, upline_id: null, disabled: 0, simulated: 0, dialing_code: null, mobile_number: null, email: null, number_proved: 0, cpf: null, full_name: null, cpf_held: 0, payment_password_hash: null,
  });
  const all = {
    nickname: 'Nova', passwordHash: 'a', uplineId: 1, disabled: true, simulated: true, mobile: { dialingCode: '+55', number: '21998765432' }, provedNumber: true, email: 'nova@example.com', cpf, fullName: 'Ana Nova', paymentPasswordHash: 'b',
  };
  expect(memberById(phone.platform, add('outra', all))).toMatchObject({
    nickname: 'Nova', password_hash: 'a', upline_id: 1, disabled: 1, simulated: 1, dialing_code: '+55', mobile_number: '21998765432', email: 'nova@example.com', number_proved: 1, cpf, full_name: 'Ana Nova', cpf_held: 1, payment_password_hash: 'b',
  });
});

test('an account and a number are names of one member of a merchant, and a second one leaves nothing', () => {
  const mobile = { dialingCode: '+55', number: '21998765432' };
  const id = add('21998765432', { mobile });
  expect(() => add('21998765432')).toThrow(/UNIQUE/);
  expect(() => add('segunda', { mobile })).toThrow(/UNIQUE/);
  expect(findMember(phone.platform, 'leve', 'segunda')).toBeUndefined();
  expect(findMember(phone.platform, 'leve', '21998765432')?.id).toBe(id);
  expect(findMember(phone.platform, 'brisa', '21998765432')).toBeUndefined();
  expect(add('segunda', { merchant: 'brisa', mobile })).toBeGreaterThan(id);
});

test('by a number only who has it is found, and with the dialling code that it has', () => {
  const id = add('nova', { mobile: { dialingCode: '+55', number: '21998765432' } });
  add('21912345678');
  const idBy = (number: string, dialingCode?: string, merchant = 'leve') => findByNumber(phone.platform, merchant, number, dialingCode)?.id;
  expect([idBy('21998765432'), idBy('21998765432', '+55'), idBy('21998765432', '+351'), idBy('21998765432', '+55', 'brisa'), idBy('nova'), idBy('21912345678')]).toEqual([id, id, undefined, undefined, undefined, undefined]);
});

test('a CPF is held by one member of a merchant: who had it first', () => {
  const [first, second] = [add('primeira', { fullName: 'Ana' }), add('segunda')];
  const [elsewhere, without] = [add('primeira', { merchant: 'brisa' }), add('terceira')];
  for (const id of [first, second, elsewhere]) phone.platform.database.exec(`update members set cpf = '${cpf}' where id = ${id}`);
  const holders = () => [holderOfCpf(phone.platform, 'leve', cpf), holderOfCpf(phone.platform, 'leve', cpf, first), holderOfCpf(phone.platform, 'leve', cpf, second), holderOfCpf(phone.platform, 'brisa', cpf), holderOfCpf(phone.platform, 'leve', '1')];
  expect(holders()).toEqual([undefined, undefined, undefined, undefined, undefined]);
  for (const id of [first, second, without]) holdCpf(phone.platform, id);
  expect(holders()).toEqual([{ name: 'Ana' }, undefined, { name: 'Ana' }, undefined, undefined]);
  expect([first, second, without, elsewhere].map((id) => (memberById(phone.platform, id) as unknown as { cpf_held: number }).cpf_held)).toEqual([1, 0, 0, 0]);
  holdCpf(phone.platform, elsewhere);
  expect(holders()[3]).toEqual({ name: null });
});
