import type { Platform } from '../handler.ts';
import { findMerchant } from '../settings/merchants.ts';
import { row } from '../store/database.ts';

/** Whether the member's merchant has responsible play. */
export function isOffered({ database }: Pick<Platform, 'database'>, memberId: number): boolean {
  const member = row<{ merchant: string }>(database, 'select merchant from members where id = ?', memberId);
  return findMerchant(database, member?.merchant ?? '')?.settings.whitelabel.RESPONSIBLE === true;
}
