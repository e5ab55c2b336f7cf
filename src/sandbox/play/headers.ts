import { createHash } from 'node:crypto';

/** The sources of a page's own style and script: texts in a page cannot hold a tag. */
const sourceOf = (page: string, [start, end]: readonly [string, string]): string => {
  const [, rest] = page.split(start);
  return rest === undefined ? "'none'" : `'sha256-${createHash('sha256').update(rest.split(end)[0]!).digest('base64')}'`;
};

const ofStyle = ['<style>', '</style>'] as const;
const ofScript = ['<script type="module">', '</script>'] as const;

/**
 * The headers of a game's page at `origin`: its style and script are its own, only the app frames it. `apart`: it runs
 * outside of the app's origin, in a frame or not, and reaches neither its storage nor its windows.
 */
export const pageHeaders = (page: string, origin: string, apart: boolean) => ({
  'Content-Security-Policy':
    `${apart ? 'sandbox allow-scripts; ' : ''}default-src 'none'; script-src ${sourceOf(page, ofScript)}; style-src ${sourceOf(page, ofStyle)}; img-src ${origin}; connect-src ${origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'self' ${origin}`,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
});
