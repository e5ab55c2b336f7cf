import { Hono } from 'hono';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { findGame } from './games.ts';
import type { PlayableGame } from './games.ts';
import { Refusal } from '../handler.ts';
import type { Platform } from '../handler.ts';
import { readText } from '../http/body.ts';
import { cookieOf } from '../http/cookie.ts';
import { cookieLanguage } from '../http/language.ts';
import { hallOf } from '../lottery/hall.ts';
import { lotteryPage } from '../lottery/page.ts';
import { buyTicket } from '../lottery/tickets.ts';
import { assets, assetsPath } from '../play/assets.ts';
import { noticeDocument } from '../play/document.ts';
import { pageHeaders } from '../play/headers.ts';
import { reelsPage } from './reels/page.ts';
import { playReels } from './reels/play.ts';
import { findEndedGameSession, findGameSession, openGameSession } from '../play/game-sessions.ts';
import type { GameSession } from '../play/game-sessions.ts';
import { sportsPage } from './sports/page.ts';
import { betOnMatch } from './sports/bet-on-match.ts';
import { visitAt } from '../play/visit.ts';
import { words } from '../play/words.ts';

const gameSessionCookie = 'seat';
const largestBody = 2048;

/** The pages of launched games, and their calls. */
export function playRoutes(platform: Platform): Hono {
  const routes = new Hono();
  routes.get(`${assetsPath}/:name`, (context) => {
    const asset = assets.get(context.req.param('name'));
    if (!asset) return context.notFound();
    const kept = { 'Cache-Control': 'public, max-age=31536000, immutable', 'X-Content-Type-Options': 'nosniff' };
    return context.body(asset.body, 200, { ...kept, 'Content-Type': asset.type });
  });
  routes.get('/play/seat/:id', (context) => gamePage(platform, context));
  routes.get('/play/seat/:id/hall', (context) => answered(context, () => hallOf(platform, gameSessionOf(platform, context, 'lottery'))));
  routes.post('/play/seat/:id/round', async (context) => {
    const input = await readBody(context);
    return answered(context, () => {
      const session = gameSessionOf(platform, context, 'reels');
      return playReels(platform, session, gameOf(platform, session), input);
    });
  });
  routes.post('/play/seat/:id/bet', async (context) => {
    const input = await readBody(context);
    return answered(context, () => {
      const session = gameSessionOf(platform, context, 'sports');
      return betOnMatch(platform, session, gameOf(platform, session), input);
    });
  });
  routes.post('/play/seat/:id/ticket', async (context) => {
    const input = await readBody(context);
    return answered(context, () => {
      const session = gameSessionOf(platform, context, 'lottery');
      buyTicket(platform, session, input);
      return hallOf(platform, session);
    });
  });
  routes.post('/play/seat/:id/visit', async (context) => {
    await readBody(context);
    return answered(context, () => visitAt(platform, gameSessionOf(platform, context)));
  });
  routes.get('/play/lottery/:ticket', (context) => enter(platform, context, context.req.param('ticket')));
  routes.get('/play/:ticket', (context) => enter(platform, context, context.req.param('ticket')));
  return routes;
}

/** Exchanges the launch ticket for a game session, and its address for one that can be reloaded. */
function enter(platform: Platform, context: Context, ticket: string): Response | Promise<Response> {
  const session = openGameSession(platform, ticket);
  if (!session) {
    const language = cookieLanguage(context.req.raw);
    return context.html(noticeDocument(language, words[language].used, words[language].usedWhy, '/m/home'), 410, pageHeaders);
  }
  const path = `/play/seat/${session.id}`;
  setCookie(context, gameSessionCookie, session.secret, { path, httpOnly: true, sameSite: 'Strict', secure: isSecure(context), maxAge: 86_400 });
  for (const [name, value] of Object.entries(pageHeaders)) context.header(name, value);
  return context.redirect(path, 303);
}

function gamePage(platform: Platform, context: Context): Response | Promise<Response> {
  const session = findGameSession(platform, context.req.param('id') ?? '', cookieOf(context.req.raw, gameSessionCookie) ?? '');
  if (!session) {
    const { language, backUrl } = findEndedGameSession(platform, context.req.param('id') ?? '') ?? { language: cookieLanguage(context.req.raw), backUrl: '/m/home' };
    return context.html(noticeDocument(language, words[language].ended, words[language].endedWhy, backUrl), 401, pageHeaders);
  }
  if (session.kind === 'lottery') return context.html(lotteryPage(platform, session), 200, pageHeaders);
  const page = session.kind === 'sports' ? sportsPage : reelsPage;
  return context.html(page(platform, session, gameOf(platform, session)), 200, pageHeaders);
}

function gameSessionOf(platform: Platform, context: Context, kind?: GameSession['kind']): GameSession {
  const session = findGameSession(platform, context.req.param('id') ?? '', cookieOf(context.req.raw, gameSessionCookie) ?? '');
  if (!session || (kind && session.kind !== kind)) throw new Refusal('session.expired');
  return session;
}

function gameOf(platform: Platform, session: GameSession): PlayableGame {
  const game = findGame(platform, session.nodeId, session.language);
  if (!game) throw new Refusal('game.unavailable');
  return game;
}

/** A refusal is an answer; the page knows a sentence for its code. */
function answered(context: Context, work: () => object): Response {
  try {
    return context.json(work(), 200, { 'Cache-Control': 'no-store' });
  } catch (error) {
    if (error instanceof Refusal) return context.json({ error: error.code }, 200, { 'Cache-Control': 'no-store' });
    throw error;
  }
}

// A form on a foreign page cannot send JSON, so the cookie is safe from it.
async function readBody(context: Context): Promise<Record<string, unknown>> {
  if (!context.req.header('content-type')?.startsWith('application/json')) return {};
  try {
    const value: unknown = JSON.parse(await readText(context.req.raw, largestBody));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const isSecure = (context: Context): boolean =>
  context.req.url.startsWith('https:') || context.req.header('x-forwarded-proto') === 'https';
