import type { Game } from '../../../contract/endpoints/games.ts';
import { paths, withQuery } from '../../paths.ts';

/** The fields of a game that a launch needs; for a match, its room is the game. */
export type Launchable = Pick<Game, 'nodeId' | 'gameId' | 'vassalage' | 'gameType'>;

/** The address that launches a game: opened by itself, in a new tab, before the app is there, or after a login. */
export const gameAddress = ({ nodeId, gameId, vassalage: vendor, gameType: category }: Partial<Launchable>): string =>
  withQuery(paths.play, { vendor, game: nodeId, category, gameId });
