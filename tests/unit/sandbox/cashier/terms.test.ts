import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Deposit, WithdrawalOffer } from '../../../../src/contract/endpoints/cashier.ts';
import { addMember } from '../../../../src/sandbox/accounts/members.ts';
import { payDeposit } from '../../../../src/sandbox/cashier/deposits.ts';
import { depositMethods, refuseOutside, withdrawalMethods, withdrawnInADay } from '../../../../src/sandbox/cashier/methods.ts';
import { tellCharge, tellReturn, type PaymentOutcome } from '../../../../src/sandbox/cashier/outcomes.ts';
import { receiverOf } from '../../../../src/sandbox/cashier/receiver.ts';
import { balanceOf } from '../../../../src/sandbox/money/wallets.ts';
import { change, row } from '../../../../src/sandbox/store/database.ts';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

let phone: Phone;
let memberId: number;
beforeEach(async () => {
  phone = await startSandbox();
  memberId = addMember(phone.platform, { merchant: 'leve', account: 'bia', type: 0, registeredAt: 0, opening: 100_000 });
});
afterEach(() => phone.close());

test('amounts and times of the cashier, as they are told to members', () => {
  const minute = 60_000;
  expect(depositMethods).toEqual([
    { method: 'PIX', least: 1_000, most: 1_000_000, quick: [2_000, 5_000, 10_000, 20_000, 50_000, 100_000], waits: 15 * minute },
    { method: 'TED', least: 10_000, most: 5_000_000, quick: [10_000, 50_000, 100_000], waits: 24 * 60 * minute },
  ]);
  expect(withdrawalMethods).toEqual([{ method: 'PIX', least: 2_000, most: 500_000, fee: 0 }, { method: 'BANK', least: 5_000, most: 2_000_000, fee: 350 }]);
  expect(withdrawnInADay).toBe(2_000_000);
});

test('an amount is refused outside of its bounds and in parts of centavos, with the bounds', () => {
  const bounds = { least: 1_000, most: 2_000 };
  for (const amount of [999, 2_001, 0, -1_500, 1_500.5, Number.NaN, Infinity]) expect(() => refuseOutside(amount, bounds), String(amount)).toThrow(expect.objectContaining({ code: 'amount.outside', value: bounds }) as Error);
  for (const amount of [1_000, 1_001, 2_000]) expect(() => refuseOutside(amount, bounds)).not.toThrow();
});

const lastMessage = () => row<{ title: string; body: string; title_en: string; body_en: string; at: number }>(phone.platform.database, 'select title, body, title_en, body_en, sent_at as at from messages where member_id = ? order by id desc limit 1', memberId)!;
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('a message names sum, way and number in both languages, and says where the money is', () => {
  const back = [/Devolvemos o valor à conta de onde ele veio\./, /We sent the amount back to the account that it came from\./] as const;
  const told: readonly [PaymentOutcome | 'expired', string, RegExp, RegExp][] = [
    ['credited', 'Depósito recebido', /já está no seu saldo/, /is in your balance/],
    ['late', 'Depósito recebido', /chegou depois.*já está no seu saldo/, /after the charge.*in your balance all the same/],
    ['expired', 'Seu depósito venceu', /venceu sem pagamento/, /expired without a payment/],
    ['surplus', 'Pagamento repetido devolvido', ...back],
    ['excluded', 'Depósito devolvido', ...back],
    ['beyond', 'Depósito devolvido', ...back],
  ];
  test.each(told.flatMap((one) => [['PIX', 'Pix D77', ...one] as const, ['TED', 'TED D77', ...one] as const]))('%s, %s: %s', (method, name, outcome, title, pt, en) => {
    const at = outcome === 'expired' ? 12_345 : undefined;
    tellCharge(phone.platform, { id: 77, member_id: memberId, method, amount: 123_456 }, outcome, at);
    const message = lastMessage();
    expect([message.title, message.at]).toEqual([title, at ?? phone.platform.clock.now()]);
    expect(plain(message.body)).toMatch(pt);
    expect(plain(message.body)).toContain(`R$ 1.234,56 (${name})`);
    expect(plain(message.body_en)).toMatch(en);
    expect(plain(message.body_en)).toContain(`1,234.56 (${name})`);
    expect([message.body, message.body_en].every((body) => /^<p>.*<\/p>$/s.test(body))).toBe(true);
  });

  test.each([['bank', 'O banco devolveu o seu saque', 'security'], ['operator', 'Seu saque não foi aprovado', 'Documento vencido']] as const)('a withdrawal that came back from the %s', (by, title, part) => {
    tellReturn(phone.platform, { id: 78, member_id: memberId, method: 'PIX', amount: 5_000 }, by, 'Documento vencido');
    const message = lastMessage();
    expect(message.title).toBe(title);
    for (const body of [message.body, message.body_en]) expect(plain(body)).toMatch(new RegExp(`W78 .*50[.,]00.*${part}`));
    expect(message.body.includes('Documento vencido')).toBe(by === 'operator');
  });
});

