import { gameList, hotGames } from '../contract/endpoints/games.ts';
import type { Language } from '../contract/languages.ts';
import { categories, limits } from '../contract/limits.ts';
import type { MerchantConfig } from '../contract/page.ts';
import { servedFor } from './served-for.ts';
import { askPublic, wholeAddress } from './snapshot.ts';
import type { Upstream } from './upstream.ts';

/** The page of the list of games, whose first pictures the edge puts into the HTML. */
export const gameListPage = 'gameList';

/** ms that the pictures of a list serve */
const serves = 10_000;

/** The first rows, which a phone sees at once: more would take their line from these. */
const places = 6;

/** The category that an address asks for: none for all of them, `undefined` where it asks for more than a category. */
export function categoryOf(url: string): string | undefined {
  const query = new URLSearchParams(url.split('?')[1]);
  const asked = query.get('gameType') ?? '';
  const plain = [...query.keys()].every((name) => name === 'gameType');
  return plain && (asked === '' || (categories as readonly string[]).includes(asked)) ? asked : undefined;
}

type Art = readonly string[];

/** Gives the art of the first games of a list. Never rejects: what is not had in time is missing. */
export function gameArt(upstream: Upstream) {
  const latest = servedFor<Art>(serves, []);

  async function take(merchant: MerchantConfig, language: Language, gameType: string): Promise<Art> {
    const common = { language, platform: 'html5' };
    const games =
      gameType === 'HOT'
        ? await askPublic(upstream, merchant, language, hotGames, { ...common, isPlatform: '2' })
        : (await askPublic(upstream, merchant, language, gameList, { ...common, gameType, merchant: merchant.code, pageNo: '1', pageSize: String(limits.gamePageSize) }))?.games;
    return (games ?? []).slice(0, places).map((game) => wholeAddress(game.iconUrl, merchant));
  }

  return (merchant: MerchantConfig, language: Language, gameType: string): Promise<Art> =>
    latest(`${merchant.code} ${language} ${gameType}`, () => take(merchant, language, gameType));
}
