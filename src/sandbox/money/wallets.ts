import { Refusal, type Platform } from '../handler.ts';
import { currency } from '../settings/currency.ts';
import { change, row } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { move } from './move.ts';

/** Gives a new member a wallet with `opening` minor units in it. */
export function openWallet(platform: Platform, memberId: number, opening: number): void {
  transaction(platform.database, () => {
    change(platform.database, 'insert into wallets (member_id, currency) values (?, ?)', memberId, currency.code);
    if (opening > 0) move(platform, { memberId, amount: opening, kind: 'opening', reference: 'wallet' });
  });
}

/** The member's balance, in minor units. */
export function balanceOf({ database }: Pick<Platform, 'database'>, memberId: number): number {
  const wallet = row<{ balance: number }>(database, 'select balance from wallets where member_id = ?', memberId);
  if (!wallet) throw new Refusal('user.missing');
  return wallet.balance;
}
