import { dayOf } from '../../../contract/day.ts';
import type { RebateWaiting } from '../../../contract/endpoints/rewards.ts';
import { addressOf } from '../../features/records/filters.ts';
import { lastDays, spans } from '../../features/records/days.ts';
import { paths } from '../../paths.ts';

/** The address of the rebate report; while something waits, with all days since the last claim, so that both screens show one sum. */
export function reportAddress({ amount, lastClaim }: RebateWaiting): string {
  if (!amount) return paths.rebateReport;
  const since = dayOf(lastClaim?.at ?? 0);
  const span = spans.find((count) => lastDays(count).from <= since) ?? spans[spans.length - 1]!;
  return addressOf(paths.rebateReport, { span: String(span), days: lastDays(span), type: '' });
}
