import { gameList } from '../../../contract/endpoints/games.ts';
import { limits } from '../../../contract/limits.ts';
import { slots } from '../../../contract/slots.ts';
import { language } from '../../i18n/language.ts';
import { gamePlatform } from '../../features/games/games.ts';
import { pageData } from '../../device/page-data.ts';
import { resource } from '../../gateway/resource.ts';
import type { Resource } from '../../gateway/resource.ts';
import type { ValueOf } from '../../../contract/endpoint.ts';

type Lists = Resource<ValueOf<typeof gameList>>;

const lists = new Map<string, Lists>();

/** The first page of a vendor's slots, kept while the person goes from vendor to vendor; of all vendors without a code. */
export function slotsOf(code: string): Lists {
  let list = lists.get(code);
  if (!list) {
    list = resource(gameList, () => ({
      merchant: pageData.merchant.code,
      platform: gamePlatform,
      language: language.peek(),
      gameType: slots,
      vassalage: code || undefined,
      pageNo: 1,
      pageSize: limits.gamePageSize,
    }));
    lists.set(code, list);
  }
  return list;
}
