import type { BetLine, betRecord } from '../../contract/endpoints/records.ts';
import type { Language } from '../languages.ts';
import { betStates } from '../../contract/records.ts';
import type { Handler, Platform } from '../handler.ts';
import { findLottery, ticketTitle } from '../lottery/find.ts';
import { rows } from '../store/database.ts';
import { pageByDay } from '../store/pages.ts';
import { dayNumber } from '../time/day-number.ts';
import { requireFeature } from '../accounts/require-feature.ts';
import { readRange, readType } from '../http/range.ts';

type Asked = { from: string; to: string; type?: string };

interface StakeDay {
  day: number;
  count: number;
  staked: number;
  paid: number;
}

/** What the days of a range came to in the member's stakes, newest first. */
export function stakeDays({ database }: Platform, memberId: number, asked: Asked): StakeDay[] {
  const { from, to } = readRange(asked);
  return rows<StakeDay>(
    database,
    `select day, sum(count) as count, sum(staked) as staked, sum(paid) as paid from stake_days
     where member_id = ?1 and day >= ?2 and day < ?3 and (?4 is null or state = ?4) group by day order by day desc`,
    memberId, dayNumber(from), dayNumber(to), readType(betStates, asked.type) ?? null,
  );
}

interface StakeRow {
  reference: string;
  namePt: string | null;
  nameEn: string | null;
  title: string;
  category: string | null;
  vendor: string | null;
  state: BetLine['state'];
  stake: number;
  payout: number | null;
  placedAt: number;
  settledAt: number | null;
  lottery: string | null;
  period: string;
  kind: string;
  pick: string;
  number: string | null;
}

/** The title in the reader's language: it was written in that of the bet. Teams have their names everywhere. */
function titleIn({ title, namePt, nameEn, lottery, period }: StakeRow, language: Language): string {
  if (lottery) return ticketTitle(lottery, period, language);
  return title === namePt || title === nameEn ? (language === 'en' ? nameEn : namePt) ?? title : title;
}

function betLine(found: StakeRow, language: Language): BetLine {
  const { reference, state: standing, stake, placedAt } = found;
  const title = titleIn(found, language);
  return {
    reference, title, state: standing, stake, placedAt,
    name: (language === 'en' ? found.nameEn : found.namePt) ?? (found.lottery ? findLottery(found.lottery)?.name[language] : undefined) ?? title,
    category: found.category ?? undefined,
    vendor: found.vendor ?? undefined,
    payout: found.payout ?? 0,
    settledAt: found.settledAt ?? undefined,
    ticket: found.lottery ? { period: found.period, kind: found.kind, pick: found.pick, number: found.number ?? undefined } : undefined,
  };
}

export const readBetRecord: Handler<typeof betRecord> = (call) => {
  const { memberId } = requireFeature(call, 'TRANSBETREPMEM3');
  const { from } = readRange(call.input);
  const wanted = readType(betStates, call.input.type);
  const { items, ...pages } = pageByDay<StakeRow>(call.platform, {
    days: stakeDays(call.platform, memberId, call.input),
    table: 'stakes',
    where: `member_id = ? and staked_at >= ?${wanted ? ` and state = '${wanted}'` : ''}`,
    values: [memberId, from],
    at: 'staked_at',
    joins: `left join bets using (member_id, reference) left join games using (node_id)
      left join vendors on vendors.code = bets.vendor left join tickets on bet_id = bets.id`,
    columns: `stakes.reference as reference, name_pt as namePt, name_en as nameEn, stakes.title as title,
      bets.category as category, coalesce(vendors.name, bets.vendor) as vendor, stakes.state as state, stakes.amount as stake,
      stakes.payout as payout, staked_at as placedAt, stakes.settled_at as settledAt, lottery, period, tickets.kind as kind, pick, number`,
  }, call.input.pageNo);
  return { ...pages, items: items.map((found) => betLine(found, call.language)) };
};
