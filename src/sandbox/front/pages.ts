import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import type { Platform } from '../handler.ts';
import { fileAnswer } from '../http/files.ts';
import { cookieLanguage } from '../http/language.ts';
import { findMerchant, type Merchant } from '../settings/merchants.ts';
import { page } from './page.ts';
import { webClip } from './profile.ts';
import { words } from './words.ts';

/** The targets of a merchant's contact and download links: its pages outside the app. */
export function frontPages(platform: Platform): Hono {
  const pages = new Hono();
  const brandOf = (code = '') => platform.merchants.find((one) => one.code === code);
  const find = (code = ''): Merchant | undefined => findMerchant(platform.database, code);

  pages.get('/sandbox/front.css', ({ req }) => fileAnswer((brandOf(req.query('merchant'))?.style ?? '') + readFileSync(new URL('page.css', import.meta.url), 'utf8'), 'css'));

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
    if (type === 'svg') return fileAnswer(brandOf(merchant.code)?.icon ?? '', 'svg');
    const origin = platform.publicUrl || new URL(context.req.url).origin;
    return context.body(webClip(merchant.code, merchant.name, `${origin}/m/home`), 200, {
      'Content-Type': 'application/x-apple-aspen-config',
      'Content-Disposition': `attachment; filename="${merchant.code}.mobileconfig"`,
    });
  });

  return pages;
}
