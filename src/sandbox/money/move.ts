import { Refusal, type Platform } from '../handler.ts';
import { change, row, rows } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';

export type MoveKind =
  | 'opening' | 'stake' | 'win' | 'refund' | 'adjustment'
  | 'deposit' | 'withdrawal' | 'fee' | 'withdrawalReturned'
  | 'rebate' | 'reward' | 'transferOut' | 'transferIn' | 'salary' | 'dividend' | 'commission';

/** `amount` is minor units: positive into the wallet, negative out of it. `reference` names what it is for. */
export interface Move {
  memberId: number;
  amount: number;
  kind: MoveKind;
  reference: string;
}

/** One line of the ledger; `at` is epoch ms. */
export interface LedgerEntry extends Move {
  id: number;
  balanceAfter: number;
  at: number;
}

const columns = 'id, member_id as memberId, amount, kind, reference, balance_after as balanceAfter, at';

/**
 * Moves money into or out of a wallet, the only way in which a balance changes. The same kind of
 * move for the same reference happens once: repeated, it answers the first one's ledger entry.
 * Refused with `wallet.low` where the wallet would fall below zero.
 */
export function move({ database, clock }: Platform, { memberId, amount, kind, reference }: Move): LedgerEntry {
  if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`no amount to move: ${amount}`);
  return transaction(database, () => {
    const earlier = row<LedgerEntry>(
      database, `select ${columns} from ledger where member_id = ? and kind = ? and reference = ?`, memberId, kind, reference,
    );
    if (earlier) return sameAs(earlier, amount);
    const wallet = row<{ balance: number }>(database, 'select balance from wallets where member_id = ?', memberId);
    if (!wallet) throw new Error(`member ${memberId} has no wallet`);
    const balanceAfter = wallet.balance + amount;
    if (balanceAfter < 0) throw new Refusal('wallet.low');
    const at = clock.now();
    change(database, 'update wallets set balance = ? where member_id = ?', balanceAfter, memberId);
    const { id } = change(
      database,
      'insert into ledger (member_id, amount, kind, reference, balance_after, at) values (?, ?, ?, ?, ?, ?)',
      memberId, amount, kind, reference, balanceAfter, at,
    );
    return { id, memberId, amount, kind, reference, balanceAfter, at };
  });
}

/** The member's latest `count` ledger entries, newest first. */
export function ledgerOf({ database }: Pick<Platform, 'database'>, memberId: number, count: number): LedgerEntry[] {
  return rows<LedgerEntry>(database, `select ${columns} from ledger where member_id = ? order by id desc limit ?`, memberId, count);
}

function sameAs(earlier: LedgerEntry, amount: number): LedgerEntry {
  if (earlier.amount !== amount) throw new Error(`${earlier.kind} of ${earlier.reference} was ${earlier.amount}, not ${amount}`);
  return earlier;
}
