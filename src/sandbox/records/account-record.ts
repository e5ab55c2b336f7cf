import type { accountRecord, LedgerLine } from '../../contract/endpoints/records.ts';
import type { Language } from '../languages.ts';
import { ledgerGroups } from '../../contract/records.ts';
import type { Handler, Platform } from '../handler.ts';
import { ticketTitle } from '../lottery/find.ts';
import type { MoveKind } from '../money/move.ts';
import { rows } from '../store/database.ts';
import { pageByDay } from '../store/pages.ts';
import { dayNumber } from '../time/day-number.ts';
import { requireFeature } from '../accounts/require-feature.ts';
import { readRange, readType } from '../http/range.ts';

const kindsOf: Record<string, readonly MoveKind[]> = ledgerGroups;

interface LedgerDay {
  day: number;
  count: number;
  paidIn: number;
  paidOut: number;
}

type Asked = { from: string; to: string; type?: string };

/** SQL of the moves of a group; all where none is asked for. */
function inGroup(type?: string): string {
  const group = readType(Object.keys(kindsOf), type);
  return group ? `kind in (${kindsOf[group]!.map((kind) => `'${kind}'`).join()})` : 'true';
}

/** What the days of a range came to on the member's ledger, newest first. */
export function ledgerDays({ database }: Platform, memberId: number, asked: Asked): LedgerDay[] {
  const { from, to } = readRange(asked);
  return rows<LedgerDay>(
    database,
    `select day, sum(count) as count, sum(paid_in) as paidIn, sum(paid_out) as paidOut from ledger_days
     where member_id = ? and day >= ? and day < ? and ${inGroup(asked.type)} group by day order by day desc`,
    memberId, dayNumber(from), dayNumber(to),
  );
}

/** SQL of a line's ticket: its lottery's code and its period. */
const ticket = `(select lottery || ' ' || period from bets join tickets on bet_id = bets.id
  where bets.member_id = ledger.member_id and bets.reference = ledger.reference)`;

/** SQL of a line's game name in the reader's language; matches keep the title they were staked under. */
const gameName = (language: Language): string => `(select ${language === 'en' ? 'name_en' : 'name_pt'} from bets join games using (node_id)
  where bets.member_id = ledger.member_id and bets.reference = ledger.reference)`;

function titleOf(bought: string, language: Language): string {
  const [lottery, period] = bought.split(' ');
  return ticketTitle(lottery!, period!, language);
}

export const readAccountRecord: Handler<typeof accountRecord> = (call) => {
  const { memberId } = requireFeature(call, 'TRANSREC3');
  const { from } = readRange(call.input);
  const { items, ...pages } = pageByDay<Omit<LedgerLine, 'id' | 'title'> & { id: number; title: string | null; ticket: string | null }>(call.platform, {
    days: ledgerDays(call.platform, memberId, call.input),
    table: 'ledger',
    where: `member_id = ? and at >= ? and ${inGroup(call.input.type)}`,
    values: [memberId, from],
    at: 'at',
    joins: 'left join stakes using (member_id, reference)',
    columns: `ledger.id as id, kind, ledger.amount as amount, balance_after as balanceAfter, at, reference, coalesce(${gameName(call.language)}, title) as title, ${ticket} as ticket`,
  }, call.input.pageNo);
  return { ...pages, items: items.map(({ id, title, ticket: bought, ...line }) => Object.assign(line, { id: String(id), title: (bought ? titleOf(bought, call.language) : title) ?? undefined })) };
};
