import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/calls.ts';
import type { Endpoint } from '../../../../src/contract/endpoint.ts';
import type { Shape } from '../../../../src/contract/shape.ts';
import { decideDue } from '../../../../src/sandbox/activities/decide.ts';
import { findMember } from '../../../../src/sandbox/accounts/members.ts';
import { settle, stake } from '../../../../src/sandbox/money/stakes.ts';
import { exclude, pause } from '../../../../src/sandbox/responsible/breaks.ts';
import { setLimit } from '../../../../src/sandbox/responsible/limits.ts';
import { findReward, grantReward } from '../../../../src/sandbox/rewards/rewards.ts';
import { rows } from '../../../../src/sandbox/store/database.ts';
import { seal } from '../../../gateway/kit/seal.ts';
import { tokenOf } from '../../../support/sandbox-caller.ts';
import { player, type GameSession } from '../../../support/sandbox-player.ts';

const minute = 60_000;
let marina: Awaited<ReturnType<typeof player>>;
let memberId: number;
let agent: string;
let table: GameSession;
let rewardId: string;
let requests = 0;

const freshId = () => `request-${++requests}`;
const launch = { category: 'RNG', vendor: 'BGS', gameId: '', nodeId: '', language: 'pt', backUrl: '/m/home' };

/** Marina has an open game, a reward, a rebate, level bonuses and an application that qualifies. */
beforeEach(async () => {
  marina = await player();
  const { platform } = marina;
  memberId = findMember(platform, 'leve', 'marina')!.id;
  agent = await tokenOf(marina, 'agente');
  table = await marina.openGame(await marina.launch());
  grantReward(platform, { memberId, reference: 'gift', source: 'promotion', title: { pt: 'Presente', en: 'Gift' }, amount: 700, expiresAt: platform.clock.now() + 86_400_000 });
  rewardId = String(findReward(platform, memberId, 'gift')!.id);
  stake(platform, { memberId, reference: 'earlier', title: 'Dados', amount: 5_000 });
  settle(platform, memberId, 'earlier', 6_000);
  marina.advance(1);
  expect(await marina.send('PUT', '/wps/promotion/application', { id: 'show-your-win', remark: 'Ganhei sessenta reais', pictures: [] })).toMatchObject({ success: true });
});
afterEach(() => marina.close());

/** Inputs that succeed for other members. */
const inputs: Record<string, () => object> = {
  claimReward: () => ({ rewardId }),
  claimRebate: () => ({ requestId: freshId() }),
  claimLevelBonus: () => ({ level: 'bronze' }),
  applyForPromotion: () => ({ id: 'cashback', remark: 'Perdi setenta reais', pictures: [] }),
  createDeposit: () => ({ requestId: freshId(), method: 'PIX', amount: 5_000 }),
  launchGame: () => launch,
  launchLottery: () => ({ lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'Lott', lottoView: 'lobby', device: 'MOBILE', backUrl: '/m/home', language: 'pt' }),
};

function sampleOf({ kind, fields }: Shape<unknown>): unknown {
  switch (kind) {
    case 'number':
      return 1;
    case 'flag':
      return true;
    case 'list':
      return [];
    case 'record':
      return Object.fromEntries(Object.entries(fields!).map(([name, field]) => [name, sampleOf(field)]));
    default:
      return kind === 'map' ? {} : 'x';
  }
}

async function callBy(token: string, name: string, { path, method, send, input }: Endpoint<unknown, unknown>) {
  const fields = { ...sampleOf(input) as object, ...inputs[name]?.() };
  if (send === 'query') return marina.call(`${path}?${new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)]))}`, { method, token });
  if (send === 'form') return marina.call(path, { method, token, body: new URLSearchParams(fields as Record<string, string>).toString() });
  const { body, wrappedKey } = send === 'encrypted' ? seal(JSON.stringify(fields), marina.publicKey) : { body: JSON.stringify(fields), wrappedKey: '' };
  return marina.call(path, { method, token, body, headers: wrappedKey ? { Encryption: wrappedKey } : {} });
}

/** Makes every call of the contract in `order`, then a round, a transfer to the member and the decisions of half an hour. */
async function callAll(order: typeof calls): Promise<void> {
  for (const { name, endpoint } of order) if (name !== 'logout') await callBy(marina.token, name, endpoint);
  await table.post('/round', { round: freshId(), stake: 100 });
  await marina.call('/wps/member/transfer', { method: 'POST', token: agent, body: JSON.stringify({ memberId: String(memberId), amount: 1_000, secret: 'leve2026', requestId: freshId() }) });
  marina.advance(31 * minute);
  decideDue(marina.platform);
}

