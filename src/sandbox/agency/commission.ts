import type { CommissionDay, commissionReport } from '../../contract/endpoints/agency.ts';
import type { Handler, Platform } from '../handler.ts';
import { row, rows } from '../store/database.ts';
import { pageOfList } from '../store/pages.ts';
import { payDue } from './pay.ts';
import { agentOf } from './roles.ts';
import { settledIn } from './team.ts';
import { commissionOf, figuresOf, type CommissionTerms } from './terms.ts';

interface Granted {
  id: number;
  terms: string;
  paidUntil: number;
}

const grantedTo = ({ database }: Platform, memberId: number): Granted | undefined => row<Granted>(
  database, "select id, terms, paid_until as paidUntil from contracts where member_id = ? and kind = 'commission' and state = 'accepted'", memberId,
);

/** Rates in hundredths of a percent by level; empty for a member who earns no commission. */
export function ratesOf(platform: Platform, memberId: number): readonly number[] {
  const granted = grantedTo(platform, memberId);
  return granted ? (JSON.parse(granted.terms) as CommissionTerms).rates : [];
}

/** The days that earned commission, newest first; today is counted up to now. */
export const readReport: Handler<typeof commissionReport> = (call) => {
  const { platform, input } = call;
  const { memberId } = agentOf(call);
  payDue(platform);
  const granted = grantedTo(platform, memberId);
  if (!granted) return pageOfList([], input.pageNo);
  const paid = rows<Required<CommissionDay>>(
    platform.database,
    `select begins_at as day, active, stakes, amount as commission, paid_at as paidAt from contract_payments
     where contract_id = ? order by begins_at desc`,
    granted.id,
  );
  const settled = settledIn(platform, memberId, granted.paidUntil, platform.clock.now() + 1);
  const { active, stakes } = figuresOf(settled);
  const lasting = { day: granted.paidUntil, active, stakes, commission: commissionOf(JSON.parse(granted.terms) as CommissionTerms, settled) };
  return pageOfList<CommissionDay>(stakes ? [lasting, ...paid] : paid, input.pageNo);
};
