import { afterEach, beforeEach, expect, test } from 'vitest';
import { consentOf, keepConsent } from '../../../../src/sandbox/accounts/consents.ts';
import { dialingCodeOf } from '../../../../src/sandbox/accounts/countries.ts';
import { addMember } from '../../../../src/sandbox/accounts/members.ts';
import { readMobile } from '../../../../src/sandbox/accounts/numbers.ts';
import { takeOnce } from '../../../../src/sandbox/accounts/seals.ts';
import { endMemberSessions, endSession, extendSession, findCaller, openSession, sessionAge } from '../../../../src/sandbox/accounts/sessions.ts';
import { digest } from '../../../../src/sandbox/crypto/secrets.ts';
import type { Refusal } from '../../../../src/sandbox/handler.ts';
import { exclude } from '../../../../src/sandbox/responsible/breaks.ts';
import { inviterOf, recommenderOf } from '../../../../src/sandbox/registration/uplines.ts';
import { change, rows } from '../../../../src/sandbox/store/database.ts';
import { startSandbox, type Phone } from '../../../support/sandbox-caller.ts';

// Accounts at their limits, without a call.

const [minute, hour] = [60_000, 3_600_000];
const leve = { code: 'leve', trialCode: 'leve-trial' };
let phone: Phone;
let member: number;
beforeEach(async () => {
  phone = await startSandbox();
  member = add('nova');
});
afterEach(() => phone.close());

const add = (account: string, merchant = 'leve') => addMember(phone.platform, { merchant, account, type: 0, registeredAt: 0, opening: 0 });
const outcome = (work: () => unknown): unknown => {
  try {
    return work() ?? 'done';
  } catch (error) {
    return (error as Refusal).code;
  }
};

test.each([
  [undefined, '+55'], ['', '+55'], [' ', '+55'], ['55', '+55'], ['+55', '+55'], ['0055', '+55'], [' +351 ', '+351'], ['1', '+1'], ['+999', 'user.malformed'], ['5', 'user.malformed'], ['++55', 'user.malformed'], ['+0055', 'user.malformed'], ['BR', 'user.malformed'], ['055', 'user.malformed'],
])('the dialling code %j is %s', (given, code) => {
  expect(outcome(() => dialingCodeOf(given))).toBe(code);
});

test('a number is kept as its country writes it, and the field is named where there is none such', () => {
  expect(readMobile(' (21) 99876-5432', undefined, 'value')).toEqual({ dialingCode: '+55', number: '21998765432' });
  expect(readMobile('912345678', '351', 'value')).toEqual({ dialingCode: '+351', number: '912345678' });
  for (const wrong of ['', '1', '2133334444', 'x']) expect(() => readMobile(wrong, '+55', 'mobileNum'), wrong).toThrow(expect.objectContaining({ code: 'user.malformed', value: { field: 'mobileNum' } }) as Error);
});

test.each([
  [5 * minute, 16, 'done'], [5 * minute + 1, 16, 'request.invalid'], [-5 * minute, 16, 'done'], [-5 * minute - 1, 16, 'request.invalid'], [0, 15, 'request.invalid'], [0, 17, 'done'],
])('a seal of %i ms ago with a nonce of %i signs: %s', (age, signs, said) => {
  const seal = { sealedAt: phone.platform.clock.now() - age, nonce: 'n'.repeat(signs) };
  expect(outcome(() => takeOnce(phone.platform, seal))).toBe(said);
  expect(outcome(() => takeOnce(phone.platform, seal))).toBe('request.invalid');
  if (said !== 'done') return;
  // It is remembered for as long as it could be taken.
  phone.advance(Math.max(0, 5 * minute - age));
  expect(outcome(() => takeOnce(phone.platform, { sealedAt: phone.platform.clock.now(), nonce: 'another of sixteen' }))).toBe('done');
  expect(outcome(() => takeOnce(phone.platform, seal))).toBe('request.invalid');
});

test('seals that are refused by their time are forgotten', () => {
  const take = (nonce: string) => takeOnce(phone.platform, { sealedAt: phone.platform.clock.now(), nonce });
  take('the first of them all');
  phone.advance(5 * minute);
  take('the second of them all');
  expect(rows(phone.platform.database, 'select 1 from seals')).toHaveLength(2);
  phone.advance(1);
  take('the third of them all');
  expect(rows(phone.platform.database, 'select 1 from seals')).toHaveLength(2);
});

