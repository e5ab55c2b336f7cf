import { allVassalage, gameList, hotGames } from '../contract/endpoints/games.ts';
import { lotteryMenu, lotteryResults } from '../contract/endpoints/lottery.ts';
import { availablePromotions } from '../contract/endpoints/promotions.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Language } from '../contract/languages.ts';
import { categories, limits, prizeModes } from '../contract/limits.ts';
import type { MerchantConfig } from '../contract/page.ts';
import { servedFor } from './served-for.ts';
import { askPublic, wholeAddress } from './snapshot.ts';
import type { Upstream } from './upstream.ts';

/** ms that the pictures of a page serve */
const serves = 10_000;

/** As many as a phone sees at once: more would take their line from these. */
const places = 6;

type Ask = <I extends object, V>(endpoint: Endpoint<I, V>, input: Record<string, string>) => Promise<V | undefined>;

/** Asks for a page's pictures, as the platform writes their addresses. */
type Source = (ask: Ask, language: Language, merchant: string) => Promise<readonly string[]>;

const platform = 'html5';

const hot: Source = async (ask, language) => (await ask(hotGames, { isPlatform: '2', language, platform }) ?? []).map(({ iconUrl }) => iconUrl);

const gamesOf = (gameType: string): Source => async (ask, language, merchant) =>
  (await ask(gameList, { merchant, platform, language, gameType, pageNo: '1', pageSize: String(limits.gamePageSize) }))?.games.map(({ iconUrl }) => iconUrl) ?? [];

/** Each lottery that is hot, once, in the order of the groups (G §3). */
const lotteries: Source = async (ask, language) => {
  const menu = await ask(lotteryMenu, { prizeMode: prizeModes.LOTT!, device: 'MOBILE', language }) ?? {};
  const found = Object.values(menu).flatMap(({ gameMenus }) => gameMenus).filter(({ tag }) => tag?.includes('HOT'));
  return [...new Map(found.map(({ gameId, mobileIconUrl }) => [gameId, mobileIconUrl])).values()];
};

const results: Source = async (ask, language) => (await ask(lotteryResults, { language }) ?? []).map(({ mobileIconUrl }) => mobileIconUrl);
const vendors: Source = async (ask, language) => (await ask(allVassalage, { language }) ?? []).map(({ mobileLargeIcon }) => mobileLargeIcon);
const activities: Source = async (ask, language) => (await ask(availablePromotions, { language }) ?? []).map(({ url }) => url);

/** The list of games as an address asks for it; none where it asks for more than a category. */
function listed(query: URLSearchParams): Source | undefined {
  const asked = query.get('gameType') ?? '';
  const plain = [...query.keys()].every((name) => name === 'gameType');
  if (!plain || (asked !== '' && !(categories as readonly string[]).includes(asked))) return undefined;
  return asked === 'HOT' ? hot : gamesOf(asked);
}

/** By the name of the page. */
const sources: Record<string, (query: URLSearchParams) => Source | undefined> = {
  gameList: listed,
  gameLobby: () => hot,
  slotsCenter: () => gamesOf('RNG'),
  gameCenter: () => vendors,
  // The other tabs have other lotteries.
  lottery: (query) => (query.has('tab') ? undefined : lotteries),
  startLottery: () => results,
  activity: () => activities,
};

/**
 * Gives the addresses of the first pictures of a page, which the edge puts into its HTML: they wait for no script and no
 * list. None for other pages. Never rejects: what is not had in time is missing.
 */
export function firstPictures(upstream: Upstream) {
  const latest = servedFor<readonly string[]>(serves, []);
  return (merchant: MerchantConfig, language: Language, page: string, url: string): Promise<readonly string[]> => {
    const query = new URLSearchParams(url.split('?')[1]);
    const source = sources[page]?.(query);
    if (!source) return Promise.resolve([]);
    const ask: Ask = (endpoint, input) => askPublic(upstream, merchant, language, endpoint, input);
    const take = async () => (await source(ask, language, merchant.code)).slice(0, places).map((address) => wholeAddress(address, merchant));
    return latest(`${merchant.code} ${language} ${page} ${query.get('gameType') ?? ''}`, take);
  };
}
