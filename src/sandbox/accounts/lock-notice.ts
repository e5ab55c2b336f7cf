import type { Language } from '../languages.ts';
import type { Platform } from '../handler.ts';
import { send } from '../outbox/outbox.ts';
import type { Merchant } from '../settings/merchants.ts';
import { findMember } from './members.ts';

const subjects: Record<Language, (merchant: string) => string> = {
  pt: (merchant) => `${merchant}: tentativas de entrar na sua conta`,
  en: (merchant) => `${merchant}: attempts to log in to your account`,
};

const texts: Record<Language, (merchant: string) => string> = {
  pt: (merchant) => `${merchant}: alguém errou a sua senha dez vezes. Por 15 min ninguém entra com ela; 'Esqueci a senha' abre a conta já.`,
  en: (merchant) => `${merchant}: somebody typed your password wrong ten times. It is closed for 15 min; 'Forgot password' opens your account now.`,
};

/** Tells the owner of an account, by the number or else by mail, that it is locked, and how it opens. A name of nobody tells nobody. */
export function tellLocked(platform: Platform, { code, name }: Merchant, language: Language, typed: string): void {
  const member = findMember(platform, code, typed);
  if (!member || member.disabled) return;
  const { dialing_code: dialingCode, mobile_number: number, email } = member;
  if (dialingCode && number) send(platform, { merchant: code, channel: 'sms', recipient: `${dialingCode} ${number}`, subject: '', body: texts[language](name) });
  else if (email) send(platform, { merchant: code, channel: 'mail', recipient: email, subject: subjects[language](name), body: texts[language](name) });
}
