import { findMember } from '../accounts/members.ts';
import type { Platform } from '../handler.ts';
import { allMerchants } from '../settings/merchants.ts';
import { change } from '../store/database.ts';
import type { Volumes } from './levels.ts';

const carried: Readonly<Record<string, Volumes>> = {
  marina: { deposits: 620_000, stakes: 3_180_000 },
  agente: { deposits: 184_000, stakes: 912_500 },
};

export function fillLevels({ database }: Platform): void {
  for (const { code } of allMerchants(database)) {
    for (const account of Object.keys(carried)) {
      const { deposits, stakes } = carried[account]!;
      change(database, 'insert into carried_volumes values (?, ?, ?)', findMember({ database }, code, account)!.id, deposits, stakes);
    }
  }
}
