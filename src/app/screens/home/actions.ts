// @chunk play
export { toggleFavourite } from '../../features/games/toggle-favourite.ts';
export { gameByNode, launch, launchOnlyGame, openLottery } from '../../features/games/launch.ts';
