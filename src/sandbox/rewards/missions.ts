import { dayLength, dayOf, startOfDay } from '../../contract/day.ts';
import type { Mission } from '../../contract/endpoints/rewards.ts';
import type { Label } from '../catalogue/labels.ts';
import type { Language } from '../../contract/languages.ts';
import type { Platform } from '../handler.ts';
import { wasRefunded } from '../money/stakes.ts';
import { mayBeCourted } from '../responsible/checks.ts';
import { row } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { periodAt } from '../time/periods.ts';
import type { Span } from '../time/periods.ts';
import { findReward, grantReward } from './rewards.ts';

interface MissionRule {
  code: string;
  title: Label;
  period: 'day' | 'week';
  unit: 'money' | 'count';
  target: number;
  /** minor units */
  amount: number;
  /** SQL of the progress in the stakes settled in a range */
  counts: string;
}

// Missions pay for what was played alone: Brazil allows no bonus for a deposit (Lei 14.790, art. 29).

/** Minor units; smaller stakes count for no mission. */
const leastStake = 100;

/**
 * A mission is reached when its target is, and stakes of so many times its reward were settled in the period: at 4 % of
 * the stakes a reward is less than what the house keeps of them, so that nobody earns by playing for missions alone.
 */
const wagerTimes = 25;

const stakes = (what: string) => `select ${what} as progress from stakes left join bets using (member_id, reference)
  where stakes.member_id = ?1 and stakes.settled_at >= ?2 and stakes.settled_at < ?3 and stakes.amount >= ${leastStake} and not ${wasRefunded}`;

const staked = stakes('coalesce(sum(amount), 0)');

const rules: readonly MissionRule[] = [
  { code: 'rounds', title: { pt: 'Jogue 10 rodadas', en: 'Play 10 rounds' }, period: 'day', unit: 'count', target: 10, amount: 100, counts: stakes('count(*)') },
  { code: 'games', title: { pt: 'Experimente 3 jogos diferentes', en: 'Try 3 different games' }, period: 'day', unit: 'count', target: 3, amount: 100, counts: stakes('count(distinct node_id)') },
  { code: 'staked', title: { pt: 'Some R$ 50 em apostas', en: 'Stake R$50 in all' }, period: 'day', unit: 'money', target: 5_000, amount: 200, counts: staked },
  { code: 'days', title: { pt: 'Jogue em 4 dias da semana', en: 'Play on 4 days of the week' }, period: 'week', unit: 'count', target: 4, amount: 400, counts: stakes(`count(distinct (stakes.settled_at - ${startOfDay('2000-01-01')}) / ${dayLength})`) },
  { code: 'wins', title: { pt: 'Ganhe 15 rodadas', en: 'Win 15 rounds' }, period: 'week', unit: 'count', target: 15, amount: 300, counts: stakes('count(case when stakes.payout > 0 then 1 end)') },
  {
    code: 'tickets', title: { pt: 'Confira 5 bilhetes de loteria', en: 'See 5 lottery tickets drawn' }, period: 'week', unit: 'count', target: 5, amount: 300,
    counts: `${stakes('count(*)')} and category in ('LOTT', 'ELOTT')`,
  },
];

/** Days in which a reward of a mission can be claimed after its period. */
const grace = 3;

const referenceOf = ({ code }: MissionRule, { from }: Span) => `mission ${code} ${dayOf(from)}`;

const progressOf = ({ database }: Platform, memberId: number, { counts }: Pick<MissionRule, 'counts'>, { from, to }: Span): number =>
  row<{ progress: number }>(database, counts, memberId, from, to)!.progress;

const wagerOf = ({ amount }: MissionRule): number => wagerTimes * amount;

const isReached = (platform: Platform, memberId: number, rule: MissionRule, period: Span): boolean =>
  progressOf(platform, memberId, rule, period) >= rule.target && progressOf(platform, memberId, { counts: staked }, period) >= wagerOf(rule);

/** Grants the missions reached in this period, and in the one before it where they were not granted yet; none to a member who is away. */
export function grantReached(platform: Platform, memberId: number): void {
  if (!mayBeCourted(platform, memberId)) return;
  const now = platform.clock.now();
  transaction(platform.database, () => {
    for (const rule of rules) {
      const current = periodAt(rule.period, now);
      for (const period of [periodAt(rule.period, current.from - 1), current]) {
        const reference = referenceOf(rule, period);
        const expiresAt = period.to + grace * dayLength;
        if (expiresAt <= now || findReward(platform, memberId, reference) || !isReached(platform, memberId, rule, period)) continue;
        const { title, amount } = rule;
        grantReward(platform, { memberId, reference, source: 'mission', title, amount, expiresAt });
      }
    }
  });
}

/** Every mission with the member's progress in its current period. */
export function missionsOf(platform: Platform, memberId: number, language: Language): Mission[] {
  const now = platform.clock.now();
  return rules.map((rule) => {
    const { code, title, period, unit, target, amount } = rule;
    const current = periodAt(period, now);
    const reward = findReward(platform, memberId, referenceOf(rule, current));
    return {
      code, title: title[language], period, unit, target, amount,
      progress: Math.min(target, progressOf(platform, memberId, rule, current)),
      leastStake,
      wager: wagerOf(rule),
      wagered: Math.min(wagerOf(rule), progressOf(platform, memberId, { counts: staked }, current)),
      rewardId: reward && String(reward.id),
      claimed: reward ? reward.claimedAt !== null : false,
      endsAt: current.to,
    };
  });
}
