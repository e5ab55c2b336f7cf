import { lotteryList, lotteryResults } from '../../../contract/endpoints/lottery.ts';
import { prizeModes } from '../../../contract/categories.ts';
import { language } from '../../i18n/language.ts';
import { resource } from '../../gateway/resource.ts';

/** All lotteries by their groups. */
export const lotteryGroups = resource(lotteryList, () => ({ prizeMode: prizeModes.LOTT!, language: language.peek() }));

/** The last results of each lottery, newest first. */
export const resultList = resource(lotteryResults, () => ({ language: language.peek() }));
