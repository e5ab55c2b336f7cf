import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { openApi } from '../../contract/openapi.ts';
import { fileAnswer } from '../http/files.ts';

const files = [
  'api.js', 'cashier.js', 'clock.js', 'console.css', 'console.js', 'element.js', 'external-auth.js', 'faults.js', 'members.js', 'merchants.js', 'outbox.js',
  'registration.js', 'visits.js',
] as const;

/** The console's page and the contract as OpenAPI. */
export function consolePages(): Hono {
  const pages = new Hono();
  for (const path of ['/sandbox', '/sandbox/']) pages.get(path, () => fileAnswer(contentOf('index.html'), 'html'));
  for (const file of files) pages.get(`/sandbox/console/${file}`, () => fileAnswer(contentOf(file), file.endsWith('.css') ? 'css' : 'js'));
  pages.get('/sandbox/openapi.json', (context) => context.json(openApi()));
  return pages;
}

// Read at each visit, so that a change to the page shows on reload.
function contentOf(file: string): string {
  return readFileSync(new URL(`page/${file}`, import.meta.url), 'utf8');
}
