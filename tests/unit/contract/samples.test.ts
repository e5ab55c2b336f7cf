import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountRule, parseAmount } from '../../../src/contract/amount.ts';
import { formats } from '../../../src/contract/languages.ts';
import { codeIn, cleanNumber, cleanSecret, nameKey } from '../../../src/contract/clean.ts';
import { bankAccountRules, pixKeyFault, plainPixKey, typedAccountField } from '../../../src/contract/destinations.ts';
import { isCnpj } from '../../../src/contract/documents.ts';
import { mobileFault, phoneFault, plainNumber } from '../../../src/contract/phone.ts';
import { email, payeeName } from '../../../src/contract/registration.ts';
import { check, clean, loginMobileNum, verificationCode } from '../../../src/contract/rules.ts';
import { rules } from '../../../src/sandbox/accounts/field-rules.ts';
import { threadWork } from '../../support/thread-work.ts';
import { amounts } from './samples/amounts.ts';
import { accounts, branches } from './samples/bank-accounts.ts';
import { codes } from './samples/codes.ts';
import { cnpjs, cpfs } from './samples/documents.ts';
import { emails, pixEmails } from './samples/emails.ts';
import { names, noNames, samePerson } from './samples/names.ts';
import { foreign, mobiles, phones } from './samples/phones.ts';

/** A mobile number as the phone sends it, or none where a field says a fault. */
function mobile(typed: string, dialingCode = '+55'): string | undefined {
  const number = plainNumber(typed, dialingCode);
  return check(loginMobileNum, number) || mobileFault(number, dialingCode) ? undefined : clean(loginMobileNum, number);
}

function phone(typed: string): string | undefined {
  const number = plainNumber(typed, '+55');
  return check(rules.whatsapp, number) || phoneFault(number, '+55') ? undefined : number;
}

function field(name: 'branch' | 'account', typed: string): string | undefined {
  const text = typedAccountField(name, typed);
  return check(bankAccountRules[name], text) ? undefined : clean(bankAccountRules[name], text);
}

const cpf = (typed: string) => check(rules.idNumber, typed)?.replace('idNumber.', '') ?? cleanNumber(typed);
const code = (typed: string) => (check(verificationCode, codeIn(typed)) ? undefined : codeIn(typed));
const address = (typed: string) => (check(email, typed) ? undefined : clean(email, typed));
const name = (typed: string) => (check(rules.payeeName, typed) ? undefined : clean(rules.payeeName, typed));

test.each(mobiles)('the mobile number %j is %s', (typed, right) => {
  expect(mobile(typed)).toBe(right);
  // The same as a Pix key.
  expect(pixKeyFault('phone', typed) ? undefined : plainPixKey('phone', typed)).toBe(right && `+55${right}`);
});
test.each(phones)('the number of WhatsApp %j is %s', (typed, right) => expect(phone(typed)).toBe(right));
test.each(foreign)('with the code %s the number %j is %s', (dialingCode, typed, right) => expect(mobile(typed, dialingCode)).toBe(right));
test.each(cpfs)('the CPF %j is %s', (typed, right) => {
  expect(cpf(typed)).toBe(right);
  expect(pixKeyFault('cpf', typed)?.replace('cpf.', '') ?? plainPixKey('cpf', typed)).toBe(right);
});
test.each(cnpjs)('the CNPJ %j: %s', (typed, right) => expect(isCnpj(typed)).toBe(right));
test.each(branches)('the branch %j is %s', (typed, right) => expect(field('branch', typed)).toBe(right));
test.each(accounts)('the account %j is %s', (typed, right) => expect(field('account', typed)).toBe(right));
test.each(codes)('the code in %j is %s', (typed, right) => expect(code(typed)).toBe(right));
test.each(emails)('the address %j is %s', (typed, right) => expect(address(typed)).toBe(right));
test.each(pixEmails)('the address %j as a Pix key is %s', (typed, right) => {
  expect(pixKeyFault('email', typed) ? undefined : plainPixKey('email', typed)).toBe(right);
});
test.each(amounts)('the amount %j is %s in Portuguese and %s in English', (typed, pt, en) => {
  expect([parseAmount(typed, formats.pt), parseAmount(typed, formats.en)]).toEqual([pt, en]);
});

