import type { teamKpi } from '../../contract/endpoints/agency.ts';
import { Refusal, type Handler } from '../handler.ts';
import { row } from '../store/database.ts';
import { ratesOf } from './commission.ts';
import { dayNumber } from '../time/day-number.ts';
import { day, hour } from '../time/lengths.ts';
import { periodAt } from '../time/periods.ts';
import { agentOf } from './roles.ts';
import { settledIn, withTeam } from './team.ts';
import { commissionOf, figuresOf } from './terms.ts';

interface Counted {
  members: number;
  joined: number;
  active: number;
  deposits: number;
}

/** The team's figures of the last days (G §7). */
export const readKpi: Handler<typeof teamKpi> = (call) => {
  const { platform, input: { days } } = call;
  const { memberId } = agentOf(call);
  if (![1, 7, 30].includes(days)) throw new Refusal('request.invalid');
  const now = platform.clock.now();
  const from = periodAt('day', now).from - (days - 1) * day;
  const settled = settledIn(platform, memberId, from, now + 1);
  const { stakes, net } = figuresOf(settled);
  const counted = row<Counted>(
    platform.database,
    `${withTeam} select count(*) as members,
       count(*) filter (where registered_at >= ?2) as joined,
       count(*) filter (where exists (select 1 from stakes where stakes.member_id = team.id and staked_at >= ?2)) as active,
       coalesce(sum((select sum(paid_in) from ledger_days where ledger_days.member_id = team.id and kind = 'deposit' and day >= ?3)), 0) as deposits
     from team join members using (id)`,
    memberId, from, dayNumber(from),
  )!;
  const step = days === 1 ? hour : day;
  const bars = [];
  for (let at = from; at <= now; at += step) {
    const { stakes: staked, net: left } = figuresOf(settled.filter(({ settledAt }) => settledAt >= at && settledAt < at + step));
    bars.push({ at, stakes: staked, net: left });
  }
  return { ...counted, stakes, net, commission: commissionOf({ rates: ratesOf(platform, memberId) }, settled), bars };
};
