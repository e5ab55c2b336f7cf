import { allMerchants } from '../settings/merchants.ts';
import type { Platform } from '../handler.ts';
import { day } from '../time/lengths.ts';
import { addMember, BACK_OFFICE } from './members.ts';

export interface ReadyAccount {
  account: string;
  type: number;
  /** its purpose */
  role: 'member' | 'agent' | 'other type' | 'back office' | 'disabled';
  nickname?: string;
  /** in Brazil */
  number?: string;
  email?: string;
  /** balance after filling, in minor units */
  opening: number;
  /** its balance results from a filled history */
  hasPast?: boolean;
}

/** The part of the opening balance that the last deposit of a filled history brings, in minor units. */
const paidInLast = 40_000;

/** The password of every ready-made account. */
export const readyPassword = 'leve2026';

/** Accounts that each merchant has from the start. */
export const readyAccounts: readonly ReadyAccount[] = [
  { account: 'agente', type: 1, role: 'agent', nickname: 'Agente', number: '11912345678', email: 'agente@example.com', opening: 975_000, hasPast: true },
  { account: 'marina', type: 0, role: 'member', nickname: 'Marina', number: '11987654321', email: 'marina@example.com', opening: 128_450, hasPast: true },
  { account: 'tipo2', type: 2, role: 'other type', opening: 50_000 },
  { account: 'tipo4', type: 4, role: 'other type', opening: 50_000 },
  { account: 'tipo40', type: 40, role: 'other type', opening: 50_000 },
  { account: 'tipo41', type: 41, role: 'other type', opening: 50_000 },
  { account: 'tipo42', type: 42, role: 'other type', opening: 50_000 },
  { account: 'gerente', type: BACK_OFFICE, role: 'back office', opening: 0 },
  { account: 'bloqueada', type: 0, role: 'disabled', opening: 0 },
];

/** Fills every merchant with the ready-made accounts; `passwordHash` is of their common password. */
export function fillAccounts(platform: Platform, passwordHash: string): void {
  for (const { code } of allMerchants(platform.database)) {
    const ids = new Map<string, number>();
    for (const ready of readyAccounts) ids.set(ready.account, addReady(platform, code, ready, passwordHash, ids.get('agente')));
  }
}

function addReady(platform: Platform, merchant: string, ready: ReadyAccount, passwordHash: string, uplineId?: number): number {
  const { account, type, role, nickname, number, email, hasPast } = ready;
  const registeredAt = platform.clock.now() - 128 * day;
  const opening = platform.hasPast && hasPast ? ready.opening - paidInLast : ready.opening;
  // The ledger begins where the member does.
  return addMember({ ...platform, clock: { now: () => registeredAt } }, {
    merchant, account, type, nickname, email, opening, passwordHash, registeredAt, uplineId, disabled: role === 'disabled',
    mobile: number ? { dialingCode: '+55', number } : undefined, provedNumber: number !== undefined,
  });
}
