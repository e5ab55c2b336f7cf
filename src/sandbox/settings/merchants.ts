import type { DatabaseSync } from 'node:sqlite';
import type { RegistrationSettings } from '../../contract/endpoints/accounts.ts';
import type { Settings } from '../../contract/endpoints/platform.ts';
import { Refusal, type Call } from '../handler.ts';
import { withDefaults } from './defaults.ts';
import { registrationAtFirst } from './registration-fields.ts';
import { change, row, rows } from '../store/database.ts';

/** A merchant with its switches; `reopensAt` is epoch ms. */
export interface Merchant {
  code: string;
  trialCode: string;
  name: string;
  /** `agents`: members who are not agents cannot log in (A §6) */
  admits: 'everyone' | 'agents';
  maintenance: boolean;
  restricted: boolean;
  reopensAt?: number;
  /** every call but status and settings is refused */
  upgrading: boolean;
  /** minutes that a code by SMS is valid and that the next one has to wait */
  expiredMinutes: number;
  /** decides withdrawals and applications: the clock after their review time, or the operator at the console */
  decisions: 'automatic' | 'operator';
  registration: RegistrationSettings;
  settings: Settings;
}

interface MerchantRow {
  code: string;
  trial_code: string;
  name: string;
  admits: Merchant['admits'];
  maintenance: number;
  restricted: number;
  reopens_at: number | null;
  upgrading: number;
  expired_minutes: number;
  decisions: Merchant['decisions'];
  registration: string;
  settings: string;
}

/** The merchant with this code or this trial code, or undefined. */
export function findMerchant(database: DatabaseSync, code: string): Merchant | undefined {
  const found = row<MerchantRow>(database, 'select * from merchants where code = ?1 or trial_code = ?1', code);
  return found && merchantFrom(found);
}

/** Whether the merchant's operator decides, and not the clock. */
export const operatorDecides = (database: DatabaseSync, code: string): boolean =>
  row(database, "select 1 from merchants where code = ? and decisions = 'operator'", code) !== undefined;

/** The merchant of a call. */
export function merchantOf(call: Pick<Call<unknown>, 'platform' | 'merchant'>): Merchant {
  const merchant = findMerchant(call.platform.database, call.merchant);
  if (!merchant) throw new Refusal('request.invalid');
  return merchant;
}

export function allMerchants(database: DatabaseSync): Merchant[] {
  return rows<MerchantRow>(database, 'select * from merchants order by rowid').map(merchantFrom);
}

/** Adds the merchant, or replaces the one with its code. */
export function saveMerchant(database: DatabaseSync, merchant: Merchant): void {
  change(
    database,
    `insert into merchants (code, trial_code, name, admits, maintenance, restricted, reopens_at, upgrading,
       expired_minutes, decisions, registration, settings)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (code) do update set trial_code = excluded.trial_code, name = excluded.name,
       admits = excluded.admits, maintenance = excluded.maintenance, restricted = excluded.restricted,
       reopens_at = excluded.reopens_at, upgrading = excluded.upgrading, expired_minutes = excluded.expired_minutes, decisions = excluded.decisions,
       registration = excluded.registration, settings = excluded.settings`,
    merchant.code, merchant.trialCode, merchant.name, merchant.admits,
    Number(merchant.maintenance), Number(merchant.restricted), merchant.reopensAt ?? null, Number(merchant.upgrading),
    merchant.expiredMinutes, merchant.decisions, JSON.stringify(merchant.registration), JSON.stringify(merchant.settings),
  );
}

function merchantFrom(found: MerchantRow): Merchant {
  return {
    code: found.code,
    trialCode: found.trial_code,
    name: found.name,
    admits: found.admits,
    maintenance: found.maintenance === 1,
    restricted: found.restricted === 1,
    reopensAt: found.reopens_at ?? undefined,
    upgrading: found.upgrading === 1,
    expiredMinutes: found.expired_minutes,
    decisions: found.decisions,
    // A registration field that is newer than the saved merchant has its default.
    registration: { ...registrationAtFirst, ...JSON.parse(found.registration) as RegistrationSettings },
    settings: withDefaults(found.code, JSON.parse(found.settings) as Settings),
  };
}
