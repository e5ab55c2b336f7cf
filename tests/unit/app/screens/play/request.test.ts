import { expect, test } from 'vitest';
import { gameAddress, type Launchable } from '../../../../../src/app/features/games/games.ts';
import { gameRequestOf } from '../../../../../src/app/screens/play/index.tsx';

const asked = (game: Partial<Launchable>) => gameRequestOf(Object.fromEntries(new URLSearchParams(gameAddress(game).split('?')[1])));
const game = { nodeId: '10001', gameId: 'vs20:tiger', vassalage: 'PP', gameType: 'RNG' };

test('an address of a game is read as the game that it was made of', () => {
  expect(asked(game)).toEqual(game);
  expect(asked({ nodeId: '7' })).toEqual({ nodeId: '7', gameId: '', vassalage: '', gameType: '' });
});

test('one that names none, or what no vendor writes, is refused', () => {
  expect(gameRequestOf({})).toBeUndefined();
  expect(gameRequestOf({ vendor: 'PP' })).toBeUndefined();
  for (const wrong of ['x'.repeat(81), 'a\nb', 'é']) expect(asked({ ...game, nodeId: wrong })).toBeUndefined();
});
