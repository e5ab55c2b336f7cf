import { allVassalage, gameList, hotGames } from '../contract/endpoints/games.ts';
import { lotteryMenu, lotteryResults } from '../contract/endpoints/lottery.ts';
import { availablePromotions } from '../contract/endpoints/promotions.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Language } from '../contract/languages.ts';
import { categories, prizeModes } from '../contract/categories.ts';
import { limits } from '../contract/limits.ts';
import type { MerchantConfig } from '../contract/page.ts';
import { firstVendor, slots } from '../contract/slots.ts';
import { askPublic } from './ask.ts';
import { whenHere } from './eventual.ts';
import type { Eventual } from './eventual.ts';
import { pageWaits } from './snapshot.ts';
import { swrCache } from './swr-cache.ts';
import type { Background } from './swr-cache.ts';
import type { Upstream } from './upstream.ts';

/** ms that the pictures of a list serve before they are asked for again */
const freshMs = 10_000;

/** The number that a phone shows at once: more would share the bandwidth of these. */
const places = 6;

type Ask = <I extends object, V>(endpoint: Endpoint<I, V>, input: Record<string, string>) => Promise<V | undefined>;

/** A list whose first pictures a page shows; their addresses are as the platform writes them. */
interface List {
  /** from a known set: caches are keyed by it */
  name: string;
  /** Asks for the pictures, as the platform writes their addresses; undefined where it fails. */
  take(ask: Ask, language: Language, merchant: string): Promise<readonly string[] | undefined>;
}

const platform = 'html5';

const hot: List = {
  name: 'hot',
  take: async (ask, language) => (await ask(hotGames, { isPlatform: '2', language, platform }))?.map(({ iconUrl }) => iconUrl),
};

const gamesOf = (gameType: string, vassalage = ''): List => ({
  name: `games ${gameType} ${vassalage}`,
  take: async (ask, language, merchant) =>
    (await ask(gameList, { merchant, platform, language, gameType, pageNo: '1', pageSize: String(limits.gamePageSize), ...(vassalage && { vassalage }) }))?.games.map(({ iconUrl }) => iconUrl),
});

/** Each lottery that is hot, once, in the order of the groups (G §3). */
const lotteries: List = {
  name: 'lotteries',
  async take(ask, language) {
    const menu = await ask(lotteryMenu, { prizeMode: prizeModes.LOTT!, device: 'MOBILE', language });
    const found = menu && Object.values(menu).flatMap(({ gameMenus }) => gameMenus).filter(({ tag }) => tag?.includes('HOT'));
    return found && [...new Map(found.map(({ gameId, mobileIconUrl }) => [gameId, mobileIconUrl])).values()];
  },
};

const results: List = { name: 'results', take: async (ask, language) => (await ask(lotteryResults, { language }))?.map(({ mobileIconUrl }) => mobileIconUrl) };
const vendors: List = { name: 'vendors', take: async (ask, language) => (await ask(allVassalage, { language }))?.map(({ mobileLargeIcon }) => mobileLargeIcon) };
const activities: List = { name: 'activities', take: async (ask, language) => (await ask(availablePromotions, { language }))?.map(({ url }) => url) };

/** The list of games as an address asks for it; none where it asks for more than a category. */
function listed(query: URLSearchParams): List | undefined {
  const asked = query.get('gameType') ?? '';
  const isPlain = [...query.keys()].every((name) => name === 'gameType');
  if (!isPlain || (asked !== '' && !(categories as readonly string[]).includes(asked))) return undefined;
  return asked === 'HOT' ? hot : gamesOf(asked);
}

/** By the name of the page. */
const lists: Record<string, (query: URLSearchParams) => List | undefined> = {
  gameList: listed,
  gameLobby: () => hot,
  slotsCenter: () => gamesOf(slots, firstVendor),
  gameCenter: () => vendors,
  // The other tabs have other lotteries.
  lottery: (query) => (query.has('tab') ? undefined : lotteries),
  startLottery: () => results,
  activity: () => activities,
};

/** The first pictures of a page: the name of its list, empty for none, and their addresses. */
export interface FirstPictures {
  list: string;
  pictures?: readonly string[];
}

const none: FirstPictures = { list: '' };

/**
 * Gives the addresses of the first pictures of a page, which the edge puts into its HTML, so that they load before script
 * and list. None for other pages. Never rejects: pictures that could not be fetched yet are missing.
 */
export function firstPictures(upstream: Upstream) {
  const cache = swrCache<readonly string[]>({ freshMs, ...pageWaits });
  return (merchant: MerchantConfig, language: Language, page: string, query: string, background: Background): Eventual<FirstPictures> => {
    const list = Object.hasOwn(lists, page) ? lists[page]!(new URLSearchParams(query)) : undefined;
    if (!list) return none;
    const ask: Ask = (endpoint, input) => askPublic(upstream, merchant, language, endpoint, input);
    const take = async () => (await list.take(ask, language, merchant.code))?.slice(0, places);
    return whenHere(cache(`${merchant.code} ${language} ${list.name}`, take, background), (pictures) => ({ list: list.name, ...(pictures?.length && { pictures }) }));
  };
}
