// A chunk of its own.
export { toggleFavourite } from '../../state/favourite-toggle.ts';
export { gameByNode } from '../../state/games.ts';
export { launch, launchOnlyGame } from '../../state/launch.ts';
