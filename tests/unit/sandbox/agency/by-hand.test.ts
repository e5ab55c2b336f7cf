import { afterEach, beforeEach, expect, test } from 'vitest';
import { addMember } from '../../../../src/sandbox/accounts/members.ts';
import { decide, offeredPlanKinds, offerPlan, plansOf } from '../../../../src/sandbox/agency/commission-plans.ts';
import { mayReceiveFrom } from '../../../../src/sandbox/agency/recipients.ts';
import { levelOf, settledIn } from '../../../../src/sandbox/agency/team.ts';
import { commissionOf, payFor, type Terms } from '../../../../src/sandbox/agency/terms.ts';
import type { Refusal } from '../../../../src/sandbox/handler.ts';
import { move } from '../../../../src/sandbox/money/move.ts';
import { refund, settle, stake } from '../../../../src/sandbox/money/stakes.ts';
import { change } from '../../../../src/sandbox/store/database.ts';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

// An agent's team and its figures, each counted by hand.

const [hour, day] = [3_600_000, 86_400_000];
let phone: Phone;
let agent: number;
beforeEach(async () => {
  phone = await startSandbox();
  agent = add('tipo41-team', 1);
});
afterEach(() => phone.close());

const add = (account: string, type = 0, uplineId?: number, registeredAt = 0) => addMember(phone.platform, { merchant: 'leve', account, type, uplineId, registeredAt, opening: 1_000_000 });
const at = (text: string) => Date.parse(`${text}-03:00`);
const then = (now: number) => ({ ...phone.platform, clock: { now: () => now } });
let rounds = 0;
function play(memberId: number, amount: number, payout: number, now = phone.platform.clock.now()): string {
  const reference = `round ${rounds++}`;
  stake(then(now), { memberId, reference, title: 'Dados', amount });
  settle(then(now), memberId, reference, payout);
  return reference;
}

test('a team goes ten levels down, without trial accounts, staff and whoever is below them', () => {
  let below = agent;
  const chain = Array.from({ length: 11 }, (_, index) => (below = add(`level-${index + 1}`, 0, below)));
  expect(chain.map((id) => levelOf(phone.platform, agent, id))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, undefined]);
  const [trial, staff] = [add('trial', 4, agent), add('staff', 90, agent)];
  const others = [trial, staff, add('below-trial', 0, trial), add('below-staff', 0, staff), add('deeper-staff', 90, chain[0]), add('alone'), agent];
  expect(others.map((id) => levelOf(phone.platform, agent, id))).toEqual(others.map(() => undefined));
  expect([levelOf(phone.platform, chain[2]!, chain[3]!), levelOf(phone.platform, chain[3]!, chain[2]!)]).toEqual([1, undefined]);
});

test('only an agent sends down, to whom is in the team and not closed', () => {
  const [player, closed, alone] = [add('player', 0, agent), add('closed', 0, agent), add('alone')];
  change(phone.platform.database, 'update members set disabled = 1 where id = ?', closed);
  const may = (id: number, type = 1) => mayReceiveFrom(phone.platform, { memberId: agent, type }, id);
  expect([may(player), may(closed), may(alone), may(agent), may(0), may(player, 0), may(player, 40), may(player, 41)]).toEqual([true, false, false, false, false, false, false, true]);
});

test('the stakes of a team are those settled in a span, an hour of a member as one; refunded ones were never played', () => {
  const player = add('player', 0, agent);
  const below = add('below', 0, player);
  const [from, to] = [at('2026-11-20T05:00'), at('2026-11-20T07:00')];
  play(player, 1, 0, from - 1);
  play(player, 20, 5, from);
  play(player, 300, 0, from + hour - 1);
  play(player, 4_000, 50, from + hour);
  play(below, 50_000, 700, to - 1);
  play(below, 600_000, 0, to);
  play(agent, 7, 0, from);
  stake(then(from), { memberId: below, reference: 'back', title: 'Dados', amount: 9 });
  refund(then(from), below, 'back');
  stake(then(from), { memberId: below, reference: 'open', title: 'Dados', amount: 9 });
  const found = settledIn(phone.platform, agent, from, to).toSorted((one, other) => one.amount - other.amount);
  expect(found).toEqual([
    { memberId: player, level: 1, amount: 320, payout: 5, settledAt: from }, { memberId: player, level: 1, amount: 4_000, payout: 50, settledAt: from + hour }, { memberId: below, level: 2, amount: 50_000, payout: 700, settledAt: to - 1 },
  ]);
});

test.each<[basis: Terms['basis'], active: number, stakes: number, net: number, pays: number]>([
  ['stakes', 1, 10_000, 0, 100], ['stakes', 0, 10_000, 0, 0], ['stakes', 1, 9_999, 0, 0], ['stakes', 2, 50_000, 0, 1_000], ['stakes', 1, 50_000, 0, 500], ['stakes', 2, 49_999, 0, 499], ['stakes', 9, 250_000, 0, 5_000], ['stakes', 9, 250_050, 0, 5_000],
  ['loss', 1, 999_999, 10_000, 100], ['loss', 1, 999_999, 9_999, 0], ['loss', 1, 999_999, -10_000, 0],
])('by %s, %i who play, %i staked and %i kept pay %i', (basis, active, stakes, net, pays) => {
  const terms: Terms = { basis, period: 'day', most: 5_000, tiers: [{ atLeast: 10_000, active: 1, rate: 100 }, { atLeast: 50_000, active: 2, rate: 200 }] };
  expect(payFor(terms, { active, stakes, net })).toBe(pays);
});

