import { Hono } from 'hono';
import { password } from '../../contract/registration.ts';
import { check } from '../../contract/rules.ts';
import { memberOfLink, passwordPage } from '../accounts/password-mail.ts';
import { setPassword } from '../accounts/set-password.ts';
import { Refusal } from '../handler.ts';
import type { Platform } from '../handler.ts';
import { findMerchant } from '../settings/merchants.ts';
import { page } from './page.ts';
import { languageOf, words } from './words.ts';

/** The page behind the link of a forgotten password (A §4): it sets a new one. */
export function passwordPages(platform: Platform): Hono {
  const pages = new Hono();
  const asked = (code = '', token = '') => {
    const merchant = findMerchant(platform.database, code);
    return merchant && { merchant, token, member: memberOfLink(platform, merchant.code, token) };
  };

  pages.get(passwordPage, ({ req, notFound }) => {
    const link = asked(req.query('merchant'), req.query('token'));
    if (!link) return notFound();
    return page(req.raw, link.merchant, words[languageOf(req.raw)].newPassword, link.member ? form(req.raw, link) : expired(req.raw));
  });

  pages.post(passwordPage, async (context) => {
    const given = new URLSearchParams(await context.req.text());
    const link = asked(given.get('merchant') ?? '', given.get('token') ?? '');
    if (!link) return context.notFound();
    const request = context.req.raw;
    const { newPassword, passwordSet, logIn } = words[languageOf(request)];
    const { member, merchant, token } = link;
    if (!member) return page(request, merchant, newPassword, expired(request), 400);
    const wanted = given.get('password') ?? '';
    const fault = faultOf(request, wanted, given.get('confirmation') ?? '');
    if (fault) return page(request, merchant, newPassword, form(request, link, fault), 400);
    try {
      const isSet = await setPassword(platform, member, wanted, () => memberOfLink(platform, merchant.code, token) !== undefined);
      if (!isSet) return page(request, merchant, newPassword, expired(request), 400);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return page(request, merchant, newPassword, form(request, link, words[languageOf(request)].samePassword), 400);
    }
    return page(request, merchant, newPassword, `<p role="status">${passwordSet}</p><p><a href="/m/login">${logIn}</a></p>`);
  });

  return pages;
}

function faultOf(request: Request, wanted: string, confirmation: string): string | undefined {
  const { passwordRule, passwordsDiffer } = words[languageOf(request)];
  if (check(password, wanted)) return passwordRule(password.least!, password.most!);
  return wanted === confirmation ? undefined : passwordsDiffer;
}

const expired = (request: Request): string => `<p role="alert">${words[languageOf(request)].linkExpired}</p>`;

// The token was found in the database, so that nothing but base64url stands in it.
function form(request: Request, { merchant, token }: { merchant: { code: string }; token: string }, fault?: string): string {
  const { newPassword, confirmation, savePassword, passwordRule } = words[languageOf(request)];
  const bounds = `required minlength="${password.least}" maxlength="${password.most}" autocomplete="new-password"`;
  return `<form method="post" action="${passwordPage}">
<input type="hidden" name="merchant" value="${merchant.code}"><input type="hidden" name="token" value="${token}">
<p id="about" class="${fault ? 'fault' : ''}"${fault ? ' role="alert"' : ''}>${fault ?? passwordRule(password.least!, password.most!)}</p>
<label>${newPassword}<input type="password" name="password" aria-describedby="about"${fault ? ' aria-invalid="true"' : ''} ${bounds}></label>
<label>${confirmation}<input type="password" name="confirmation" ${bounds}></label>
<button>${savePassword}</button></form>`;
}
