import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMember } from '../../../../src/sandbox/accounts/members.ts';
import { decideByOperator, decideDue, waitingApplications } from '../../../../src/sandbox/activities/decide.ts';
import { drawDue, winnerAmong } from '../../../../src/sandbox/activities/draw.ts';
import { picturesOf, sentPicture } from '../../../../src/sandbox/activities/pictures.ts';
import { activities } from '../../../../src/sandbox/catalogue/activities.ts';
import type { Refusal } from '../../../../src/sandbox/handler.ts';
import { move } from '../../../../src/sandbox/money/move.ts';
import { settle, stake } from '../../../../src/sandbox/money/stakes.ts';
import { exclude } from '../../../../src/sandbox/responsible/breaks.ts';
import { rows } from '../../../../src/sandbox/store/database.ts';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let phone: Phone;

beforeEach(async () => {
  phone = await startSandbox();
});
afterEach(() => phone.close());

const idOf = (account: string, merchant = 'leve') => findMember(phone.platform, merchant, account)!.id;
const paidTo = (memberId: number) =>
  rows<{ reference: string; amount: number }>(phone.platform.database, "select reference, amount from ledger where member_id = ? and kind in ('reward', 'rebate')", memberId);

function play(memberId: number, reference: string, amount: number, payout = 0): void {
  stake(phone.platform, { memberId, reference, title: 'Dados', amount });
  settle(phone.platform, memberId, reference, payout);
}

const apply = (id: string, token: string) => phone.send('PUT', '/wps/promotion/application', { id, remark: 'Olá', pictures: [] }, { token });

test('a member who deposited without betting gets nothing from any promotion or mission (Lei 14.790)', async () => {
  const account = 'tipo40';
  const token = await tokenOf(phone, account);
  const deposit = (await phone.send('POST', '/wps/deposit', { requestId: 'deposit-1', method: 'PIX', amount: 100_000 }, { token })).value as { id: string };
  await phone.callConsole('POST', `/cashier/deposits/${deposit.id}/pay`, {});
  for (const { id } of activities) await apply(id, token);
  phone.advance(31 * minute);
  decideDue(phone.platform);
  const missions = (await phone.call('/wps/mission/list', { token })).value as { rewardId?: string }[];
  expect(missions.filter(({ rewardId }) => rewardId)).toEqual([]);
  expect((await phone.call('/wps/reward/list?state=waiting&pageNo=1', { token })).value).toMatchObject({ items: [] });
  expect((await phone.call('/wps/promotion/available?language=pt', { token })).success).toBe(true);
  phone.advance(90 * day);
  drawDue(phone.platform);
  expect(paidTo(idOf(account))).toEqual([]);
});

test('cashback is a share of the losses, up to its maximum, and nothing below its minimum', async () => {
  const [marina, agent, other] = await Promise.all(['marina', 'agente', 'tipo40'].map((account) => tokenOf(phone, account)));
  play(idOf('marina'), 'a', 9_050, 50);
  play(idOf('agente'), 'a', 600_00);
  play(idOf('tipo40'), 'a', 4_999);
  phone.advance(1);
  for (const token of [marina!, agent!, other!]) expect(await apply('cashback', token)).toMatchObject({ success: true });
  phone.advance(31 * minute);
  decideDue(phone.platform);
  decideDue(phone.platform);
  expect(paidTo(idOf('marina'))).toEqual([{ reference: 'activity cashback', amount: 900 }]);
  expect(paidTo(idOf('agente'))).toEqual([{ reference: 'activity cashback', amount: 5_000 }]);
  expect(paidTo(idOf('tipo40'))).toEqual([]);
  expect((await phone.call('/wps/message/list?pageNo=1', { token: other! })).value).toMatchObject({ items: [{ title: 'Sua participação não foi aceita' }] });
});