test('a commission has a rate for each level and none beyond, and its sum is rounded down', () => {
  const settled = (level: number, amount: number) => ({ memberId: level, level, amount, payout: 0, settledAt: 0 });
  expect([[settled(1, 9_999)], [settled(1, 10_000)], [settled(2, 20_000)], [settled(3, 90_000)], [settled(1, 5_000), settled(2, 10_000)], []].map((some) => commissionOf({ rates: [1, 0.5] }, some))).toEqual([0, 1, 1, 0, 1, 0]);
});

test('an offer waits, is accepted or declined, and an accepted one ends the one before it', () => {
  const terms: Terms = { basis: 'loss', period: 'week', most: 900, tiers: [{ atLeast: 1, active: 2, rate: 3 }] };
  const offer = () => String(offerPlan(phone.platform, agent, 'salary', terms));
  const plans = () => {
    const { waiting, current, past } = plansOf(phone.platform, agent, 'salary');
    return [waiting?.id, current?.id, past.map(({ id, state }) => `${id} ${state}`)];
  };
  const offeredAt = phone.platform.clock.now();
  const first = offer();
  expect(() => offer()).toThrow(/UNIQUE/);
  expect([plans(), offeredPlanKinds(phone.platform, agent)]).toEqual([[first, undefined, []], ['salary']]);
  expect(plansOf(phone.platform, agent, 'salary').waiting).toEqual({ id: first, state: 'offered', ...terms, offeredAt, decidedAt: undefined, paid: 0 });
  phone.advance(5);
  const answer = (id: string, accept: boolean, kind: 'salary' | 'hour' = 'salary', by = agent) => {
    try {
      return decide(phone.platform, by, kind, id, accept).state;
    } catch (error) {
      return (error as Refusal).code;
    }
  };
  expect([answer(first, true, 'hour'), answer(first, true, 'salary', add('other', 1)), answer('0', true), answer('x', true)]).toEqual(Array(4).fill('request.invalid'));
  expect([answer(first, true), answer(first, true), answer(first, false)]).toEqual(['accepted', 'accepted', 'contract.decided']);
  expect(plansOf(phone.platform, agent, 'salary').current).toMatchObject({ id: first, decidedAt: offeredAt + 5 });
  const second = offer();
  expect(plans()).toEqual([second, first, []]);
  expect([answer(second, false), answer(second, false), answer(second, true)]).toEqual(['declined', 'declined', 'contract.decided']);
  expect(plans()).toEqual([undefined, first, [`${second} declined`]]);
  const third = offer();
  expect([answer(third, true), answer(first, true), answer(first, false)]).toEqual(['accepted', 'ended', 'contract.decided']);
  expect([plans(), plansOf(phone.platform, agent, 'hour'), offeredPlanKinds(phone.platform, agent)]).toEqual([[undefined, third, [`${second} declined`, `${first} ended`]], { waiting: undefined, current: undefined, past: [] }, []]);
});

test('the figures of one, seven and thirty days begin at a midnight, in bars of an hour or a day', async () => {
  const token = await tokenOf(phone, 'tipo41');
  const own = (await phone.call('/wps/member/info', { token })).value as { id: string };
  phone.platform.database.exec(`update members set upline_id = null where upline_id = ${own.id}`);
  const midnight = at('2026-11-20T00:00');
  // It is nine in the morning.
  const player = add('player', 0, Number(own.id), midnight);
  add('quiet', 0, player, midnight - 1);
  add('older', 0, player, midnight - 6 * day);
  add('oldest', 0, player, midnight - 29 * day - 1);
  play(player, 100, 30, midnight);
  play(player, 1_000, 0, midnight - 1);
  play(player, 20_000, 50_000, midnight - 6 * day);
  play(player, 300_000, 0, midnight - 29 * day - 1);
  for (const [amount, when] of [[7, midnight], [80, midnight - 1], [900, midnight - 6 * day - 1]] as const) move(then(when), { memberId: player, amount, kind: 'deposit', reference: `deposit ${amount}` });
  move(phone.platform, { memberId: player, amount: 5_000, kind: 'adjustment', reference: 'no deposit' });
  type Kpi = { members: number; joined: number; active: number; deposits: number; stakes: number; net: number; bars: { at: number; stakes: number; net: number }[] };
  const kpi = async (days: number) => {
    const { bars, members, joined, active, deposits, stakes, net } = (await phone.call(`/wps/agent/team/kpi?days=${days}`, { token })).value as Kpi;
    return [[members, joined, active, deposits, stakes, net], bars.length, bars.filter((bar) => bar.stakes).map((bar) => [(bar.at - midnight) / hour, bar.stakes, bar.net])];
  };
  expect(await kpi(1)).toEqual([[4, 1, 1, 7, 100, 70], 10, [[0, 100, 70]]]);
  expect(await kpi(7)).toEqual([[4, 3, 1, 87, 21_100, -28_930], 7, [[-144, 20_000, -30_000], [-24, 1_000, 1_000], [0, 100, 70]]]);
  expect(await kpi(30)).toEqual([[4, 3, 1, 987, 21_100, -28_930], 30, [[-144, 20_000, -30_000], [-24, 1_000, 1_000], [0, 100, 70]]]);
});
