// @chunk play
export { toggleFavourite } from '../../state/favourite-calls.ts';
export { gameByNode, launch, launchOnlyGame, openLottery } from '../../state/launch.ts';