test('an application sent just before the end is decided and paid after it, without a visit', async () => {
  move(phone.platform, { memberId: idOf('marina'), amount: 5_000, kind: 'win', reference: 'w' });
  phone.advance(18 * day - minute);
  const token = await tokenOf(phone);
  expect(await apply('show-your-win', token)).toMatchObject({ success: true });
  phone.advance(31 * minute);
  expect(await phone.call('/wps/promotion/info?id=show-your-win&language=pt', { token })).toMatchObject({ errorCode: 'promotion.missing' });
  decideDue(phone.platform);
  expect(paidTo(idOf('marina'))).toEqual([{ reference: 'activity show-your-win', amount: 500 }]);
  expect(await phone.call('/wps/promotion/application?id=show-your-win', { token })).toMatchObject({ value: { application: { state: 'accepted', bonus: 500 } } });
  expect((await phone.call('/wps/message/list?pageNo=1', { token })).value).toMatchObject({ items: expect.arrayContaining([expect.objectContaining({ title: 'Sua participação foi aceita' })]) });
});

test('a draw has one winner for each merchant, once, and excludes members on a break', () => {
  // Without the stakes of the ready-made past, which would take part.
  phone.platform.database.exec('delete from stakes');
  for (const merchant of ['leve', 'brisa']) {
    play(idOf('marina', merchant), 'a', 4_000);
    play(idOf('agente', merchant), 'a', 4_000);
    play(idOf('tipo40', merchant), 'a', 1_999);
  }
  exclude(phone.platform, idOf('agente'), 'forever');
  const winners = () => rows<{ merchant: string; account: string; amount: number }>(
    phone.platform.database, "select merchant, account, amount from ledger join members on members.id = member_id where reference = 'activity lucky-number' order by merchant",
  );
  drawDue(phone.platform);
  expect(winners()).toEqual([]);
  phone.advance(23 * day);
  drawDue(phone.platform);
  const [brisa, leve, ...more] = winners();
  expect(leve).toEqual({ merchant: 'leve', account: 'marina', amount: 50_000 });
  expect(brisa).toMatchObject({ merchant: 'brisa', account: expect.stringMatching(/^(?:marina|agente)$/), amount: 50_000 });
  drawDue(phone.platform);
  expect(winners()).toEqual([brisa, leve, ...more]);
  expect(more).toEqual([]);
});

test('each number of a draw has the same chance, and a draw without numbers has no winner', () => {
  const entrants = [{ memberId: 7, numbers: 3 }, { memberId: 8, numbers: 1 }, { memberId: 9, numbers: 4 }];
  const winners = Array.from({ length: 8 }, (_, drawn) => winnerAmong(entrants, (bound) => (bound === 8 ? drawn : NaN)));
  expect(winners).toEqual([7, 7, 7, 8, 9, 9, 9, 9]);
  expect(winnerAmong([], () => 0)).toBe(undefined);
});

test('an application is decided half an hour after it was sent, as of then; what was won before the promotion does not count', async () => {
  const token = await tokenOf(phone);
  const sent = phone.platform.clock.now();
  await apply('show-your-win', token);
  const state = () => rows<{ state: string; at: number | null; bonus: number | null }>(phone.platform.database, 'select state, decided_at as at, bonus from applications');
  phone.advance(30 * minute - 1);
  decideDue(phone.platform);
  expect(state()).toEqual([{ state: 'waiting', at: null, bonus: null }]);
  phone.advance(1);
  // A win that came after the application is none of it.
  move(phone.platform, { memberId: idOf('marina'), amount: 5_000, kind: 'win', reference: 'later' });
  phone.advance(minute);
  decideDue(phone.platform);
  expect(state()).toEqual([{ state: 'declined', at: sent + 30 * minute, bonus: null }]);
});

test.each([
  ['show-your-win', 0, 'request.invalid'], ['show-your-win', 1, 'accepted'], ['show-your-win', 500, 'accepted'], ['show-your-win', 501, 'request.invalid'], ['show-your-win', 1.5, 'request.invalid'], ['show-your-win', -1, 'request.invalid'],
  ['show-your-win', null, 'declined'], ['cashback', 5_000, 'accepted'], ['cashback', 5_001, 'request.invalid'],
])('an operator decides %s with %s: %s', async (activity, bonus, outcome) => {
  phone.set({ decisions: 'operator' });
  await apply(activity, await tokenOf(phone));
  phone.advance(31 * minute);
  decideDue(phone.platform);
  const [waiting] = waitingApplications(phone.platform);
  const decided = () => {
    try {
      decideByOperator(phone.platform, waiting!.id, bonus);
    } catch (error) {
      return (error as Refusal).code;
    }
    return rows<{ state: string; bonus: number | null; at: number }>(phone.platform.database, 'select state, bonus, decided_at as at from applications')[0];
  };
  expect(decided()).toEqual(outcome === 'request.invalid' ? outcome : { state: outcome, bonus, at: phone.platform.clock.now() });
  expect(paidTo(idOf('marina'))).toEqual(outcome === 'accepted' ? [{ reference: `activity ${activity}`, amount: bonus }] : []);
  expect(waitingApplications(phone.platform)).toHaveLength(outcome === 'request.invalid' ? 1 : 0);
  if (outcome !== 'request.invalid') expect(decided()).toBe('request.invalid');
});

