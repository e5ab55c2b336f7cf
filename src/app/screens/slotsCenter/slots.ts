import { gameList } from '../../../contract/endpoints/games.ts';
import { limits } from '../../../contract/limits.ts';
import { slots } from '../../../contract/slots.ts';
import { language } from '../../i18n/language.ts';
import { gamePlatform } from '../../features/games/games.ts';
import { pageData } from '../../device/page-data.ts';
import { firstAnswer, isBeginning } from '../../gateway/answers.ts';
import { resource } from '../../gateway/resource.ts';
import { memoize } from '../../runtime/memoize.ts';
import type { Resource } from '../../gateway/resource.ts';
import type { ValueOf } from '../../../contract/endpoint.ts';

type Lists = Resource<ValueOf<typeof gameList>>;

const inputOf = (code: string) => ({
  merchant: pageData.merchant.code,
  platform: gamePlatform,
  language: language.peek(),
  gameType: slots,
  vassalage: code || undefined,
  pageNo: 1,
  pageSize: limits.gamePageSize,
});

/** The first page of a vendor's slots, kept while the person goes from vendor to vendor; of all vendors without a code. */
export const slotsOf = memoize((code: string): Lists => resource(gameList, () => inputOf(code)));

/** Whether only the beginning of that page is there, which came with the screen's own. */
export function isBegun(code: string): boolean {
  const input = inputOf(code);
  return isBeginning(gameList, input) && slotsOf(code).value.value === firstAnswer(gameList, () => input);
}
