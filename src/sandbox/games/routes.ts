import { Hono, type Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { GameMachine, Input } from './game-machine.ts';
import { findGame, type PlayableGame } from './games.ts';
import { Refusal, type Platform } from '../handler.ts';
import { readText } from '../http/body.ts';
import { cookieOf } from '../http/cookie.ts';
import { cookieLanguage } from '../http/language.ts';
import { machineFor } from './machines.ts';
import { hallOf } from '../lottery/hall.ts';
import { lotteryPage } from '../lottery/page.ts';
import { buyTicket } from '../lottery/tickets.ts';
import { noticeDocument, type Markup } from '../play/document.ts';
import { pageHeaders } from '../play/headers.ts';
import { findEndedGameSession, findGameSession, merchantOfTicket, openGameSession, type GameSession } from '../play/game-sessions.ts';
import { sportsPage } from './sports/page.ts';
import { betOnMatch } from './sports/bet-on-match.ts';
import { stadiumOf } from './sports/stadium.ts';
import { visitOf } from '../responsible/visit.ts';
import { words } from '../play/words.ts';

const gameSessionCookie = 'seat';
const largestBody = 2048;

/** The pages of launched games, and their calls. */
export function playRoutes(platform: Platform): Hono {
  const routes = new Hono();
  const answering = (path: string, work: (session: GameSession, input: Input, action: string) => object) =>
    routes.post(`/play/seat/:id/${path}`, async (context) => {
      const { secret, ...input } = await readBody(context);
      return answered(context, () => {
        const session = findGameSession(platform, context.req.param('id')!, String(secret));
        if (!session) throw new Refusal('session.expired');
        return work(session, input, context.req.param('action') ?? '');
      });
    });
  answering('hall', (session) => hallOf(platform, of('lottery', session)));
  answering('ticket', (session, input) => {
    buyTicket(platform, of('lottery', session), input);
    return hallOf(platform, session);
  });
  answering('matches', (session) => stadiumOf(platform, of('sports', session)));
  answering('bet', (session, input) => betOnMatch(platform, of('sports', session), gameOf(platform, session), input));
  answering('visit', ({ player, openedAt }) => visitOf(platform, player, openedAt));
  answering('state', (session) => {
    const { game, machine } = playing(platform, session);
    if (!machine.state) throw new Refusal('request.invalid');
    return machine.state(platform, session, game);
  });
  answering(':action', (session, input, action) => {
    const { game, machine } = playing(platform, session);
    if (!Object.hasOwn(machine.actions, action)) throw new Refusal('request.invalid');
    return machine.actions[action]!(platform, session, game, input);
  });
  routes.get('/play/lottery/:ticket', (context) => gamePage(platform, context, context.req.param('ticket')));
  routes.get('/play/:ticket', (context) => gamePage(platform, context, context.req.param('ticket')));
  return routes;
}

/** The page that a launch ticket opens: once, and again for the phone that holds the page's cookie. */
function gamePage(platform: Platform, context: Context, ticket: string): Promise<Response> {
  const held = cookieOf(context.req.raw, gameSessionCookie);
  const opened = openGameSession(platform, ticket, held);
  const merchant = merchantOfTicket(platform, ticket);
  if (!opened && !held) {
    const language = cookieLanguage(context.req.raw);
    return answerPage(context, noticeDocument(language, merchant, words[language].used, words[language].usedWhy, '/m/home'), 410);
  }
  const session = opened && findGameSession(platform, opened.id, opened.secret);
  if (!session) {
    const { language, backUrl } = (opened && findEndedGameSession(platform, opened.id)) ?? { language: cookieLanguage(context.req.raw), backUrl: '/m/home' };
    return answerPage(context, noticeDocument(language, merchant, words[language].ended, words[language].endedWhy, backUrl), 401);
  }
  setCookie(context, gameSessionCookie, session.secret, { path: context.req.path, httpOnly: true, sameSite: 'Strict', secure: isSecure(context), maxAge: 86_400 });
  if (session.kind === 'lottery') return answerPage(context, lotteryPage(platform, session), 200, 'lottery');
  const game = gameOf(platform, session);
  return answerPage(context, session.kind === 'sports' ? sportsPage(platform, session, game) : machineFor(game).page(platform, session, game));
}

/** A lottery's page stands alone and shares the app's origin, where both keep when the member was last shown the time. */
async function answerPage(context: Context, page: Markup, status: 200 | 401 | 410 = 200, kind?: GameSession['kind']): Promise<Response> {
  const text = String(await page);
  return context.html(text, status, pageHeaders(text, ownOrigin(context), kind !== 'lottery'));
}

/** A session of this kind; one of another counts as ended. */
function of(kind: GameSession['kind'], session: GameSession): GameSession {
  if (session.kind !== kind) throw new Refusal('session.expired');
  return session;
}

function gameOf(platform: Platform, session: GameSession): PlayableGame {
  const game = findGame(platform, session.nodeId, session.language);
  if (!game) throw new Refusal('game.unavailable');
  return game;
}

function playing(platform: Platform, session: GameSession): { game: PlayableGame; machine: GameMachine } {
  const game = gameOf(platform, of('game', session));
  return { game, machine: machineFor(game) };
}

/** Any page may read what the secret in the body opens: the game's own, in its frame, has an origin that is nobody's. */
const answerHeaders = { 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' };

/** A refusal is an answer; the page knows a sentence for its code. */
function answered(context: Context, work: () => object): Response {
  try {
    return context.json(work(), 200, answerHeaders);
  } catch (error) {
    if (error instanceof Refusal) return context.json({ error: error.code }, 200, answerHeaders);
    throw error;
  }
}

/** JSON, whatever its type says: as plain text it needs no leave to come from a frame. */
async function readBody(context: Context): Promise<Input> {
  try {
    const value: unknown = JSON.parse(await readText(context.req.raw, largestBody));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The origin under which the phone has the page: the policy's `'self'` is none for a page whose origin is nobody's. */
function ownOrigin(context: Context): string {
  const { host } = new URL(context.req.url);
  const forwarded = context.req.header('x-forwarded-host') ?? host;
  return `${isSecure(context) ? 'https' : 'http'}://${/^[\w.:[\]-]+$/.test(forwarded) ? forwarded : host}`;
}

const isSecure = (context: Context): boolean =>
  context.req.url.startsWith('https:') || context.req.header('x-forwarded-proto') === 'https';
