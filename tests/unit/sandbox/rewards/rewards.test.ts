import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMember } from '../../../../src/sandbox/accounts/members.ts';
import { refund, settle, stake } from '../../../../src/sandbox/money/stakes.ts';
import { grantReward, findReward } from '../../../../src/sandbox/rewards/rewards.ts';
import { placeBet, settleBet } from '../../../../src/sandbox/play/bets.ts';
import { balanceOf } from '../../../../src/sandbox/money/wallets.ts';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

let phone: Phone;
let token: string;
let memberId: number;

beforeEach(async () => {
  phone = await startSandbox();
  token = await tokenOf(phone);
  memberId = findMember(phone.platform, 'leve', 'marina')!.id;
});
afterEach(() => phone.close());

const day = 86_400_000;
const balance = () => balanceOf(phone.platform, memberId);
const get = async <T>(path: string) => (await phone.call(path, { token })).value as T;
const claimRebate = (requestId: string, by = token) => phone.send('POST', '/wps/rebate/claim', { requestId }, { token: by });
const claimReward = (rewardId: string, by = token) => phone.send('POST', '/wps/reward/claim', { rewardId }, { token: by });

function bet(reference: string, amount: number, payout = 0, nodeId = '1'): void {
  const player = { memberId, account: 'marina', type: 0 };
  settleBet(phone.platform, placeBet(phone.platform, player, { reference, vendor: 'BGS', category: 'RNG', nodeId, title: 'Dados', stake: amount }), payout, {});
}

const give = (expiresAt: number) => {
  grantReward(phone.platform, { memberId, reference: 'gift', source: 'promotion', title: { pt: 'Presente', en: 'Gift' }, amount: 700, expiresAt });
  return String(findReward(phone.platform, memberId, 'gift')!.id);
};

test('a rebate is a share of settled stakes by level, without open and refunded ones, claimed once', async () => {
  stake(phone.platform, { memberId, reference: 'one', title: 'Dados', amount: 1_249 });
  settle(phone.platform, memberId, 'one', 0);
  stake(phone.platform, { memberId, reference: 'back', title: 'Dados', amount: 9_000 });
  refund(phone.platform, memberId, 'back');
  stake(phone.platform, { memberId, reference: 'open', title: 'Dados', amount: 9_000 });
  phone.advance(1);
  // VIP Ouro has 0.8 %: 9.992 is rounded down to 9.
  expect(await get('/wps/rebate/waiting')).toMatchObject({ amount: 9, staked: 1_249, rate: 80, level: 'VIP Ouro' });
  const before = balance();
  expect(await claimRebate('request-1')).toMatchObject({ value: { amount: 9 } });
  expect(balance()).toBe(before + 9);
  expect(await claimRebate('request-1')).toMatchObject({ value: { amount: 9 } });
  expect(await claimRebate('request-2')).toMatchObject({ errorCode: 'claim.nothing' });
  expect(balance()).toBe(before + 9);
  settle(phone.platform, memberId, 'open', 100);
  phone.advance(1);
  expect(await get('/wps/rebate/waiting')).toMatchObject({ amount: 72, staked: 9_000 });
  const report = await get<{ items: unknown[] }>('/wps/rebate/report?from=2026-11-20&to=2026-11-20&pageNo=1');
  expect(report.items).toMatchObject([{ amount: 72, staked: 9_000 }, { amount: 9, staked: 1_249, claimedAt: phone.platform.clock.now() - 1 }]);
  expect(await claimRebate('x')).toMatchObject({ errorCode: 'request.invalid' });
});

