import type { PageRenderer } from '../page-files.ts';
import { categories } from '../../contract/categories.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Game } from '../../contract/endpoints/game.ts';
import { allVassalage, gameList, hotGames } from '../../contract/endpoints/games.ts';
import { lotteryResults } from '../../contract/endpoints/lottery.ts';
import { availablePromotions } from '../../contract/endpoints/promotions.ts';
import type { Language } from '../../contract/languages.ts';
import * as limits from '../../contract/limits.ts';
import type { MerchantConfig } from '../../contract/page.ts';
import { askPublic } from '../ask.ts';
import type { Eventual } from '../eventual.ts';
import { swrCache, within, type Background } from '../swr-cache.ts';
import type { Upstream } from '../upstream.ts';

/** The subject of an address, if the page shows one of many: a game, a promotion, the draw of a lottery. */
export interface Subject {
  /** canonical query, with its question mark; empty if the page always has this subject */
  query: string;
  title: string;
  /** a sentence of the platform's; without it the card's own */
  line?: string;
  /** picture, relative to an image host */
  picture?: string;
  /** period of the draw, and its digits or balls */
  period?: string;
  balls?: readonly string[];
}

/** Finds the subject of an address in the platform's data; undefined for an invented one. */
export type SubjectOf = (merchant: MerchantConfig, language: Language, page: string, query: string, background: Background) => Eventual<Subject | undefined>;

/** ms: a robot comes once, and keeps its picture for days */
const freshMs = 60_000;
/** How long a page waits for its subject, in all: a game may be found in the third of three answers. */
const waitMs = 1_000;
/** pages of a vendor's games to search */
const pagesOfGames = [1, 2, 3];
const platform = 'html5';

const queryOf = (fields: Record<string, string>): string => `?${new URLSearchParams(Object.entries(fields).filter(([, value]) => value))}`;

const ofGame = ({ vassalage: vendor, nodeId, gameType: category, gameId, gameName, iconUrl }: Game): Subject => ({
  query: queryOf({ vendor, game: nodeId, category, gameId }), title: gameName, picture: iconUrl,
});

/** Finds subjects in the platform's public lists, each cached for a minute. Requests come from a known set, whatever the address says. */
export function subjectsOf(upstream: Upstream, { resultBalls }: Pick<PageRenderer, 'resultBalls'>): SubjectOf {
  const cache = swrCache<unknown>({ freshMs, firstWaitMs: waitMs, waitMs: 100 });

  return (merchant, language, page, query, background) => {
    const find = Object.hasOwn(finders, page) ? finders[page] : undefined;
    if (!find) return undefined;
    const fields = Object.fromEntries(new URLSearchParams(query));
    const ask = <I, V>(endpoint: Endpoint<I, V>, input: Readonly<Record<string, unknown>>): Eventual<V | undefined> =>
      cache(`${merchant.code} ${language} ${endpoint.path} ${JSON.stringify(input)}`, () => askPublic(upstream, merchant, language, endpoint, input), background) as Eventual<V | undefined>;
    const found = find(fields, { merchant, language, ask, ballsOf: resultBalls });
    return found instanceof Promise ? within(found, waitMs) : found;
  };
}

interface Asking {
  merchant: MerchantConfig;
  language: Language;
  ballsOf: PageRenderer['resultBalls'];
  ask<I, V>(endpoint: Endpoint<I, V>, input: Readonly<Record<string, unknown>>): Eventual<V | undefined>;
}

/** By page. Without the needed fields nothing is requested. */
const finders: Readonly<Record<string, (fields: Record<string, string>, asking: Asking) => Eventual<Subject | undefined>>> = {
  play: ({ vendor = '', game = '', category = '' }, asking) => (vendor && game ? findGame(vendor, game, category, asking) : undefined),
  activityInfo: ({ id = '' }, asking) => (id ? findPromotion(id, asking) : undefined),
  launchGame: ({ code = '' }, asking) => (code ? findDraw(code, asking) : undefined),
  startLottery: (_fields, asking) => findDraw('', asking),
};

async function findGame(vendor: string, nodeId: string, category: string, { merchant, language, ask }: Asking): Promise<Subject | undefined> {
  const isIt = (game: Game): boolean => game.nodeId === nodeId && game.vassalage === vendor;
  const [hot, vendors] = await Promise.all([ask(hotGames, { isPlatform: 2, language, platform }), ask(allVassalage, { language })]);
  const first = hot?.find(isIt);
  if (first) return ofGame(first);
  // An invented vendor must not cause requests.
  if (!(categories as readonly string[]).includes(category) || !vendors?.some(({ vassalage }) => vassalage === vendor)) return undefined;
  const lists = await Promise.all(pagesOfGames.map((pageNo) => ask(gameList, { merchant: merchant.code, platform, language, gameType: category, vassalage: vendor, pageNo, pageSize: limits.gamePageSize })));
  const found = lists.flatMap((list) => list?.games ?? []).find(isIt);
  return found && ofGame(found);
}

async function findPromotion(id: string, { language, ask }: Asking): Promise<Subject | undefined> {
  const found = (await ask(availablePromotions, { language }))?.find((promotion) => promotion.id === id);
  return found && { query: queryOf({ id }), title: found.title, line: found.summary, picture: found.url };
}

/** The last draw of one lottery, or of all. */
async function findDraw(code: string, { language, ask, ballsOf }: Asking): Promise<Subject | undefined> {
  const lists = (await ask(lotteryResults, { language }))?.filter(({ draws }) => draws.length) ?? [];
  const newest = lists.toSorted((one, other) => other.draws[0]!.winningTime - one.draws[0]!.winningTime)[0];
  const found = code ? lists.find(({ gameCode }) => gameCode === code) : newest;
  if (!found) return undefined;
  const { remark: title, mobileIconUrl: picture, draws: [last] } = found;
  return { query: code ? queryOf({ code }) : '', title, picture, period: last!.numero, balls: ballsOf(last!.winningNumber) };
}
