import type { Game } from '../../../contract/endpoints/games.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { openOverlay } from '../../runtime/overlays/overlays.ts';

const gameSheet = lazy(() => import('./game-sheet.tsx'), { strings: ['gameSheet', 'states', 'common'] });

/** Opens the sheet of a game: what it is, before it is played. */
export function openGameSheet(game: Game): void {
  openOverlay(gameSheet, { game });
}
