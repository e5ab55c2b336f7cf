// Plain data, without the endpoints: their shapes weigh more than the calls.
import { categories, prizeModes } from '../contract/categories.ts';
import { contentTypes, homeContent } from '../contract/content-types.ts';
import type { Language } from '../contract/languages.ts';
import * as limits from '../contract/limits.ts';
import type { MerchantConfig } from '../contract/page.ts';
import { firstVendor, slots } from '../contract/slots.ts';
import type { ScreenName } from './routes.ts';

/** One GET of a screen's first view: an endpoint's path, and its input with the fields in the screen's order. */
export interface Need {
  path: string;
  input: Readonly<Record<string, string | number>>;
  /** shown below the first view: a press does not prefetch it */
  below?: true;
}

/** The address of a screen, and for whom it is opened. */
export interface NeedsAddress {
  query: Readonly<Record<string, string>>;
  language: Language;
  merchant: Pick<MerchantConfig, 'code'>;
}

const platform = 'html5';

const content = (path: string, types: string, language: Language): Need => ({ path: `/wps/content/${path}`, input: { types, ...homeContent, language } });
const hot = (language: Language): Need => ({ path: '/wps/game/hot', input: { isPlatform: 2, language, platform } });
const menu = (prizeMode: string, language: Language): Need => ({ path: '/wps/lottery/menu', input: { prizeMode, device: 'MOBILE', language } });

/** Categories and vendors, which every list of games needs. */
const lists = ({ language, merchant }: NeedsAddress): Need[] => [
  { path: '/wps/game/vassalage/type', input: { typeId: 1, merchantCode: merchant.code } },
  { path: '/wps/game/vassalage', input: { language } },
];

const games = ({ language, merchant }: NeedsAddress, gameType: string, vassalage?: string): Need => ({
  path: '/wps/game/list',
  input: { merchant: merchant.code, platform, language, gameType, ...(vassalage && { vassalage }), pageNo: 1, pageSize: limits.gamePageSize },
});

/** The category in an address, in any case, as a banner's author may have written it. */
const categoryIn = ({ gameType = '' }: NeedsAddress['query']): string => gameType.trim().toUpperCase();

/** Screens drawn by the category in their address. */
const byCategory: readonly ScreenName[] = ['gameList', 'lottery'];

/** The query that a screen is drawn for, with its question mark: only known values of the address; the phone reads the rest. */
export function queryFor(name: ScreenName, query: NeedsAddress['query']): string {
  const category = categoryIn(query);
  return byCategory.includes(name) && (categories as readonly string[]).includes(category) ? `?gameType=${category}` : '';
}

/** Filters of a game list whose texts and codes anyone may make up. */
const filters = ['tab', 'search', 'vendors', 'minimumBet'];

/** The game list that an address names; none where it asks for more than a category. */
function listed(address: NeedsAddress): Need[] {
  const category = categoryIn(address.query);
  // Lotteries have their own hall, to which the game list leads.
  if (prizeModes[category] || filters.some((name) => address.query[name])) return [];
  if (category === 'HOT') return [hot(address.language)];
  return [games(address, (categories as readonly string[]).includes(category) ? category : '')];
}

const prizeModeIn = ({ query }: NeedsAddress): string => prizeModes[categoryIn(query)] ?? prizeModes.LOTT!;

const below = (need: Need): Need => ({ ...need, below: true });

const publicNeeds: Partial<Record<ScreenName, (address: NeedsAddress) => readonly Need[]>> = {
  home: (address) => [
    hot(address.language),
    ...lists(address),
    content('banners', contentTypes.banner, address.language),
    content('notices', contentTypes.player, address.language),
    below({ path: '/wps/sports/matches/hot', input: { language: address.language } }),
    below({ path: '/wps/relay/GCSGAME_getRankList', input: { gameCategory: 'ALL', language: address.language, limitNum: limits.winners } }),
  ],
  gameList: (address) => [...listed(address), ...lists(address)],
  gameLobby: (address) => [...lists(address), hot(address.language)],
  slotsCenter: (address) => [...lists(address), games(address, slots, firstVendor)],
  gameCenter: lists,
  lottery: (address) => [menu(prizeModeIn(address), address.language)],
  // The vendor list tells how the game opens; at a tap it is already loaded.
  play: ({ language }) => [below({ path: '/wps/game/vassalage', input: { language } })],
  moreLottery: ({ language }) => [{ path: '/wps/lottery/list', input: { prizeMode: prizeModes.LOTT!, language } }, menu(prizeModes.LOTT!, language)],
  startLottery: ({ language }) => [{ path: '/wps/lottery/results', input: { language } }],
  activity: ({ language }) => [{ path: '/wps/promotion/available', input: { language } }],
  notice: ({ language }) => [content('notices', contentTypes.player, language)],
  maintenance: () => [{ path: '/wps/system/status', input: {} }],
  register: () => [{ path: '/wps/member/register/settings', input: {} }, { path: '/wps/member/register/rules', input: {} }],
};

const none: readonly Need[] = [];

/**
 * The first public requests of a screen, the most important first. They are the same for every visitor and from a known
 * set, whatever the address says, so that they can be cache keys. Empty for a screen without requests.
 */
export const needsOf = (name: ScreenName, address: NeedsAddress): readonly Need[] => publicNeeds[name]?.(address) ?? none;
