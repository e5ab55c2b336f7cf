import { randomBytes } from 'node:crypto';
import type { forgotPassword } from '../../contract/endpoints/recovery.ts';
import type { Language } from '../languages.ts';
import { email } from '../../contract/registration.ts';
import { rulesOf } from './field-rules.ts';
import { check, clean } from '../../contract/rules.ts';
import { digest } from '../crypto/secrets.ts';
import { Refusal, type Handler, type Platform } from '../handler.ts';
import { send } from '../outbox/outbox.ts';
import { merchantOf } from '../settings/merchants.ts';
import { change, row } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { minute } from '../time/lengths.ts';
import { countsMessage, limitAttempts } from './attempts.ts';
import { requireCaptchaAfter } from './captcha.ts';
import { recipientOf } from './codes.ts';
import { findMember, type MemberRow } from './members.ts';

/** The page on which the link in the mail lets its reader set a new password. */
export const passwordPage = '/sandbox/password';

const lifetime = 30 * minute;

/** Characters of an origin: the longest name of a host, its scheme and its port. */
const longestOrigin = 270;

const texts: Record<Language, (merchant: string, account: string, link: string) => { subject: string; body: string }> = {
  pt: (merchant, account, link) => ({
    subject: `${merchant}: crie uma nova senha`,
    body: `Olá, ${account}!\n\nAbra este link em até 30 minutos para criar uma nova senha:\n${link}\n\nSe não foi você que pediu, ignore este e-mail: a sua senha continua a mesma.`,
  }),
  en: (merchant, account, link) => ({
    subject: `${merchant}: choose a new password`,
    body: `Hello ${account},\n\nOpen this link within 30 minutes to choose a new password:\n${link}\n\nIf it was not you who asked, ignore this mail: your password stays as it is.`,
  }),
};

/**
 * Mails a link to reset the password if username and address belong together, one a minute and ten a day; the answer is
 * the same if not.
 */
export const mailLink: Handler<typeof forgotPassword> = (call) => {
  const { platform, input, merchant: code, language, address, request } = call;
  const nameRule = rulesOf(call).username;
  if (check(nameRule, input.username)) throw new Refusal('user.malformed', { field: 'username' });
  if (check(email, input.email)) throw new Refusal('user.malformed', { field: 'email' });
  // Without a configured origin the request's own is used, which could be forged: such mails go no further than the outbox.
  const origin = platform.publicUrl || new URL(request.url).origin;
  // Before the member is looked for: the answer tells nothing.
  if (origin.length > longestOrigin) throw new Refusal('request.invalid');
  requireCaptchaAfter(call, [['mail', address]]);
  const { name } = merchantOf(call);
  // One commit whether the two belong together or not, or the time would tell.
  return transaction(platform.database, () => {
    limitAttempts(platform, 'mail', address);
    const member = findMember(platform, code, clean(nameRule, input.username));
    const recipient = clean(email, input.email);
    if (!member || member.disabled || member.email?.toLowerCase() !== recipient.toLowerCase()) return {};
    // The last link stays as it is.
    if (!countsMessage(platform, recipientOf(code, { recipient, subject: '' }))) return {};
    const link = `${origin}${passwordPage}?merchant=${code}&token=${newLink(platform, member.id)}`;
    send(platform, { merchant: code, channel: 'mail', recipient, ...texts[language](name, member.account, link) });
    return {};
  });
};

/** The member to whom the link with this token was sent, or undefined if it is no longer valid. */
export function memberOfLink({ database, clock }: Platform, merchant: string, token: string): MemberRow | undefined {
  return row<MemberRow>(
    database,
    `select members.* from password_links join members on id = member_id
     where token_hash = ? and expires_at > ? and merchant = ? and not disabled`,
    digest(token), clock.now(), merchant,
  );
}

// One link at a time.
function newLink({ database, clock }: Platform, memberId: number): string {
  const token = randomBytes(32).toString('base64url');
  change(database, 'delete from password_links where member_id = ? or expires_at <= ?', memberId, clock.now());
  change(database, 'insert into password_links (token_hash, member_id, expires_at) values (?, ?, ?)', digest(token), memberId, clock.now() + lifetime);
  return token;
}
