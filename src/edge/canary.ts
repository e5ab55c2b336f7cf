import { cookieValues } from '../contract/cookies.ts';
import type { Edge } from './edge.ts';
import type { Eventual } from './eventual.ts';
import { whenHere } from './eventual.ts';
import { askedBy, askedHeader } from './request.ts';
import type { Asked } from './request.ts';
import { isFromSharedCache } from './shared-cache.ts';

/** Chooses a build by its value, `canary` or `stable`, whatever the share. */
export const buildCookie = 'build';
/** A visitor's number from 0 to 99: those below the share have the canary, so that a share that grows takes nobody back. */
export const drawCookie = 'buildDraw';

/** s that a visitor keeps its number: longer than a rollout takes */
const drawLife = 30 * 24 * 60 * 60;

/** The number of a visitor; none where its phone has kept none. */
const drawnIn = (cookies: string): number | undefined => cookieValues(cookies, drawCookie).filter((text) => /^\d{1,2}$/.test(text)).map(Number)[0];

/**
 * One edge of two builds: `share` of a hundred visitors get the canary, and whoever has the cookie. A cache of many phones
 * keeps no two builds apart: behind one it is the cookie's alone.
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
    // Nobody is drawn by what keeps no cookie, such as a probe.
    const draw = known ?? (isPage ? Math.floor(Math.random() * 100) : 100);
    const answered = (draw < share ? canary : stable)(request, caller, background);
    return known === undefined && isPage ? whenHere(answered, (response) => keepDraw(asked, response, draw)) : answered;
  };
}

/** The answer with the visitor's number, which the phone sends with all that it asks for from now on. */
function keepDraw({ caller: { proto } }: Asked, response: Response, draw: number): Eventual<Response> {
  response.headers.append('Set-Cookie', `${drawCookie}=${draw}; Path=/; Max-Age=${drawLife}; SameSite=Lax; HttpOnly${proto === 'https' ? '; Secure' : ''}`);
  return response;
}
