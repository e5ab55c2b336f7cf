import type { Context, MiddlewareHandler } from 'hono';
import { attemptLimits, attemptsOf, recordAttempt } from '../accounts/attempts.ts';
import { isSame } from '../crypto/secrets.ts';
import type { Platform } from '../handler.ts';
import { cookieOf } from '../http/cookie.ts';

/** Holds the console's token in the browser that opened its address. */
export const consoleCookie = 'console';

const ownHosts = /^(?:localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])$/;

/** Where a request comes from. */
interface From {
  address: string;
}

/** Whether the request names this machine, or the configured public origin: any other name may have been rebound to it. */
function isOwnHost({ publicUrl }: Platform, url: URL): boolean {
  return ownHosts.test(url.hostname) || (publicUrl !== '' && new URL(publicUrl).host === url.host);
}

/** Whether the token came with the request, as `Authorization: Bearer` of a script or as the cookie of the console's own page. */
export function hasToken({ consoleToken }: Platform, request: Request): boolean {
  const given = /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? cookieOf(request, consoleCookie);
  return given !== undefined && isSame(given, consoleToken);
}

/** Browsers send an `Origin` with every change; only scripts, which hold the token themselves, send none. */
function isOwnOrigin(request: Request, url: URL): boolean {
  const origin = request.headers.get('Origin');
  if (origin === null) return request.headers.get('Sec-Fetch-Site') === null && request.headers.has('Authorization');
  return URL.canParse(origin) && new URL(origin).host === url.host;
}

/** Lets only this machine's console through: its host, its token, and for a change its origin and JSON. */
export function guard(platform: Platform): MiddlewareHandler {
  return async (context, next) => {
    const refusal = refusalOf(platform, context);
    if (refusal) return context.json({ error: refusal }, 403);
    await next();
    context.header('Cache-Control', 'no-store');
    return undefined;
  };
}

/** Who has guessed too often is no longer listened to for a quarter of an hour. */
const mayGuess = (platform: Platform, { address }: From): boolean => attemptsOf(platform, 'token', address) < attemptLimits.token;

function refusalOf(platform: Platform, { req, env }: Context<{ Bindings: From }>): string | undefined {
  const url = new URL(req.url);
  if (!isOwnHost(platform, url)) return 'unknown host';
  if (!mayGuess(platform, env)) return 'too many wrong tokens';
  if (!hasToken(platform, req.raw)) {
    if (req.raw.headers.has('Authorization')) recordAttempt(platform, 'token', env.address);
    return 'token missing or wrong';
  }
  if (req.method === 'GET' || req.method === 'HEAD') return undefined;
  if (!isOwnOrigin(req.raw, url)) return 'foreign page';
  if (req.raw.body && !req.header('Content-Type')?.startsWith('application/json')) return 'not JSON';
  return undefined;
}

/** Whether a page request may get the console's page. */
export const mayOpen = (platform: Platform, request: Request): boolean => isOwnHost(platform, new URL(request.url)) && hasToken(platform, request);
