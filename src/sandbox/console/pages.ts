import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { openApi } from '../../contract/openapi.ts';
import type { Platform } from '../handler.ts';
import { fileAnswer } from '../http/files.ts';
import { consoleCookie, isToken, mayOpen, type From } from './guard.ts';

const files = [
  'api.js', 'applications.js', 'cashier.js', 'clock.js', 'console.css', 'console.js', 'directory.js', 'element.js', 'external-auth.js', 'faults.js', 'feedback.js', 'language.js',
  'members.js', 'merchants.js', 'names.js', 'outbox.js', 'preview.js', 'pt.js', 'registration.js', 'search.js', 'vendors.js', 'visits.js',
] as const;

/** The console's page, which its address with the token opens, and the contract as OpenAPI. */
export function consolePages(platform: Platform): Hono {
  const pages = new Hono();
  for (const path of ['/sandbox', '/sandbox/']) pages.get(path, (context) => {
    const given = context.req.query('token');
    if (given !== undefined && isToken(platform, context.env as From, given)) {
      // The cookie replaces the address, so that the token stays out of the history and of screenshots.
      setCookie(context, consoleCookie, given, { path: '/sandbox', httpOnly: true, sameSite: 'Strict', secure: context.req.url.startsWith('https:') });
      return context.redirect('/sandbox', 303);
    }
    return mayOpen(platform, context.env as From, context.req.raw) ? fileAnswer(contentOf('index.html'), 'html') : fileAnswer(contentOf('locked.html'), 'html', 403);
  });
  for (const file of files) pages.get(`/sandbox/console/${file}`, () => fileAnswer(contentOf(file), file.endsWith('.css') ? 'css' : 'js'));
  pages.get('/sandbox/openapi.json', (context) => context.json(openApi()));
  return pages;
}

// Read at each visit, so that a change to the page shows on reload.
function contentOf(file: string): string {
  return readFileSync(new URL(`page/${file}`, import.meta.url), 'utf8');
}