test('a day of the rebates goes from midnight to midnight, waiting or claimed', async () => {
  const days = async (from: string, to: string) => (await get<{ items: { day: string; amount: number }[] }>(`/wps/rebate/report?from=2026-11-${from}&to=2026-11-${to}&pageNo=1`)).items.map(({ day: of, amount }) => [of, amount]);
  const night = Date.UTC(2026, 10, 21, 3) - phone.platform.clock.now();
  phone.advance(night - 1);
  bet('before midnight', 5_000);
  phone.advance(1);
  bet('at midnight', 10_000);
  phone.advance(1);
  token = await tokenOf(phone);
  const told = async () => [await days('19', '19'), await days('20', '20'), await days('21', '21'), await days('20', '21'), await days('22', '22')];
  const right = [[], [['2026-11-20', 40]], [['2026-11-21', 80]], [['2026-11-21', 80], ['2026-11-20', 40]], []];
  expect(await told()).toEqual(right);
  expect(await claimRebate('request-of-both-days')).toMatchObject({ value: { amount: 120 } });
  expect(await told()).toEqual(right);
});

test('a day that earned a centavo is in the report, one that earned less is not, nor in a claim', async () => {
  const report = async () => (await get<{ items: { amount: number }[] }>('/wps/rebate/report?from=2026-11-20&to=2026-11-20&pageNo=1')).items.map(({ amount }) => amount);
  // VIP Ouro has 0.8 %.
  bet('less', 124);
  phone.advance(1);
  expect([await report(), (await claimRebate('request-less')).errorCode]).toEqual([[], 'claim.nothing']);
  bet('the rest', 1);
  phone.advance(1);
  expect([await report(), (await claimRebate('request-one')).value, await report()]).toEqual([[1], { amount: 1 }, [1]]);
});

test('what is settled in the very moment of a claim is of the next one, once', async () => {
  bet('before', 5_000);
  expect(await claimRebate('request-early')).toMatchObject({ errorCode: 'claim.nothing' });
  phone.advance(1);
  bet('in the moment', 10_000);
  const waiting = async () => await get<{ amount: number; staked: number }>('/wps/rebate/waiting');
  expect(await waiting()).toMatchObject({ amount: 40, staked: 5_000 });
  expect(await claimRebate('request-first')).toMatchObject({ value: { amount: 40 } });
  expect(await waiting()).toMatchObject({ amount: 0, staked: 0 });
  phone.advance(1);
  expect(await claimRebate('request-other')).toMatchObject({ value: { amount: 80 } });
  phone.advance(1);
  expect(await waiting()).toMatchObject({ amount: 0, staked: 0 });
});

test('ten concurrent claims pay one rebate', async () => {
  bet('round-1', 5_000);
  phone.advance(1);
  const before = balance();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => claimRebate(index % 2 ? 'request-a' : `request-${index}`)));
  expect(answers.filter(({ success }) => success).length).toBeGreaterThan(0);
  expect(balance()).toBe(before + 40);
});

test('a reward can be claimed once, by its own member', async () => {
  const id = give(phone.platform.clock.now() + day);
  const before = balance();
  expect(await claimReward(id, await tokenOf(phone, 'agente'))).toMatchObject({ errorCode: 'claim.nothing' });
  expect(await claimReward(id, await tokenOf(phone, 'tipo4'))).toMatchObject({ errorCode: 'permission.trial' });
  for (const wrong of ['999', `${id} or 1=1`, `${id}.0`, '']) expect(await claimReward(wrong)).toMatchObject({ errorCode: 'claim.nothing' });
  expect(await Promise.all([claimReward(id), claimReward(id), claimReward(id)])).toMatchObject([{ value: { amount: 700 } }, { value: { amount: 700 } }, { value: { amount: 700 } }]);
  expect(balance()).toBe(before + 700);
  expect(await get('/wps/reward/summary')).toEqual({ count: 0, waiting: 0, claimed: 700 });
});

test('an expired reward pays nothing and is listed as expired', async () => {
  const id = give(phone.platform.clock.now() + 1_000);
  phone.advance(1_000);
  const before = balance();
  expect(await claimReward(id)).toMatchObject({ errorCode: 'claim.nothing' });
  expect(balance()).toBe(before);
  expect(await get('/wps/reward/list?state=expired&pageNo=1')).toMatchObject({ items: [{ id, state: 'expired', title: 'Presente' }] });
  expect(await phone.call('/wps/reward/list?state=stolen&pageNo=1', { token })).toMatchObject({ errorCode: 'request.invalid' });
});