test('a session is its member’s at its merchant, for two hours from the login or a renewal, and for a day at most', () => {
  const token = openSession(phone.platform, member);
  const caller = (of = leve) => findCaller(phone.platform, token, of)?.memberId;
  expect(findCaller(phone.platform, token, leve)).toEqual({ memberId: member, account: 'nova', type: 0, token });
  expect([caller({ code: 'leve-trial', trialCode: 'leve' }), caller({ code: 'brisa', trialCode: 'brisa-trial' }), findCaller(phone.platform, `${token}x`, leve)]).toEqual([member, undefined, undefined]);
  phone.advance(2 * hour - 1);
  expect([caller(), sessionAge(phone.platform, token), sessionAge(phone.platform, 'none')]).toEqual([member, 2 * hour - 1, Infinity]);
  // Eleven renewals, each in the last millisecond.
  for (let renewed = 1; renewed <= 11; renewed++) {
    extendSession(phone.platform, digest(token));
    phone.advance(2 * hour - 1);
    expect(caller(), String(renewed)).toBe(member);
  }
  extendSession(phone.platform, digest(token));
  phone.advance(24 * hour - 12 * (2 * hour - 1) - 1);
  expect([sessionAge(phone.platform, token), caller()]).toEqual([24 * hour - 1, member]);
  extendSession(phone.platform, digest(token));
  phone.advance(1);
  expect(caller()).toBeUndefined();
});

test('a closed account has no session', () => {
  const token = openSession(phone.platform, member);
  change(phone.platform.database, 'update members set disabled = 1 where id = ?', member);
  expect(findCaller(phone.platform, token, leve)).toBeUndefined();
});

test('sessions of a member end but the one that is kept, and those of others stay', () => {
  const [one, kept, foreign] = [openSession(phone.platform, member), openSession(phone.platform, member), openSession(phone.platform, add('outra'))];
  const open = () => [one, kept, foreign].map((token) => findCaller(phone.platform, token, leve) !== undefined);
  endMemberSessions(phone.platform.database, member, kept);
  expect(open()).toEqual([false, true, true]);
  endMemberSessions(phone.platform.database, member);
  expect(open()).toEqual([false, false, true]);
  endSession(phone.platform.database, foreign);
  expect(open()).toEqual([false, false, false]);
});

test.each([['x', 'done'], ['x'.repeat(32), 'done'], ['x'.repeat(33), 'request.invalid'], ['', 'request.invalid'], [' ', 'request.invalid'], ['a\nb', 'request.invalid']])('the version %j of the terms is agreed to: %s', (version, said) => {
  expect(outcome(() => keepConsent(phone.platform, member, version))).toBe(said);
  expect(consentOf(phone.platform, member)).toBe(said === 'done' ? version : undefined);
});

test('the version that was agreed to last counts, and the same again is not written', () => {
  keepConsent(phone.platform, member, '1');
  keepConsent(phone.platform, member, '2');
  phone.advance(1);
  keepConsent(phone.platform, member, '1');
  keepConsent(phone.platform, member, '1');
  expect([consentOf(phone.platform, member), consentOf(phone.platform, add('outra'))]).toEqual(['1', undefined]);
  expect(rows<{ version: string }>(phone.platform.database, 'select version from consents order by rowid').map(({ version }) => version)).toEqual(['1', '2', '1']);
});

test('an invitation and a recommendation are of a member of the merchant who is there', () => {
  change(phone.platform.database, "insert into affiliates (merchant, code, member_id, domain) values ('leve', 'NOVA', ?1, null), ('leve', 'HERE', ?1, 'here.example')", member);
  const invited = (code: string, domain = '', merchant = 'leve') => outcome(() => inviterOf(phone.platform, merchant, code, domain));
  expect([invited('NOVA'), invited(' nova '), invited('NOVA', 'any.example'), invited('HERE', ' HERE.example '), invited('HERE', 'here.example.org'), invited('HERE'), invited('NOVA', '', 'brisa'), invited('')]).toEqual([
    member, member, member, member, 'invitation.wrong', 'invitation.wrong', 'invitation.wrong', 'invitation.wrong',
  ]);
  const recommended = (id: string, merchant = 'leve') => outcome(() => recommenderOf(phone.platform, merchant, id));
  expect([recommended(String(member)), recommended(String(member), 'brisa'), recommended('0'), recommended('x')]).toEqual([member, 'referrer.wrong', 'referrer.wrong', 'referrer.wrong']);
  change(phone.platform.database, 'update members set disabled = 1 where id = ?', member);
  expect([invited('NOVA'), recommended(String(member))]).toEqual(['invitation.wrong', 'referrer.wrong']);
  change(phone.platform.database, 'update members set disabled = 0 where id = ?', member);
  exclude(phone.platform, member, 'forever');
  expect([invited('NOVA'), recommended(String(member))]).toEqual(['invitation.wrong', 'referrer.wrong']);
});