/** The check digits of a CNPJ by the tax office's weights. */
function isCnpj(text: string): boolean {
  const digits = Array.from(text.replace(/\D/g, ''), Number);
  const check = (weights: number[]): number => {
    const rest = weights.reduce((sum, weight, at) => sum + weight * digits[at]!, 0) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  const weights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  return digits.length === 14 && digits[12] === check(weights) && digits[13] === check([6, ...weights]);
}

test('each merchant is paid into an account of its own, the same at every start, with a CNPJ and a random key that are well formed', () => {
  expect(receiverOf('leve')).toEqual({
    city: 'São Paulo', pixKey: '2d78ef86-d0ff-450b-ab6e-92a9dea9619e', bank: '998 · Banco Araucária', branch: '0001', number: '19530249-1', holder: 'Leve Pagamentos Ltda.', document: '02.491.856/0001-32',
  });
  const codes = ['leve', 'brisa', ...Array.from({ length: 200 }, (_, at) => `m${at}`)];
  for (const code of codes) {
    const { pixKey, number, document } = receiverOf(code);
    expect(pixKey).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
    expect(number).toMatch(/^\d{8}-\d$/);
    expect(document).toMatch(/^\d{2}\.\d{3}\.\d{3}\/0001-\d{2}$/);
    expect(isCnpj(document), document).toBe(true);
  }
  expect(new Set(codes.map((code) => receiverOf(code).pixKey)).size).toBe(codes.length);
});

test('what is credited is the amount without its fee', () => {
  const { id } = change(
    phone.platform.database, `insert into deposits (member_id, merchant, method, amount, fee, status, reference, created_at, changed_at, expires_at)
    values (?, 'leve', 'PIX', 5000, 120, 'waiting', 'FEE', 0, 0, ?)`, memberId, phone.platform.clock.now() + 1,
  );
  payDeposit(phone.platform, id);
  expect(balanceOf(phone.platform, memberId)).toBe(104_880);
});

test('a member without a payment password is told so, and the charge of a transfer names what is written in it', async () => {
  const token = await tokenOf(phone, 'tipo40');
  const offer = (await phone.call('/wps/withdraw/offer', { token })).value as WithdrawalOffer;
  expect(offer).toMatchObject({ hasPaymentPassword: false, destinations: [], open: [], leftToday: 2_000_000 });
  const own = (await phone.call('/wps/withdraw/offer', { token: await tokenOf(phone) })).value as WithdrawalOffer;
  expect(own.hasPaymentPassword).toBe(true);
  const charge = (await phone.send('POST', '/wps/deposit', { requestId: 'request-ted', method: 'TED', amount: 10_000 }, { token })).value as Deposit;
  expect(charge).toMatchObject({ status: 'waiting', account: { bank: '998 · Banco Araucária', note: `DEP${charge.id}` }, expiresAt: charge.createdAt + 86_400_000 });
  expect(charge.brCode).toBeUndefined();
  expect(await phone.send('POST', '/wps/deposit', { requestId: 'request-none', method: 'BOLETO', amount: 10_000 }, { token })).toMatchObject({ errorCode: 'request.invalid' });
});