const booked = (since: number) => rows<{ kind: string }>(marina.platform.database, 'select kind from ledger where member_id = ? and id > ?', memberId, since).map(({ kind }) => kind);
const lastLine = () => rows<{ id: number }>(marina.platform.database, 'select max(id) as id from ledger')[0]!.id;
const value = async (path: string) => (await marina.send('GET', path)).value;

const orders = fc.shuffledSubarray([...calls], { minLength: calls.length });

describe.each([
  ['excluded', () => exclude(marina.platform, memberId, 'halfYear'), ['deposit', 'transferIn', 'stake', 'reward', 'rebate']],
  ['paused', () => pause(marina.platform, memberId, 'week'), ['deposit', 'transferIn', 'stake', 'reward', 'rebate']],
  ['limited to nothing', () => {
    setLimit(marina.platform, memberId, { kind: 'deposit', period: 'day' }, 0);
    setLimit(marina.platform, memberId, { kind: 'loss', period: 'day' }, 0);
  }, ['deposit', 'transferIn', 'stake']],
] as const)('a member who is %s', (state, begin, never) => {
  test('gets no forbidden entry in the ledger by any call of the contract, in any order', async () => {
    begin();
    const since = lastLine();
    await fc.assert(fc.asyncProperty(orders, async (order) => {
      await callAll(order);
      expect(booked(since).filter((kind) => (never as readonly string[]).includes(kind))).toEqual([]);
    }), { numRuns: 3 });
  }, 60_000);

  test.runIf(state !== 'limited to nothing')('sees no offers', async () => {
    begin();
    expect(await value('/wps/promotion/available?language=pt')).toEqual([]);
    expect(JSON.stringify(await value('/wps/content/banners?types=B&groupName=m_home&platform=M&language=pt'))).not.toMatch(/rewardCenter|"action":"(?:game:|\/m\/(?:gameList|lottery|slots))/);
    for (const path of ['/wps/member/invitation', '/wps/member/invitation/friends?pageNo=1']) {
      expect(await marina.send('GET', path), path).toMatchObject({ success: false, errorCode: `play.${state}` });
    }
    expect(await marina.send('POST', '/wps/responsible/visit', {})).toMatchObject({ value: { away: { kind: state === 'paused' ? 'pause' : 'exclusion' } } });
    expect(await value('/wps/content/popular?types=A&groupName=m_home&platform=M&language=pt')).toEqual([]);
    for (const path of ['/wps/mission/list', '/wps/mission/leaders', '/wps/reward/list?state=waiting&pageNo=1', '/wps/member/club/benefit', '/wps/rebate/waiting']) {
      expect(await marina.send('GET', path), path).toMatchObject({ success: false, errorCode: `play.${state}` });
    }
    expect(await value('/wps/reward/list?state=claimed&pageNo=1')).toMatchObject({ items: expect.anything() });
    expect(JSON.stringify(await value('/wps/rebate/report?from=2026-11-01&to=2026-11-30&pageNo=1'))).not.toContain('waiting-');
    expect(await value('/wps/reward/summary')).toMatchObject({ count: 0, waiting: 0 });
  });
});

test('a member without a break gets all these entries by the same calls', async () => {
  const since = lastLine();
  await callAll(calls);
  expect(new Set(booked(since))).toEqual(new Set(['reward', 'rebate', 'stake', 'transferIn', ...(booked(since).includes('win') ? ['win'] : [])]));
});

test('an agent learns of no break: whoever is away shows and refuses as one whose deposit limit is in the way', async () => {
  const told = async () => [
    await marina.call(`/wps/agent/team/member?id=${memberId}`, { token: agent }),
    await marina.call(`/wps/member/transfer/terms?memberId=${memberId}`, { token: agent }),
    await marina.call('/wps/member/transfer', { method: 'POST', token: agent, body: JSON.stringify({ memberId: String(memberId), amount: 1_000, secret: 'leve2026', requestId: freshId() }) }),
  ];
  setLimit(marina.platform, memberId, { kind: 'deposit', period: 'day' }, 0);
  const limited = await told();
  expect(limited).toEqual([
    { success: true, value: expect.objectContaining({ account: 'marina', mayReceive: true }) }, { success: true, value: expect.objectContaining({ name: expect.any(String) }) },
    { success: false, errorCode: 'permission.denied' },
  ]);
  pause(marina.platform, memberId, 'week');
  expect(await told()).toEqual(limited);
  exclude(marina.platform, memberId, 'forever');
  expect(await told()).toEqual(limited);
});
