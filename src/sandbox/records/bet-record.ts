import type { SQLInputValue } from 'node:sqlite';
import type { BetLine, betRecord } from '../../contract/endpoints/records.ts';
import type { Language } from '../../contract/languages.ts';
import { betStates } from '../../contract/records.ts';
import type { Handler } from '../handler.ts';
import { findLottery } from '../lottery/find.ts';
import { wasRefunded } from '../money/stakes.ts';
import { pageOfRows } from '../store/pages.ts';
import { requireFeature } from '../accounts/require-feature.ts';
import { readRange, readType } from '../http/range.ts';

const state = `case when stakes.settled_at is null then 'open' when ${wasRefunded} then 'refunded' when stakes.payout > 0 then 'won' else 'lost' end`;

/** The end of a query for a member's stakes in a range. */
export function stakeLines(memberId: number, asked: { from: string; to: string; type?: string }): { from: string; values: SQLInputValue[] } {
  const { from, to } = readRange(asked);
  const wanted = readType(betStates, asked.type);
  return {
    from: `stakes left join bets using (member_id, reference) left join games using (node_id)
      left join vendors on vendors.code = bets.vendor left join tickets on bet_id = bets.id
      where stakes.member_id = ? and staked_at >= ? and staked_at < ?${wanted ? ` and ${state} = '${wanted}'` : ''}`,
    values: [memberId, from, to],
  };
}

interface StakeRow {
  reference: string;
  gameName: string | null;
  title: string;
  category: string | null;
  vendor: string | null;
  state: string;
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

function betLine(found: StakeRow, language: Language): BetLine {
  const { reference, title, state: standing, stake, placedAt } = found;
  return {
    reference, title, state: standing, stake, placedAt,
    name: found.gameName ?? (found.lottery ? findLottery(found.lottery)?.name[language] : undefined) ?? title,
    category: found.category ?? undefined,
    vendor: found.vendor ?? undefined,
    payout: found.payout ?? 0,
    settledAt: found.settledAt ?? undefined,
    ticket: found.lottery ? { period: found.period, kind: found.kind, pick: found.pick, number: found.number ?? undefined } : undefined,
  };
}

export const readBetRecord: Handler<typeof betRecord> = (call) => {
  const { memberId } = requireFeature(call, 'TRANSBETREPMEM3');
  const { items, ...pages } = pageOfRows<StakeRow>(call.platform, {
    ...stakeLines(memberId, call.input),
    columns: `stakes.reference as reference, ${call.language === 'en' ? 'name_en' : 'name_pt'} as gameName, stakes.title as title,
      bets.category as category, coalesce(vendors.name, bets.vendor) as vendor, ${state} as state, stakes.amount as stake,
      stakes.payout as payout, staked_at as placedAt, stakes.settled_at as settledAt, lottery, period, tickets.kind as kind, pick, number`,
    order: 'staked_at desc, stakes.rowid desc',
  }, call.input.pageNo);
  return { ...pages, items: items.map((found) => betLine(found, call.language)) };
};
