import { Hono } from 'hono';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { isTrial } from '../../contract/members.ts';
import type { GameMachine } from './game-machine.ts';
import { findGame } from './games.ts';
import type { PlayableGame } from './games.ts';
import { Refusal } from '../handler.ts';
import type { Platform } from '../handler.ts';
import { readText } from '../http/body.ts';
import { cookieOf } from '../http/cookie.ts';
import { cookieLanguage } from '../http/language.ts';
import { machineFor } from './machines.ts';
import { hallOf } from '../lottery/hall.ts';
import { lotteryPage } from '../lottery/page.ts';
import { buyTicket } from '../lottery/tickets.ts';
import { assets, assetsPath } from '../play/assets.ts';
import { noticeDocument } from '../play/document.ts';
import { pageHeaders } from '../play/headers.ts';
import { findEndedGameSession, findGameSession, merchantOfTicket, openGameSession } from '../play/game-sessions.ts';
import type { GameSession } from '../play/game-sessions.ts';
import { sportsPage } from './sports/page.ts';
import { betOnMatch } from './sports/bet-on-match.ts';
import { stadiumOf } from './sports/stadium.ts';
import { isOffered } from '../responsible/offered.ts';
import { visitSince } from '../responsible/visit.ts';
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
  routes.get('/play/seat/:id/matches', (context) => answered(context, () => stadiumOf(platform, gameSessionOf(platform, context, 'sports'))));
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
  routes.get('/play/seat/:id/visit', (context) => answered(context, () => visitOf(platform, gameSessionOf(platform, context))));
  routes.get('/play/seat/:id/state', (context) => answered(context, () => {
    const { session, game, machine } = playing(platform, context);
    if (!machine.state) throw new Refusal('request.invalid');
    return machine.state(platform, session, game);
  }));
  routes.post('/play/seat/:id/:action', async (context) => {
    const input = await readBody(context);
    return answered(context, () => {
      const { session, game, machine } = playing(platform, context);
      const action = context.req.param('action');
      if (!Object.hasOwn(machine.actions, action)) throw new Refusal('request.invalid');
      return machine.actions[action]!(platform, session, game, input);
    });
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
    const merchant = merchantOfTicket(platform, ticket);
    return context.html(noticeDocument(language, merchant, words[language].used, words[language].usedWhy, '/m/home'), 410, pageHeaders(merchant.style));
  }
  const path = `/play/seat/${session.id}`;
  setCookie(context, gameSessionCookie, session.secret, { path, httpOnly: true, sameSite: 'Strict', secure: isSecure(context), maxAge: 86_400 });
  for (const [name, value] of Object.entries(pageHeaders())) context.header(name, value);
  return context.redirect(path, 303);
}

function gamePage(platform: Platform, context: Context): Response | Promise<Response> {
  const session = findGameSession(platform, context.req.param('id') ?? '', cookieOf(context.req.raw, gameSessionCookie) ?? '');
  if (!session) {
    const { language, backUrl, merchant } = findEndedGameSession(platform, context.req.param('id') ?? '')
      ?? { language: cookieLanguage(context.req.raw), backUrl: '/m/home', merchant: platform.merchants[0]! };
    return context.html(noticeDocument(language, merchant, words[language].ended, words[language].endedWhy, backUrl), 401, pageHeaders(merchant.style));
  }
  const headers = pageHeaders(session.merchant.style);
  if (session.kind === 'lottery') return context.html(lotteryPage(platform, session), 200, headers);
  const game = gameOf(platform, session);
  return context.html(session.kind === 'sports' ? sportsPage(platform, session, game) : machineFor(game).page(platform, session, game), 200, headers);
}

/** The session of the page that calls; one of another kind than `kind` counts as ended. */
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

function playing(platform: Platform, context: Context): { session: GameSession; game: PlayableGame; machine: GameMachine } {
  const session = gameSessionOf(platform, context, 'game');
  const game = gameOf(platform, session);
  return { session, game, machine: machineFor(game) };
}

/** Texts of the page's reality check; undefined where the member has none. */
const visitOf = (platform: Platform, { player, openedAt }: GameSession): object =>
  isTrial(player.type) || !isOffered(platform, player.memberId) ? {} : visitSince(platform, player.memberId, openedAt);

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
