import { dayLength, dayOf } from '../../contract/day.ts';
import type { Mission } from '../../contract/endpoints/rewards.ts';
import type { Label } from '../catalogue/labels.ts';
import type { Language } from '../languages.ts';
import type { Platform } from '../handler.ts';
import { leastStake } from '../play/day-sums.ts';
import { mayBeCourted } from '../responsible/checks.ts';
import { change, row } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { dayNumber } from '../time/day-number.ts';
import { periodAt, type Span } from '../time/periods.ts';
import { findReward, grantReward } from './rewards.ts';

interface MissionRule {
  code: string;
  title: Label;
  period: 'day' | 'week';
  unit: 'money' | 'count';
  target: number;
  /** minor units */
  amount: number;
  /** SQL of the progress, summed over the stakes settled on some days */
  counts: string;
}

// Missions pay for what was played alone: Brazil allows no bonus for a deposit (Lei 14.790, art. 29).


/**
 * A mission is reached when its target is, and stakes of so many times its reward were settled in the period that count
 * for no other mission: a reward is 1 % of them, less than what the house keeps of the best hand at blackjack, so that
 * nobody earns by playing for missions alone.
 */
const wagerTimes = 100;

/** What no mission has used up yet. */
const free = 'sum(wagered - used)';

export const rules: readonly MissionRule[] = [
  { code: 'staked', title: { pt: 'Aposte R$ 50 no total', en: 'Bet R$50 in total' }, period: 'day', unit: 'money', target: 5_000, amount: 50, counts: 'sum(wagered)' },
  { code: 'rounds', title: { pt: 'Jogue 10 rodadas', en: 'Play 10 rounds' }, period: 'day', unit: 'count', target: 10, amount: 50, counts: 'sum(rounds)' },
  { code: 'games', title: { pt: 'Experimente 3 jogos diferentes', en: 'Try 3 different games' }, period: 'day', unit: 'count', target: 3, amount: 50, counts: "count(distinct nullif(node_id, ''))" },
  { code: 'days', title: { pt: 'Jogue em 4 dias da semana', en: 'Play on 4 days of the week' }, period: 'week', unit: 'count', target: 4, amount: 200, counts: 'count(distinct day)' },
  { code: 'wins', title: { pt: 'Ganhe 15 rodadas', en: 'Win 15 rounds' }, period: 'week', unit: 'count', target: 15, amount: 150, counts: 'sum(wins)' },
  {
    code: 'tickets', title: { pt: 'Confira 5 bilhetes de loteria', en: 'See 5 lottery tickets drawn' }, period: 'week', unit: 'count', target: 5, amount: 150,
    counts: "sum(iif(category in ('LOTT', 'ELOTT'), rounds, 0))",
  },
];

/** Days in which a reward of a mission can be claimed after its period. */
const grace = 3;

const referenceOf = ({ code }: MissionRule, { from }: Span) => `mission ${code} ${dayOf(from)}`;

const progressOf = ({ database }: Platform, memberId: number, { counts }: Pick<MissionRule, 'counts'>, { from, to }: Span): number =>
  row<{ progress: number }>(
    database, `select coalesce(${counts}, 0) as progress from settled_days where member_id = ? and day >= ? and day < ? and rounds > 0`, memberId, dayNumber(from), dayNumber(to),
  )!.progress;

/** SQL of how many missions of the day are reached, summed over a day's settled stakes. */
export const reachedInDay = rules.filter(({ period }) => period === 'day').map(({ counts, target }) => `(${counts} >= ${target})`).join(' + ');

export const wagerOf = ({ amount }: MissionRule): number => wagerTimes * amount;

const isReached = (platform: Platform, memberId: number, rule: MissionRule, period: Span): boolean =>
  progressOf(platform, memberId, rule, period) >= rule.target && progressOf(platform, memberId, { counts: free }, period) >= wagerOf(rule);

/** Uses up the wager of a mission, that of the oldest days first. */
function useUp({ database }: Platform, memberId: number, rule: MissionRule, { from, to }: Span): void {
  change(
    database,
    `with unused as (
       select day, node_id, wagered - used as left, sum(wagered - used) over (order by day, node_id) - (wagered - used) as before
       from settled_days where member_id = ?1 and day >= ?2 and day < ?3 and wagered > used
     )
     update settled_days set used = used + min(left, ?4 - before) from unused
     where settled_days.member_id = ?1 and settled_days.day = unused.day and settled_days.node_id = unused.node_id and before < ?4`,
    memberId, dayNumber(from), dayNumber(to), wagerOf(rule),
  );
}

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
        useUp(platform, memberId, rule, period);
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
      wagered: reward ? wagerOf(rule) : Math.min(wagerOf(rule), progressOf(platform, memberId, { counts: free }, current)),
      rewardId: reward && String(reward.id),
      claimed: reward ? reward.claimedAt !== null : false,
      endsAt: current.to,
    };
  });
}
