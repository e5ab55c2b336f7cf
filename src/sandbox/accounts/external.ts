import { randomInt } from 'node:crypto';
import type { login } from '../../contract/endpoints/session.ts';
import type { InputOf } from '../../contract/endpoint.ts';
import { check } from '../../contract/rules.ts';
import { dialingCodeOf } from './countries.ts';
import { rules } from './field-rules.ts';
import { Refusal } from '../handler.ts';
import type { Call, Platform } from '../handler.ts';
import type { Merchant } from '../settings/merchants.ts';
import { clockOffset } from '../store/clock.ts';
import { change, row } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { IdTokenError, verifyIdToken } from './id-token.ts';
import type { Identity } from './id-token.ts';
import type { Found } from './found.ts';
import { addMember, findByNumber, findMember, memberById } from './members.ts';
import type { Mobile } from './members.ts';

const flagOf: Readonly<Record<string, string>> = { 'google.com': 'GOOGLELOGIN3', 'facebook.com': 'FACEBOOKLOGIN3' };

/** The identity in an ID token, or undefined where the token is invalid or the merchant has no external sign-in. */
export async function identityOf(platform: Platform, { settings }: Merchant, token: string): Promise<Identity | undefined> {
  const { externalAuth } = settings;
  if (!externalAuth || (externalAuth.emulator && !platform.allowsEmulator)) return undefined;
  const keys = externalAuth.emulator ? 'unsigned' : async (keyId: string) => {
    try {
      return await platform.issuerKeys(keyId);
    } catch {
      // The issuer's keys are unreachable: neither the person nor the token is at fault.
      throw new Refusal('system.unknown');
    }
  };
  try {
    // The issuer's clock does not follow the console's.
    const now = platform.clock.now() - clockOffset(platform.database);
    return await verifyIdToken(token, { projectId: externalAuth.projectId, now, keys });
  } catch (error) {
    if (error instanceof IdTokenError) return undefined;
    throw error;
  }
}

export function isOfNumber({ provider, phoneNumber }: Identity, { dialingCode, number }: Mobile): boolean {
  return provider === 'phone' && phoneNumber === dialingCode + number;
}

/** The member behind an ID token: by the number that it proves, or by the Google or Facebook account that it is of. */
export async function findExternal({ platform, input }: Call<InputOf<typeof login>>, merchant: Merchant): Promise<Found> {
  const identity = await identityOf(platform, merchant, input.firebaseIdToken ?? '');
  if (!identity) return { isProven: false };
  if (input.firebaseChannel) {
    const mobile = { dialingCode: dialingCodeOf(input.countryDialingCode), number: input.firebaseMobileNo?.trim() ?? '' };
    const isProven = input.firebaseChannel === 'sms' && isOfNumber(identity, mobile);
    return { isProven, member: isProven ? findByNumber(platform, merchant.code, mobile.number, mobile.dialingCode) : undefined };
  }
  const flag = flagOf[identity.provider];
  if (!flag || !merchant.settings.whitelabel[flag]) throw new Refusal('permission.denied');
  return { isProven: true, member: transaction(platform.database, () => memberOf(platform, merchant, identity)) };
}

// Never found by e-mail: registration does not verify addresses.
function memberOf(platform: Platform, { code: merchant, admits }: Merchant, identity: Identity): Found['member'] {
  const { database, clock } = platform;
  const known = row<{ member_id: number }>(
    database, 'select member_id from identities where merchant = ? and subject = ?', merchant, identity.subject,
  );
  if (known) return memberById(platform, known.member_id);
  if (admits === 'agents') return undefined;
  let account;
  do account = `membro${randomInt(100_000, 1_000_000)}`;
  while (findMember(platform, merchant, account));
  const nickname = identity.name && !check(rules.nickname, identity.name) ? identity.name.trim() : undefined;
  const id = addMember(platform, { merchant, account, type: 0, nickname, registeredAt: clock.now(), opening: 0 });
  change(database, 'insert into identities (merchant, subject, member_id) values (?, ?, ?)', merchant, identity.subject, id);
  return memberById(platform, id);
}
