// A chunk of its own.
export { toggleFavourite } from '../../state/favourite-calls.ts';
export { gameByNode } from '../../state/games.ts';
export { launch, launchOnlyGame, openLottery } from '../../state/launch.ts';
