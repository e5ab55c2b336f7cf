import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestMove } from '../../../../src/sandbox/games/blackjack/best-play.ts';
import { halvesOf, handOf } from '../../../../src/sandbox/games/blackjack/rules.ts';
import { ceiling, flightOf, least, multiplierAt, payoutAt } from '../../../../src/sandbox/games/crash/rules.ts';
import { fishNames, hitShare, shoot } from '../../../../src/sandbox/games/fishing/rules.ts';
import { payoutOf, paysOf, pockets, returnOfRoulette, spots } from '../../../../src/sandbox/games/roulette/rules.ts';
import { slotMachines } from '../../../../src/sandbox/games/slots/machines.ts';
import { spin } from '../../../../src/sandbox/games/slots/spin.ts';
import { fastChance } from '../../../support/fast-chance.ts';
import { simulate, simulations } from '../../../support/simulations.ts';

const rounds = 1_000_000;
/** Half a percentage point. */
const near = 0.005;

describe('slots', () => {
  test.each(Object.values(slotMachines))('$name pays the sum of its steps', (machine) => {
    fc.assert(fc.property(fc.integer(), (seed) => {
      const { steps, units } = spin(machine, fastChance(seed));
      expect(Number.isSafeInteger(units) && units >= 0).toBe(true);
      expect(steps.reduce((sum, step) => sum + step.units, 0)).toBe(units);
      for (const { grid, wins } of steps) {
        expect(grid).toHaveLength(machine.columns * machine.rows);
        for (const win of wins) expect(new Set(win.cells).size).toBe(win.cells.length);
      }
    }), { numRuns: 300 });
  });
});

describe('roulette', () => {
  test('every spot returns 36 of 37 over all pockets', () => {
    for (const [spot, covered] of spots) {
      const back = Array.from({ length: pockets }, (_, number) => payoutOf({ [spot]: 1 }, number)).reduce((sum, pay) => sum + pay, 0);
      expect(back / pockets, spot).toBeCloseTo(returnOfRoulette, 12);
      expect(Number.isInteger(paysOf(covered))).toBe(true);
    }
  });
});

describe('blackjack', () => {
  test.each([
    [[1, 13], 21, true], [[1, 1], 12, true], [[1, 5, 10], 16, false], [[10, 11, 1], 21, false], [[9, 8, 7], 24, false],
  ])('%j make %i', (ranks, total, soft) => {
    expect(handOf(ranks.map((rank) => rank * 4))).toEqual({ total, soft });
  });

  test('a blackjack beats 21 and ties with a blackjack, and a hand above 21 always loses', () => {
    const cards = (...ranks: number[]) => ranks.map((rank) => rank * 4);
    expect(halvesOf(cards(1, 13), cards(7, 7, 7))).toBe(5);
    expect(halvesOf(cards(1, 13), cards(1, 10))).toBe(2);
    expect(halvesOf(cards(7, 7, 7), cards(1, 10))).toBe(0);
    expect(halvesOf(cards(10, 6, 9), cards(10, 6, 9))).toBe(0);
    expect(halvesOf(cards(10, 8), cards(10, 6, 9))).toBe(4);
    expect(bestMove([10, 6], 10)).toBe('hit');
    expect(bestMove([5, 6], 6)).toBe('double');
    expect(bestMove([10, 2], 4)).toBe('stand');
  });
});

describe('crash', () => {
  test('a flight lasts until its final multiplier, and pays nothing below 1.01 or above the end', () => {
    fc.assert(fc.property(fc.integer({ min: least, max: ceiling }), (point) => {
      expect(multiplierAt(flightOf(point))).toBeGreaterThanOrEqual(point);
      expect(multiplierAt(flightOf(point) - 2)).toBeLessThan(point);
      expect(payoutAt(500, point, point)).toBe(5 * point);
      expect(payoutAt(500, point + 1, point)).toBe(0);
      expect(payoutAt(500, 100, point)).toBe(0);
    }));
  });
});

test.each(fishNames)('a %s is caught with its stated probability, over a million shots', (fish) => {
  const chance = fastChance();
  let caught = 0;
  for (let shot = 0; shot < rounds; shot++) caught += Number(shoot(fish, chance) > 0);
  expect(Math.abs(caught / rounds - hitShare(fish))).toBeLessThan(near / 5);
  expect(hitShare(fish)).toBeGreaterThan(0);
});

// `npm run test:rtp` plays a million rounds of each game.
test.each(simulations)('$name returns its stated share over a hundred thousand rounds', (game) => {
  const { mean, deviation } = simulate(game, 100_000, fastChance());
  expect(Math.abs(mean - game.stated)).toBeLessThan(Math.max(near, 3.5 * deviation));
  expect(game.stated).toBeGreaterThan(0.93);
  expect(game.stated).toBeLessThan(1);
});
