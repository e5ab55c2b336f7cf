import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import type { Theme } from '../../contract/page.ts';
import type { Platform } from '../handler.ts';
import { fileAnswer } from '../http/files.ts';
import { cookieLanguage } from '../http/language.ts';
import { findMerchant } from '../settings/merchants.ts';
import type { Merchant } from '../settings/merchants.ts';
import { page } from './page.ts';
import { webClip } from './profile.ts';
import { words } from './words.ts';

const accents: Record<Theme, readonly [string, string, string]> = {
  dark: ['#ffd768', '#f6ac2e', '#2b1a00'],
  light: ['#ff8a4a', '#e0621f', '#2b0f00'],
};

// The first letter of each merchant.
const marks: Readonly<Record<string, string>> = {
  leve: 'M21 13v21a8 8 0 0 0 8 8h8',
  brisa: 'M20 13v29h9a8 8 0 0 0 0-16h-9',
};

/** Where a merchant's contact and download links lead: its pages outside the app. */
export function frontPages(platform: Platform): Hono {
  const pages = new Hono();
  const find = (code = ''): Merchant | undefined => findMerchant(platform.database, code);

  pages.get('/sandbox/front.css', () => fileAnswer(readFileSync(new URL('page.css', import.meta.url), 'utf8'), 'css'));

  pages.get('/sandbox/support', (context) => {
    const merchant = find(context.req.query('merchant'));
    const { support, supportHours, supportAsk } = words[cookieLanguage(context.req.raw)];
    return merchant ? page(context.req.raw, merchant, support, `<p>${supportHours}</p><p>${supportAsk}</p>`) : context.notFound();
  });

  pages.get('/sandbox/downloads/android', (context) => {
    const merchant = find(context.req.query('merchant'));
    const { install, installSteps } = words[cookieLanguage(context.req.raw)];
    const steps = installSteps.map((step) => `<li>${step}</li>`).join('');
    return merchant ? page(context.req.raw, merchant, install, `<ol>${steps}</ol>`) : context.notFound();
  });

  pages.get('/sandbox/downloads/:file{[a-z-]+\\.(?:svg|mobileconfig)}', (context) => {
    const [code, type] = context.req.param('file').split('.');
    const merchant = find(code);
    if (!merchant) return context.notFound();
    if (type === 'svg') return fileAnswer(icon(merchant), 'svg');
    const origin = platform.publicUrl || new URL(context.req.url).origin;
    return context.body(webClip(merchant.code, merchant.name, `${origin}/m/home`), 200, {
      'Content-Type': 'application/x-apple-aspen-config',
      'Content-Disposition': `attachment; filename="${merchant.code}.mobileconfig"`,
    });
  });

  return pages;
}

function icon({ code, theme }: Merchant): string {
  const [from, to, ink] = accents[theme];
  return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><defs><linearGradient id="ground" x2="0" y2="1">'
    + `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`
    + '<rect width="56" height="56" rx="14" fill="url(#ground)"/>'
    + `<path d="${marks[code] ?? ''}" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"/></svg>`;
}