test('missions count settled bets, are claimed once, and start anew each day', async () => {
  type Missions = { code: string; progress: number; rewardId?: string; claimed: boolean }[];
  const mission = async (code: string) => (await get<Missions>('/wps/mission/list')).find((found) => found.code === code)!;
  for (let round = 0; round < 9; round++) bet(`round-${round}`, 100, 0, String(round % 2));
  expect(await mission('rounds')).toMatchObject({ progress: 9, claimed: false });
  expect((await mission('rounds')).rewardId).toBeUndefined();
  expect(await mission('games')).toMatchObject({ progress: 2 });
  bet('round-9', 9_100, 0, '7');
  const { rewardId } = await mission('rounds');
  expect(await mission('staked')).toMatchObject({ progress: 5_000 });
  const before = balance();
  await claimReward(rewardId!);
  await claimReward(rewardId!);
  expect(balance()).toBe(before + 50);
  expect(await mission('rounds')).toMatchObject({ claimed: true });
  phone.advance(day);
  token = await tokenOf(phone);
  expect(await mission('rounds')).toMatchObject({ progress: 0, claimed: false });
  // Yesterday's unclaimed rewards remain.
  expect(await get('/wps/reward/summary')).toMatchObject({ count: 1, waiting: 50 });
});

test('ten rounds of one centavo earn nothing: missions require a minimum stake and a wager', async () => {
  type Missions = { code: string; progress: number; leastStake: number; wager: number; wagered: number; rewardId?: string }[];
  const rounds = async () => (await get<Missions>('/wps/mission/list')).find(({ code }) => code === 'rounds')!;
  expect(await rounds()).toMatchObject({ progress: 0, leastStake: 100, wager: 5_000, wagered: 0 });
  for (let round = 0; round < 10; round++) bet(`centavo-${round}`, 1);
  expect(await rounds()).toMatchObject({ progress: 0, wagered: 0 });
  for (let round = 0; round < 10; round++) bet(`real-${round}`, 100);
  expect(await rounds()).toMatchObject({ progress: 10, wagered: 1_000 });
  expect((await rounds()).rewardId).toBeUndefined();
  expect(await get('/wps/reward/summary')).toMatchObject({ count: 0 });
  // R$ 50 are for the stakes' own mission, and the same again for this one.
  bet('the-rest', 9_000);
  expect((await rounds()).rewardId).toBeDefined();
});

test('no mission pays more than 1 % of its wager, less than the house\'s share of any game', async () => {
  const missions = await get<{ amount: number; wager: number }[]>('/wps/mission/list');
  expect(missions.length).toBeGreaterThan(0);
  for (const { amount, wager } of missions) expect(amount / wager).toBeLessThanOrEqual(0.01);
});

test('the leaderboard ranks by missions reached today, not by stakes, with masked names and the caller\'s own rank', async () => {
  type Board = { leaders: { rank: number; name: string; missions: number; isMe: boolean }[]; me?: { rank: number; missions: number } };
  expect((await get<Board>('/wps/mission/leaders')).me).toBeUndefined();
  bet('round-1', 60_000);
  expect((await get<Board>('/wps/mission/leaders')).me).toMatchObject({ missions: 1, isMe: true });
  for (let round = 0; round < 9; round++) bet(`other-${round}`, 100, 0, String(round % 3));
  const { leaders, me } = await get<Board>('/wps/mission/leaders');
  expect(me).toMatchObject({ rank: 1, missions: 3 });
  expect(leaders).toHaveLength(20);
  const reached = leaders.map(({ missions }) => missions);
  expect(reached).toEqual(reached.toSorted((one, other) => other - one));
  for (const { rank, missions } of leaders) expect(rank).toBe(1 + reached.filter((more) => more > missions).length);
  for (const { name } of leaders) expect(name).toMatch(/^..•••..$/);
});
