export { toggleFavourite } from '../../features/play/favourites.ts';
export { openGameSheet } from '../../features/play/open-sheet.ts';
export { gameByNode, launch, launchOnlyGame, openLottery } from '../../features/play/launch.ts';