test('the list says in which promotions its reader takes part, and nobody else', async () => {
  const [marina, other] = await Promise.all(['marina', 'tipo40'].map((account) => tokenOf(phone, account)));
  const stateFor = async (token?: string) => {
    const { value } = await phone.call('/wps/promotion/available?language=pt', { token }) as { value: { id: string; application?: string }[] };
    return Object.fromEntries(value.flatMap(({ id, application }) => (application ? [[id, application]] : [])));
  };
  expect(await stateFor(marina)).toEqual({});
  await apply('cashback', marina!);
  expect([await stateFor(marina), await stateFor(other), await stateFor()]).toEqual([{ cashback: 'waiting' }, {}, {}]);
  phone.advance(31 * minute);
  expect((await stateFor(marina)).cashback).toMatch(/^(accepted|declined)$/);
});

const upload = async (token: string, bytes: Uint8Array<ArrayBuffer> = new Uint8Array([0xff, 0xd8, 0xff, 0xd9])): Promise<string> => {
  const request = new Request('http://phone.test/wps/promotion/application/picture', { method: 'POST', headers: { Merchant: 'leve', Authorization: token }, body: bytes });
  const { value, errorCode } = await (await phone.fetch(request)).json() as { value?: { id: string }; errorCode?: string };
  return value?.id ?? errorCode!;
};

test('an application has up to three pictures, which are its sender’s and of no other one; of those not sent the last six are kept', async () => {
  const [token, other] = [await tokenOf(phone), await tokenOf(phone, 'agente')];
  const ids: string[] = [];
  for (let count = 0; count < 7; count++) ids.push(await upload(token));
  const foreign = await upload(other);
  const send = async (id: string, pictures: readonly string[]) => (await phone.send('PUT', '/wps/promotion/application', { id, remark: ' Olá ', pictures }, { token })).errorCode ?? 'sent';
  expect(await send('cashback', ids.slice(1, 5))).toBe('request.invalid');
  for (const wrong of [foreign, ids[0]!, 'none']) expect(await send('cashback', [ids[1]!, wrong]), wrong).toBe('request.invalid');
  expect(rows(phone.platform.database, 'select 1 from applications')).toEqual([]);
  expect(await send('bring-a-friend', [])).toBe('request.invalid');
  expect(await send('cashback', [ids[3]!, ids[1]!, ids[2]!])).toBe('sent');
  expect(await send('cashback', [])).toBe('promotion.applied');
  expect(await send('show-your-win', [ids[1]!])).toBe('request.invalid');
  const [{ id: application }] = rows<{ id: number }>(phone.platform.database, 'select id from applications') as [{ id: number }];
  expect(picturesOf(phone.platform, application)).toEqual([ids[1], ids[2], ids[3]]);
  expect(await phone.call('/wps/promotion/application?id=cashback', { token })).toMatchObject({ value: { application: { state: 'waiting', remark: 'Olá', pictures: 3, sentAt: phone.platform.clock.now() } } });
  expect([sentPicture(phone.platform, ids[1]!)?.type, sentPicture(phone.platform, ids[4]!), sentPicture(phone.platform, 'none')]).toEqual(['image/jpeg', undefined, undefined]);
});

test('what is no picture is refused', async () => {
  const token = await tokenOf(phone);
  expect([await upload(token, new Uint8Array([0x47, 0x49, 0x46])), await upload(token, new Uint8Array())]).toEqual(['picture.type', 'picture.type']);
  expect(rows(phone.platform.database, 'select 1 from application_pictures')).toEqual([]);
});
