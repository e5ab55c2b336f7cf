import type * as contract from '../../contract/endpoints/index.ts';
import { limitAttempts } from '../accounts/attempts.ts';
import { openTrialSession } from '../accounts/trial.ts';
import { callerOf, type Handler } from '../handler.ts';
import { languageOf } from '../http/language.ts';
import { checkLaunch } from '../responsible/checks.ts';
import { addFavourite, favouritesOf, noteRecent, recentOf, removeFavourite } from './own-lists.ts';
import { infoOf } from './info.ts';
import { launch, launchDemo } from './launch.ts';
import { hotGamesOf, listGames } from './list.ts';
import { sortingIn, vendorsIn } from './vendors.ts';
import { transaction } from '../store/transaction.ts';

const gameList: Handler<typeof contract.gameList> = (call) => {
  const { gameType, gameName, gameClassify, isNew, vassalage, minimumBet, pageNo, pageSize } = call.input;
  const vendors = vassalage?.split(',').map((code) => code.trim()).filter(Boolean);
  const filter = { gameType, gameName, gameClassify, isNew: isNew === 1, vendors, minimumBet };
  return listGames(call.platform, languageOf(call), filter, { pageNo, pageSize });
};

const hotGames: Handler<typeof contract.hotGames> = (call) => hotGamesOf(call.platform, languageOf(call), call.input.gameType ?? '');

const favouriteGames: Handler<typeof contract.favouriteGames> = (call) => {
  const { games, ...paging } = favouritesOf(call.platform, callerOf(call).memberId, languageOf(call), call.input.gameType ?? '', call.input);
  return { content: games, ...paging };
};

const add: Handler<typeof contract.addFavourite> = (call) => {
  addFavourite(call.platform, callerOf(call).memberId, call.input.nodeId);
  return {};
};

const remove: Handler<typeof contract.removeFavourite> = (call) => {
  removeFavourite(call.platform, callerOf(call).memberId, call.input.nodeId);
  return {};
};

const recentGames: Handler<typeof contract.recentGames> = (call) => recentOf(call.platform, callerOf(call).memberId, languageOf(call));

const addRecentGame: Handler<typeof contract.addRecentGame> = (call) => {
  noteRecent(call.platform, callerOf(call).memberId, call.input.nodeId);
  return {};
};

const vassalageGameType: Handler<typeof contract.vassalageGameType> = (call) => sortingIn(call.platform, call.language);

const allVassalage: Handler<typeof contract.allVassalage> = (call) => vendorsIn(call.platform, languageOf(call));

const launchGame: Handler<typeof contract.launchGame> = (call) => ({
  gameUrl: launch(call.platform, callerOf(call), { ...call.input, language: languageOf(call) }),
});

const gameInfo: Handler<typeof contract.gameInfo> = (call) => infoOf(call.platform, call.input.nodeId, languageOf(call));

const demoGame: Handler<typeof contract.demoGame> = (call) => {
  if (call.caller) checkLaunch(call.platform, call.caller);
  limitAttempts(call.platform, 'trial', call.address);
  // A demo that is refused leaves no account.
  return transaction(call.platform.database, () => ({ gameUrl: launchDemo(call.platform, openTrialSession(call), { ...call.input, language: languageOf(call) }) }));
};

export const gameHandlers = {
  gameList, hotGames, favouriteGames, addFavourite: add, removeFavourite: remove, recentGames, addRecentGame,
  vassalageGameType, allVassalage, launchGame, gameInfo, demoGame,
};
