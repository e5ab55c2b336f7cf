import type { Platform } from '../handler.ts';
import { ledgerOf, type LedgerEntry } from '../money/move.ts';
import { stakesOf, type Stake } from '../money/stakes.ts';
import { rows } from '../store/database.ts';

/** `balance` is minor units. */
export interface ListedMember {
  id: number;
  merchant: string;
  account: string;
  type: number;
  balance: number;
  disabled: number;
}

/** Every merchant's members but the crowd, trial accounts among them, `count` at most. */
export function listMembers({ database }: Platform, count: number): ListedMember[] {
  return rows<ListedMember>(
    database,
    `select id, merchant, account, type, balance, disabled from members join wallets on member_id = id
     where not simulated order by id limit ?`,
    count,
  );
}

/** The member's latest ledger entries and stakes, newest first. */
export function moneyOf(platform: Platform, memberId: number): { ledger: LedgerEntry[]; stakes: Stake[] } {
  return { ledger: ledgerOf(platform, memberId, 20), stakes: stakesOf(platform, memberId, 20) };
}
