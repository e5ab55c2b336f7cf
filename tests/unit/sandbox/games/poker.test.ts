import { expect, test } from 'vitest';
import { handNames, rankOf, returnOfPoker } from '../../../../src/sandbox/games/poker/rules.ts';
import { overAllHands, pokerSolver } from '../../../support/poker-solver.ts';

const solve = pokerSolver();

/** Parses cards such as `A♠ 10♥`. */
const cards = (text: string) => text.split(' ').map((card) => '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ').indexOf(card.slice(0, -1)) * 4 + '♣♦♥♠'.indexOf(card.slice(-1)));

test.each([
  ['A♠ K♠ Q♠ J♠ 10♠', 'royal'], ['K♠ Q♠ J♠ 10♠ 9♠', 'straightFlush'], ['A♥ 2♥ 3♥ 4♥ 5♥', 'straightFlush'], ['9♠ 9♥ 9♦ 9♣ 2♠', 'four'],
  ['9♠ 9♥ 9♦ 2♣ 2♠', 'fullHouse'], ['2♠ 9♠ 4♠ J♠ K♠', 'flush'], ['A♠ 2♥ 3♦ 4♣ 5♠', 'straight'], ['10♠ J♥ Q♦ K♣ A♠', 'straight'],
  ['Q♠ K♥ A♦ 2♣ 3♠', 'none'], ['9♠ 9♥ 9♦ 2♣ 3♠', 'three'], ['9♠ 9♥ 3♦ 3♣ 2♠', 'twoPairs'], ['J♠ J♥ 3♦ 4♣ 2♠', 'jacks'], ['10♠ 10♥ 3♦ 4♣ 2♠', 'none'],
])('%s is ranked %s', (text, name) => expect(handNames[rankOf(cards(text))]).toBe(name));

test('the mean payout of all 2,598,960 hands, held optimally, is the stated return', () => {
  expect(Math.abs(overAllHands((hand) => solve(hand).mean) - returnOfPoker)).toBeLessThan(0.000_1);
});
