import { randomInt } from 'node:crypto';
import type { login } from '../../contract/endpoints/session.ts';
import type { InputOf } from '../../contract/endpoint.ts';
import { networkOf, networks } from '../../contract/networks.ts';
import { plainNumber } from '../../contract/phone.ts';
import { check, clean } from '../../contract/rules.ts';
import { dialingCodeOf } from './countries.ts';
import { rules } from './field-rules.ts';
import { Refusal, type Call, type Platform } from '../handler.ts';
import type { Merchant } from '../settings/merchants.ts';
import { clockOffset } from '../store/clock.ts';
import { change, row } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { IdTokenError, verifyIdToken, type Identity } from './id-token.ts';
import type { LoginResult } from './login-result.ts';
import { addMember, findByNumber, findMember, memberById, type MemberRow, type Mobile } from './members.ts';

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
export async function findExternal({ platform, input }: Call<InputOf<typeof login>>, merchant: Merchant): Promise<LoginResult> {
  const identity = await identityOf(platform, merchant, input.firebaseIdToken ?? '');
  if (!identity) return { isProven: false };
  if (input.firebaseChannel) {
    const dialingCode = dialingCodeOf(input.countryDialingCode);
    const mobile = { dialingCode, number: plainNumber(input.firebaseMobileNo ?? '', dialingCode) };
    const isProven = input.firebaseChannel === 'sms' && isOfNumber(identity, mobile);
    return { isProven, member: isProven ? findByNumber(platform, merchant.code, mobile.number, mobile.dialingCode) : undefined };
  }
  const network = networkOf(identity.provider);
  if (!network || !merchant.settings.whitelabel[networks[network].flag]) throw new Refusal('permission.denied');
  return { isProven: true, member: transaction(platform.database, () => memberOf(platform, merchant, identity, input.another ?? false)) };
}

/** From now on the sign-in behind the token enters the account of the same e-mail, whose password was right. */
export async function linkIdentity(platform: Platform, merchant: Merchant, member: MemberRow, token: string): Promise<void> {
  const identity = await identityOf(platform, merchant, token);
  // The token may be of another person, who used the phone before.
  if (!identity?.email || identity.email.toLowerCase() !== member.email?.toLowerCase() || !networkOf(identity.provider)) return;
  addIdentity(platform, merchant.code, identity, member.id);
}

const addIdentity = ({ database }: Platform, merchant: string, { subject, provider }: Identity, memberId: number) => change(
  database, 'insert into identities (merchant, subject, member_id, provider) values (?, ?, ?, ?) on conflict do nothing', merchant, subject, memberId, provider,
);

// Registration does not verify addresses: the account that has the e-mail may be anybody's. So it is never entered by it,
// and stops nobody who asks for an account of their own.
function refuseSameEmail({ database }: Platform, merchant: string, email: string): void {
  const holder = row<{ provider: string | null; hasPassword: number }>(
    database,
    `select provider, password_hash is not null as hasPassword from members left join identities on member_id = members.id
     where members.merchant = ? and email = ? and not disabled order by hasPassword desc, provider is null limit 1`,
    merchant, email,
  );
  if (holder) throw new Refusal('login.other', { provider: holder.hasPassword ? 'password' : holder.provider ?? undefined });
}

function memberOf(platform: Platform, { code: merchant, admits }: Merchant, identity: Identity, another: boolean): LoginResult['member'] {
  const { database, clock } = platform;
  const known = row<{ member_id: number }>(
    database, 'select member_id from identities where merchant = ? and subject = ?', merchant, identity.subject,
  );
  if (known) return memberById(platform, known.member_id);
  if (admits === 'agents') return undefined;
  if (identity.email && !another) refuseSameEmail(platform, merchant, identity.email);
  let account;
  do account = `membro${randomInt(100_000, 1_000_000)}`;
  while (findMember(platform, merchant, account));
  const nickname = identity.name && !check(rules.nickname, identity.name) ? clean(rules.nickname, identity.name) : undefined;
  const id = addMember(platform, { merchant, account, type: 0, nickname, email: identity.email, registeredAt: clock.now(), opening: 0 });
  addIdentity(platform, merchant, identity, id);
  return memberById(platform, id);
}
