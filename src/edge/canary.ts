import { cookieValues } from '../contract/cookies.ts';
import type { Edge } from './edge.ts';
import { type Eventual, whenHere } from './eventual.ts';
import { askedBy, askedHeader, type Asked } from './request.ts';
import { isFromSharedCache } from './shared-cache.ts';

/** Cookie that chooses a build, `canary` or `stable`, regardless of the share. */
export const buildCookie = 'build';
/** Cookie with a visitor's random number from 0 to 99: those below the share get the canary, so that a growing share switches nobody back. */
export const drawCookie = 'buildDraw';

/** lifetime of the number, s: longer than a rollout */
const drawLife = 30 * 24 * 60 * 60;

/** A visitor's number, if its cookie is set. */
const drawnIn = (cookies: string): number | undefined => cookieValues(cookies, drawCookie).filter((text) => /^\d{1,2}$/.test(text)).map(Number)[0];

/**
 * One edge of two builds: `share` percent of the visitors get the canary, and whoever has the cookie. A shared cache
 * does not distinguish builds: behind one only the cookie works.
 */
export function withCanary(stable: Edge, canary: Edge, share: number): Edge {
  return (request, caller, background) => {
    const asked = askedBy(request, caller, background);
    const cookies = askedHeader(asked, 'cookie') ?? '';
    const [named] = cookieValues(cookies, buildCookie);
    if (named === 'canary') return canary(request, caller, background);
    if (named === 'stable' || share === 0 || isFromSharedCache(asked)) return stable(request, caller, background);
    const known = drawnIn(cookies);
    const isPage = askedHeader(asked, 'accept')?.includes('text/html') ?? false;
    // Clients without cookies, such as probes, get no number.
    const draw = known ?? (isPage ? Math.floor(Math.random() * 100) : 100);
    const answered = (draw < share ? canary : stable)(request, caller, background);
    return known === undefined && isPage ? whenHere(answered, (response) => keepDraw(asked, response, draw)) : answered;
  };
}

/** Sets the cookie with the visitor's number. */
function keepDraw({ caller: { proto } }: Asked, response: Response, draw: number): Eventual<Response> {
  response.headers.append('Set-Cookie', `${drawCookie}=${draw}; Path=/; Max-Age=${drawLife}; SameSite=Lax; HttpOnly${proto === 'https' ? '; Secure' : ''}`);
  return response;
}
