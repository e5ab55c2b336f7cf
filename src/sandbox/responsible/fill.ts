import { findMember } from '../accounts/members.ts';
import type { Platform } from '../handler.ts';
import { allMerchants } from '../settings/merchants.ts';
import { setLimit, type Named } from './limits.ts';

/** Limits that members have chosen: wide enough for an evening of play. */
const chosen: readonly (Named & { account: string; amount: number })[] = [
  { account: 'marina', kind: 'loss', period: 'month', amount: 1_000_000 },
  { account: 'marina', kind: 'time', period: 'day', amount: 240 },
  { account: 'agente', kind: 'time', period: 'day', amount: 360 },
];

export function fillResponsible(platform: Platform): void {
  for (const { code } of allMerchants(platform.database)) {
    for (const { account, amount, ...name } of chosen) setLimit(platform, findMember(platform, code, account)!.id, name, amount);
  }
}
