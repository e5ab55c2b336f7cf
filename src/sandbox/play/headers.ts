import { createHash } from 'node:crypto';

/** Pages of games load the platform's own files only, have the merchant's theme inline, and cannot be framed. */
export const pageHeaders = (style = '') => ({
  'Content-Security-Policy':
    `default-src 'none'; script-src 'self'; style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
});
