import { Refusal } from '../handler.ts';
import type { DepositMethod, WithdrawalMethod } from '../../contract/endpoints/cashier.ts';
import { day, minute } from '../time/lengths.ts';

/** Ways of paying in, best first. Boletos, cards on credit and cash are not among them: Brazil's law keeps them from betting. */
export const depositMethods: readonly DepositMethod[] = [
  { method: 'PIX', least: 1_000, most: 1_000_000, quick: [2_000, 5_000, 10_000, 20_000, 50_000, 100_000], waits: 15 * minute },
  { method: 'TED', least: 10_000, most: 5_000_000, quick: [10_000, 50_000, 100_000], waits: day },
];

/** Ways of being paid out, by the method of the destination; amounts include the fee. */
export const withdrawalMethods: readonly WithdrawalMethod[] = [
  { method: 'PIX', least: 2_000, most: 500_000, fee: 0 },
  { method: 'BANK', least: 5_000, most: 2_000_000, fee: 350 },
];

/** The most that a member may withdraw in a day, minor units. */
export const withdrawnInADay = 2_000_000;

/** Refuses an amount outside the method's limits with `amount.outside`. */
export function refuseOutside(amount: number, { least, most }: { least: number; most: number }): void {
  if (!Number.isSafeInteger(amount) || amount < least || amount > most) throw new Refusal('amount.outside', { least, most });
}
