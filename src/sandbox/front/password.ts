import { Hono } from 'hono';
import { cleanSecret } from '../../contract/clean.ts';
import { password } from '../../contract/registration.ts';
import { check } from '../../contract/rules.ts';
import { memberOfLink, passwordPage } from '../accounts/password-mail.ts';
import { setPassword } from '../accounts/set-password.ts';
import { Refusal, type Platform } from '../handler.ts';
import { readText } from '../http/body.ts';
import { cookieLanguage } from '../http/language.ts';
import { findMerchant, type Merchant } from '../settings/merchants.ts';
import { page } from './page.ts';
import { words } from './words.ts';

/** bytes of the form */
const largestForm = 64 * 1024;

/** The page behind the link of a forgotten password (A §4): it sets a new one. */
export function passwordPages(platform: Platform): Hono {
  const pages = new Hono();
  const memberOf = (merchant: Merchant, token: string) => memberOfLink(platform, merchant.code, token);

  pages.get(passwordPage, ({ req, notFound }) => {
    const merchant = findMerchant(platform.database, req.query('merchant') ?? '');
    if (!merchant) return notFound();
    const token = req.query('token') ?? '';
    const member = memberOf(merchant, token);
    return page(req.raw, merchant, words[cookieLanguage(req.raw)].newPassword, member ? form(req.raw, { merchant, token, member }) : expired(req.raw));
  });

  pages.post(passwordPage, async (context) => {
    const sent = await readText(context.req.raw, largestForm).catch(() => undefined);
    if (sent === undefined) return context.body(null, 413);
    const given = new URLSearchParams(sent);
    const merchant = findMerchant(platform.database, given.get('merchant') ?? '');
    if (!merchant) return context.notFound();
    const request = context.req.raw;
    const said = words[cookieLanguage(request)];
    const show = (content: string, status: number) => page(request, merchant, said.newPassword, content, status);
    const token = given.get('token') ?? '';
    const member = memberOf(merchant, token);
    if (!member) return show(expired(request), 400);
    const wanted = given.get('password') ?? '';
    const fault = faultOf(request, wanted, given.get('confirmation') ?? '');
    if (fault) return show(form(request, { merchant, token, member }, fault), 400);
    try {
      const isSet = await setPassword(platform, member, wanted, () => memberOf(merchant, token) !== undefined);
      if (!isSet) return show(expired(request), 400);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return show(form(request, { merchant, token, member }, said.samePassword), 400);
    }
    return show(`<p role="status">${said.passwordSet}</p><p><a href="/m/login">${said.logIn}</a></p>`, 200);
  });

  return pages;
}

function faultOf(request: Request, wanted: string, confirmation: string): string | undefined {
  const { passwordRule, passwordsDiffer } = words[cookieLanguage(request)];
  if (check(password, wanted)) return passwordRule(password.least!, password.most!);
  return cleanSecret(wanted) === cleanSecret(confirmation) ? undefined : passwordsDiffer;
}

const expired = (request: Request): string => `<p role="alert">${words[cookieLanguage(request)].linkExpired}</p>`;

interface Link {
  merchant: { code: string };
  token: string;
  member: { account: string };
}

// Token and account come from the database, and neither can hold a character that HTML escapes.
function form(request: Request, { merchant, token, member }: Link, fault?: string): string {
  const { newPassword, confirmation, savePassword, passwordRule } = words[cookieLanguage(request)];
  // No longest length: a password that was pasted must not be cut in silence.
  const bounds = `required minlength="${password.least}" autocomplete="new-password"`;
  return `<form method="post" action="${passwordPage}">
<input type="hidden" name="merchant" value="${merchant.code}"><input type="hidden" name="token" value="${token}">
<input name="account" value="${member.account}" autocomplete="username" readonly hidden>
<p id="about" class="${fault ? 'fault' : ''}"${fault ? ' role="alert"' : ''}>${fault ?? passwordRule(password.least!, password.most!)}</p>
<label>${newPassword}<input type="password" name="password" aria-describedby="about"${fault ? ' aria-invalid="true"' : ''} ${bounds}></label>
<label>${confirmation}<input type="password" name="confirmation" ${bounds}></label>
<button>${savePassword}</button></form>`;
}
