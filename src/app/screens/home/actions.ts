export { toggleFavourite } from '../../features/play/favourites.ts';
export { gameByNode, launch, launchOnlyGame, openLottery } from '../../features/play/launch.ts';
