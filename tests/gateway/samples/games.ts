import * as limits from '../../../src/contract/limits.ts';
import type { Game } from '../../../src/contract/endpoints/games.ts';
import { firstOf, language, Skip, type Known, type Samples } from './sample.ts';

const pages = { pageNo: 1, pageSize: limits.gamePageSize };
const platform = 'html5';

async function firstGame(known: Known): Promise<{ nodeId: string; vendor: string }> {
  const { nodeId, vassalage } = firstOf((await known.value('gameList')).games, 'game to choose');
  return { nodeId, vendor: vassalage };
}

/** The first game, where the platform says that everybody may try it. */
async function gameWithDemo(known: Known): Promise<Game> {
  if ((await known.value('gameInfo')).demo !== 'everyone') throw new Skip('the first game has no demo for everybody');
  return firstOf((await known.value('gameList')).games, 'game to try');
}

/** Games and lotteries. The `changes` check removes the favourite again. */
export const gameSamples = {
  gameList: { place: 'the game list', input: (known) => ({ merchant: known.merchant, platform, language, gameType: 'RNG', ...pages }) },
  hotGames: { place: "home's hot games", input: () => ({ isPlatform: 2, language, platform }) },
  gameInfo: { place: 'the sheet of a game', optional: true, input: async (known) => ({ nodeId: (await firstGame(known)).nodeId, language }) },
  demoGame: {
    place: 'a game with play money', effect: 'change', optional: true, mayBeRefusedBy: ['game.unavailable', 'play.paused', 'play.excluded', 'play.limit.time'],
    input: async (known) => {
      const { vassalage, gameId, nodeId } = await gameWithDemo(known);
      return { vendor: vassalage, gameId, nodeId, language, backUrl: '/m/home' };
    },
  },
  vassalageGameType: { place: 'the menu of categories', input: (known) => ({ typeId: 1, merchantCode: known.merchant }) },
  allVassalage: { place: 'the vendors', input: () => ({ language }) },
  favouriteGames: { place: 'the favourites', input: () => ({ language, ...pages }) },
  recentGames: { place: 'the recent games', input: () => ({ language }) },
  addRecentGame: { place: 'the recent games', effect: 'change', input: async (known) => ({ nodeId: (await firstGame(known)).nodeId }) },
  addFavourite: { place: 'the heart of a game', effect: 'change', input: firstGame },
  removeFavourite: { place: 'the heart of a game', effect: 'change', input: firstGame },
  launchGame: {
    place: 'the launch of a game', effect: 'change', mayBeRefusedBy: ['game.unavailable', 'play.paused', 'play.excluded', 'play.limit.time', 'play.limit.loss'],
    input: async (known) => {
      const { gameType, vassalage, gameId, nodeId } = firstOf((await known.value('gameList')).games, 'game to launch');
      return { category: gameType, vendor: vassalage, gameId, nodeId, language, backUrl: '/m/home' };
    },
  },
  lotteryMenu: { place: 'the lottery hall', input: () => ({ prizeMode: 'Lott', device: 'MOBILE', language }) },
  lotteryList: { place: 'the list of lotteries', input: () => ({ prizeMode: 'Lott', language }) },
  lotteryResults: { place: 'the results of lotteries', input: () => ({ language }) },
  launchLottery: {
    place: 'the launch of a lottery', effect: 'change', mayBeRefusedBy: ['game.unavailable', 'play.paused', 'play.excluded', 'play.limit.time', 'play.limit.loss'],
    input: () => ({ lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'Lott', lottoView: 'lobby', device: 'MOBILE', backUrl: '/m/home', language }),
  },
} satisfies Partial<Samples>;