test.each(names)('the name %s is taken, at registration and as an account\'s holder', (typed) => {
  expect(name(typed)).toBe(typed.normalize('NFC'));
  expect(check(bankAccountRules.holder, typed)).toBeUndefined();
  expect(check(payeeName, typed.normalize('NFD'))).toBeUndefined();
});
test.each(noNames)('%j is no name', (typed) => expect([check(rules.payeeName, typed), check(bankAccountRules.holder, typed)]).not.toContain(undefined));
test.each(samePerson)('%s and its spellings are of one person', (...spellings) => expect(new Set(spellings.map(nameKey)).size).toBe(1));
test('different people have different names', () => {
  const keys = [...names, ...samePerson.map(([first]) => first!)].map(nameKey);
  expect(new Set(keys).size).toBe(new Set([...names, ...samePerson.map(([first]) => first!)].map((one) => nameKey(one.replace(/['`´]/g, '’')))).size);
  expect(nameKey('Ana Lima')).not.toBe(nameKey('Anna Lima'));
});

test('a random key is taken as messages show it', () => {
  const right = '123e4567-e12b-12d1-a456-426655440000';
  for (const typed of [right, right.toUpperCase(), ` ${right}\n`, right.replace(/-/g, '‑'), right.replace(/-/g, ''), `{${right}}`, `\u202a${right}\u202c`]) {
    expect(pixKeyFault('random', typed)).toBeUndefined();
    expect(plainPixKey('random', typed)).toBe(right);
  }
  for (const typed of ['123', right.slice(1), `${right}0`, right.replace('1', 'g')]) expect(pixKeyFault('random', typed)).toBeDefined();
});

test('the table has at least two hundred samples', () => {
  const all = [mobiles, phones, foreign, cpfs, cnpjs, branches, accounts, codes, emails, pixEmails, amounts, names, noNames, samePerson];
  expect(all.reduce((sum, { length }) => sum + length, 0)).toBeGreaterThan(200);
});

/** Signs that nobody sees, which messengers, address books and word processors put into a text. */
const unseen = fc.constantFrom('', '\u200b', '\u200e', '\u200f', '\u202a', '\u202c', '\u2066', '\u2069', '\ufeff', '\u00ad', '\u2060');
const around = fc.constantFrom('', ' ', '\u00a0', '\u202f', '\t', '\u3000', '\r\n', ' \u200b');
const zeros = fc.constantFrom('0', '０', '٠', '۰', '०', '০');

/** The same text as another keyboard writes it and another program pastes it. */
const pasted = (text: string) => fc.tuple(around, around, zeros, fc.array(unseen, { minLength: text.length, maxLength: text.length }), fc.boolean()).map(
  ([before, behind, zero, signs, apart]) => before + Array.from(apart ? text.normalize('NFD') : text, (sign, at) =>
    (signs[at % signs.length] ?? '') + (/[0-9]/.test(sign) ? String.fromCharCode(zero.charCodeAt(0) + Number(sign)) : sign)).join('') + behind,
);

const kinds: readonly (readonly [string, readonly (readonly [string, unknown])[], (typed: string) => unknown])[] = [
  ['mobile number', mobiles, mobile],
  ['number of WhatsApp', phones, phone],
  ['CPF', cpfs, cpf],
  ['CNPJ', cnpjs, isCnpj],
  ['branch', branches, (typed) => field('branch', typed)],
  ['account', accounts, (typed) => field('account', typed)],
  ['code', codes, code],
  ['amount', amounts.map(([typed, pt]) => [typed, pt] as const), (typed) => parseAmount(typed, formats.pt)],
  ['name', names.map((typed) => [typed, typed.normalize('NFC')] as const), name],
];

test.each(kinds)('the %s means the same with signs that nobody sees, other blanks around it and other digits', (_, samples, read) => {
  const any = fc.constantFrom(...samples.filter(([typed]) => typed)).chain(([typed, right]) => fc.tuple(pasted(typed), fc.constant(right)));
  fc.assert(fc.property(any, ([typed, right]) => {
    expect(read(typed), JSON.stringify(typed)).toBe(right);
  }), { numRuns: 300 });
});

test.each(kinds)('the %s that was read once is read the same again', (_, samples, read) => {
  for (const [, right] of samples) if (typeof right === 'string' && read(right) !== undefined && !['type', 'range', 'company'].includes(right)) expect(read(right)).toBe(right);
});

test('nothing that is typed throws, and reading takes no time that grows with a hostile text', () => {
  const reads = [...kinds.map(([, , read]) => read), address];
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => void reads.map((read) => read(text))));
  for (const text of ['código '.repeat(20_000), '55'.repeat(50_000), `${'1-'.repeat(50_000)}x`, `${'a.'.repeat(50_000)}@`, "d'".repeat(50_000)]) expect(threadWork(() => reads.map((read) => read(text))), text.slice(0, 9)).toBeLessThan(1_000);
}, 60_000);

test('secrets keep every sign, and have one spelling', () => {
  expect(cleanSecret('sa\u0303o ２０２６\u200b')).toBe('são ２０２６\u200b');
});

test('an amount, a code and a password that are too long are refused, never cut', () => {
  expect(check(amountRule, '1'.repeat(41))).toBe('amount.range');
  expect(check(verificationCode, codeIn('1'.repeat(11)))).toBe('verificationCode.range');
  expect(check(rules.paymentPassword, 'x'.repeat(24))).toBe('paymentPassword.range');
});
