import { analyticsOrigin } from '../contract/analytics.ts';
import type { ExternalAuth, Settings } from '../contract/endpoints/platform.ts';
import type { MerchantConfig } from '../contract/page.ts';
import type { Caller } from './request.ts';
import { cachedPage } from './shared-cache.ts';

/** CSP sources of addresses; paths of this origin are covered by `'self'`. */
function origins(addresses: readonly string[]): string[] {
  const found = addresses.filter((address) => /^https?:\/\//.test(address) && URL.canParse(address)).map((address) => new URL(address).origin);
  return [...new Set(found)];
}

/** CSP sources that Firebase loads, frames and calls: its popup helper, reCAPTCHA, its services. */
function sourcesOf({ authDomain, emulator }: ExternalAuth) {
  const own = origins([`https://${authDomain}`, emulator ?? '']);
  return {
    script: ['https://apis.google.com', 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', ...own],
    frame: [...own, 'https://www.google.com/recaptcha/'],
  };
}

/**
 * The page's content security policy. `style` and `script` are the CSP sources of its inlined code, `pictures`
 * addresses beside the merchant's art, the settings what the platform says of the merchant. Firebase writes scripts,
 * and analytics may: with these Trusted Types are not required.
 */
export function contentSecurityPolicy({ style, script, pictures = [], hasFonts = false }: { style: string; script: string; pictures?: readonly string[]; hasFonts?: boolean }, merchant: MerchantConfig, { externalAuth, telemetry }: Partial<Settings> = {}): string {
  const external = externalAuth && sourcesOf(externalAuth);
  const { analytics } = merchant;
  const counting = analytics ? [analyticsOrigin(analytics)] : [];
  // Third-party scripts may write scripts of their own.
  const foreign = analytics && 'script' in analytics ? counting : [];
  return [
    "default-src 'none'",
    ["script-src 'self'", script, ...(external?.script ?? []), ...foreign].join(' '),
    `style-src 'self' ${style}`,
    ...(hasFonts ? ["font-src 'self'"] : []),
    ["img-src 'self' data:", ...origins([...merchant.imageCDNs, merchant.pictures ?? '', ...pictures]), ...foreign].join(' '),
    ["connect-src 'self'", ...origins([merchant.gateway, telemetry?.address ?? '']), ...(external?.connect ?? []), ...counting].join(' '),
    ["frame-src 'self'", ...(merchant.frames ?? []).map(({ host }) => host), ...(external?.frame ?? [])].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    // Framed by the app, to leave a game that has led its frame to a page of this origin, and by the console.
    "frame-ancestors 'self'",
    ...(external || foreign.length ? [] : ["require-trusted-types-for 'script'", 'trusted-types default dompurify']),
  ].join(';');
}

/** Whether no other site has opened a page. `from` is the request's Sec-Fetch-Site. */
export const isOpenedDirectly = (from: string | undefined): boolean => from === 'none' || from === 'same-origin';

/**
 * Headers of a page. A page opened by another site is separated from that site's window: Chrome then starts a second
 * process, which delays the first byte by 18 ms on two cores. A page opened by its address, an icon or an app
 * (`isDirect`) needs no separation, and avoids the delay. The header is sent in both cases: after a 304 the phone would
 * keep the one of an earlier visit.
 */
export function pageHeaders(policy: string, isDirect: boolean) {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    ...cachedPage,
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': isDirect ? 'unsafe-none' : 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(),geolocation=(),microphone=(),payment=(),usb=()',
  };
}

/** Headers of every answer, including the platform's own pages. */
export function securityHeaders({ proto }: Pick<Caller, 'proto'>): Record<string, string> {
  const always = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'strict-origin-when-cross-origin' };
  return proto === 'https' ? { ...always, 'Strict-Transport-Security': 'max-age=31536000' } : always;
}

/** A gateway's answer must not become a page of this origin: opened directly, it runs and loads nothing. */
export const sandboxPolicy = "sandbox; default-src 'none'";
