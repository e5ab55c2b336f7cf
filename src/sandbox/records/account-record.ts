import type { SQLInputValue } from 'node:sqlite';
import type { accountRecord, LedgerLine } from '../../contract/endpoints/records.ts';
import type { Language } from '../../contract/languages.ts';
import { ledgerGroups } from '../../contract/records.ts';
import type { Handler } from '../handler.ts';
import type { MoveKind } from '../money/move.ts';
import { pageOfRows } from '../store/pages.ts';
import { requireFeature } from '../accounts/require-feature.ts';
import { readRange, readType } from '../http/range.ts';

const kindsOf: Record<string, readonly MoveKind[]> = ledgerGroups;

/** The end of a query for a member's ledger lines in a range. */
export function ledgerLines(memberId: number, asked: { from: string; to: string; type?: string }): { from: string; values: SQLInputValue[] } {
  const { from, to } = readRange(asked);
  const group = readType(Object.keys(kindsOf), asked.type);
  const kinds = group && `and kind in (${kindsOf[group]!.map((kind) => `'${kind}'`).join()})`;
  return {
    from: `ledger left join stakes using (member_id, reference) where member_id = ? and at >= ? and at < ? ${kinds ?? ''}`,
    values: [memberId, from, to],
  };
}

/** SQL of a line's game name in the reader's language; draws and matches keep the title they were staked under. */
const gameName = (language: Language): string => `(select ${language === 'en' ? 'name_en' : 'name_pt'} from bets join games using (node_id)
  where bets.member_id = ledger.member_id and bets.reference = ledger.reference)`;

export const readAccountRecord: Handler<typeof accountRecord> = (call) => {
  const { memberId } = requireFeature(call, 'TRANSREC3');
  const { items, ...pages } = pageOfRows<Omit<LedgerLine, 'id' | 'title'> & { id: number; title: string | null }>(call.platform, {
    ...ledgerLines(memberId, call.input),
    columns: `ledger.id as id, kind, ledger.amount as amount, balance_after as balanceAfter, at, reference, coalesce(${gameName(call.language)}, title) as title`,
    order: 'ledger.id desc',
  }, call.input.pageNo);
  return { ...pages, items: items.map(({ id, title, ...line }) => Object.assign(line, { id: String(id), title: title ?? undefined })) };
};
