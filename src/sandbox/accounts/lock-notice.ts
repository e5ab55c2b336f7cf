import type { Language } from '../languages.ts';
import type { Platform } from '../handler.ts';
import { send } from '../outbox/outbox.ts';
import type { Merchant } from '../settings/merchants.ts';
import { transaction } from '../store/transaction.ts';
import { countsMessage, recordAttempt } from './attempts.ts';
import { recipientOf } from './codes.ts';
import { findMember } from './members.ts';

const subjects: Record<Language, (merchant: string) => string> = {
  pt: (merchant) => `${merchant}: tentativas de entrar na sua conta`,
  en: (merchant) => `${merchant}: attempts to log in to your account`,
};

const texts: Record<Language, (merchant: string) => string> = {
  pt: (merchant) => `${merchant}: alguém errou a sua senha dez vezes. Por 15 min ninguém entra com ela; 'Esqueci a senha' abre a conta já.`,
  en: (merchant) => `${merchant}: somebody typed your password wrong ten times. It is closed for 15 min; 'Forgot password' opens your account now.`,
};

/**
 * Tells the owner of an account, by the number or else by mail, that it is locked, and how it opens: as one of the messages
 * that the number may have, for a stranger may lock it by each of its names. A name of nobody tells nobody, and is written
 * down as well: its time tells nothing.
 */
export function tellLocked(platform: Platform, { code, name }: Merchant, language: Language, typed: string): void {
  const member = findMember(platform, code, typed);
  const { dialing_code: dialingCode, mobile_number: number, email } = (!member?.disabled && member) || {};
  const mobile = dialingCode && number ? { dialingCode, number } : undefined;
  const recipient = mobile ?? email;
  transaction(platform.database, () => {
    if (!recipient) recordAttempt(platform, 'message', recipientOf(code, { subject: typed }));
    else if (countsMessage(platform, recipientOf(code, { recipient, subject: typed }))) {
      const body = texts[language](name);
      if (mobile) send(platform, { merchant: code, channel: 'sms', recipient: `${mobile.dialingCode} ${mobile.number}`, subject: '', body });
      else send(platform, { merchant: code, channel: 'mail', recipient: email!, subject: subjects[language](name), body });
    }
  });
}
