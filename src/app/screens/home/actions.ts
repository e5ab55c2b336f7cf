export { toggleFavourite } from '../../features/play/toggle-favourite.ts';
export { gameByNode, launch, launchOnlyGame, openLottery } from '../../features/play/launch.ts';
