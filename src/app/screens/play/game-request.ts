import type { Launchable } from '../../features/games/game-address.ts';

/** An id as vendors write them, such as `pragmatic:vs20`; the platform knows which of them are games. */
const isId = (text: string): boolean => /^[\x20-\x7e]{0,80}$/.test(text);

/** The game that an address of `gameAddress` names; none where it names none. */
export function gameRequestOf({ vendor: vassalage = '', game: nodeId = '', category: gameType = '', gameId = '' }: Record<string, string>): Launchable | undefined {
  const game = { nodeId, gameId, vassalage, gameType };
  return (nodeId || gameId) && Object.values(game).every(isId) ? game : undefined;
}
