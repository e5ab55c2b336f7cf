import type { Context, MiddlewareHandler } from 'hono';
import { attemptLimits, attemptsOf, recordAttempt } from '../accounts/attempts.ts';
import { isSame } from '../crypto/secrets.ts';
import type { Platform } from '../handler.ts';
import { cookieOf } from '../http/cookie.ts';

/** Holds the console's token in the browser that opened its address. */
export const consoleCookie = 'console';

const ownHosts = /^(?:localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])$/;

/** Where a request comes from. */
export interface From {
  address: string;
}

/** Whether the request names this machine, or the configured public origin: any other name may have been rebound to it. */
function isOwnHost({ publicUrl }: Platform, url: URL): boolean {
  return ownHosts.test(url.hostname) || (publicUrl !== '' && new URL(publicUrl).host === url.host);
}

/** The token that came with the request, right or wrong: as `Authorization: Bearer` of a script or as the cookie of the console's own page. */
const tokenIn = (request: Request): string | undefined => /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? cookieOf(request, consoleCookie);

/** Whether `given` is the console's token. An address that has guessed too often is no longer listened to for a quarter of an hour. */
export function isToken(platform: Platform, { address }: From, given: string | undefined): boolean {
  if (given === undefined || !mayGuess(platform, address)) return false;
  if (isSame(given, platform.consoleToken)) return true;
  // A page that was open when the token changed sends the old one again and again: it counts once.
  const guess = `${address} ${given}`;
  if (!attemptsOf(platform, 'token', guess)) for (const subject of [address, guess]) recordAttempt(platform, 'token', subject);
  return false;
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

const mayGuess = (platform: Platform, address: string): boolean => attemptsOf(platform, 'token', address) < attemptLimits.token;

function refusalOf(platform: Platform, { req, env }: Context<{ Bindings: From }>): string | undefined {
  const url = new URL(req.url);
  if (!isOwnHost(platform, url)) return 'unknown host';
  if (!mayGuess(platform, env.address)) return 'too many wrong tokens';
  if (!isToken(platform, env, tokenIn(req.raw))) return 'token missing or wrong';
  if (req.method === 'GET' || req.method === 'HEAD') return undefined;
  if (!isOwnOrigin(req.raw, url)) return 'foreign page';
  if (req.raw.body && !req.header('Content-Type')?.startsWith('application/json')) return 'not JSON';
  return undefined;
}

/** Whether a page request may get the console's page. */
export const mayOpen = (platform: Platform, from: From, request: Request): boolean => isOwnHost(platform, new URL(request.url)) && isToken(platform, from, tokenIn(request));
