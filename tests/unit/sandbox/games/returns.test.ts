// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestMove, returnOfBlackjack } from '../../../../src/sandbox/games/blackjack/best-play.ts';
import { dealerDraws, drawCard, halvesOf, handOf, rankOf as cardRank } from '../../../../src/sandbox/games/blackjack/rules.ts';
import { ceiling, crashPoint, flightOf, least, multiplierAt, payoutAt, returnOfCrash } from '../../../../src/sandbox/games/crash/rules.ts';
import { fishNames, hitShare, returnOfFishing, shoot } from '../../../../src/sandbox/games/fishing/rules.ts';
import { payoutOf, paysOf, pockets, returnOfRoulette, spots, stakeOf } from '../../../../src/sandbox/games/roulette/rules.ts';
import { slotMachines } from '../../../../src/sandbox/games/slots/machines.ts';
import { returnOf } from '../../../../src/sandbox/games/slots/returns.ts';
import { spin } from '../../../../src/sandbox/games/slots/spin.ts';
import { fastChance } from '../../../support/fast-chance.ts';

const rounds = 1_000_000;
/** Half a point. */
const near = 0.005;

describe('slots', () => {
  test.each(Object.values(slotMachines))('$name: a million rounds give back what its tables say', (machine) => {
    const chance = fastChance();
    let units = 0;
    for (let round = 0; round < rounds; round++) units += spin(machine, chance).units;
    expect(returnOf(machine)).toBeGreaterThan(0.93);
    expect(returnOf(machine)).toBeLessThan(0.97);
    expect(Math.abs(units / rounds / machine.unit - returnOf(machine))).toBeLessThan(near);
  });

  test.each(Object.values(slotMachines))('$name: what its steps show is what it pays', (machine) => {
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
  test('every spot gives back 36 of 37, counted over all pockets', () => {
    for (const [spot, covered] of spots) {
      const back = Array.from({ length: pockets }, (_, number) => payoutOf({ [spot]: 1 }, number)).reduce((sum, pay) => sum + pay, 0);
      expect(back / pockets, spot).toBeCloseTo(returnOfRoulette, 12);
      expect(Number.isInteger(paysOf(covered))).toBe(true);
    }
  });

  test('a million rounds of a mixed stake give back what is said', () => {
    const chance = fastChance();
    const chips = { 17: 100, red: 500, dozen2: 200, column3: 200 };
    let back = 0;
    for (let round = 0; round < rounds; round++) back += payoutOf(chips, chance(pockets));
    expect(Math.abs(back / rounds / stakeOf(chips) - returnOfRoulette)).toBeLessThan(near);
  });
});

describe('blackjack', () => {
  const value = (card: number) => Math.min(10, cardRank(card));

  test('a million hands, played as well as they can be, give back what is said', () => {
    const chance = fastChance();
    let back = 0;
    for (let round = 0; round < rounds; round++) {
      const player = [drawCard(chance), drawCard(chance)];
      const dealer = [drawCard(chance), drawCard(chance)];
      let stakes = 1;
      for (let move = bestMove(player.map(value), value(dealer[0]!)); move !== 'stand'; move = bestMove(player.map(value), value(dealer[0]!))) {
        player.push(drawCard(chance));
        if (move === 'double') {
          stakes = 2;
          break;
        }
      }
      while (dealerDraws(dealer)) dealer.push(drawCard(chance));
      back += (stakes * halvesOf(player, dealer)) / 2 - (stakes - 1);
    }
    expect(returnOfBlackjack()).toBeGreaterThan(0.98);
    expect(returnOfBlackjack()).toBeLessThan(1);
    expect(Math.abs(back / rounds - returnOfBlackjack())).toBeLessThan(near);
  });

  test.each([
    [[1, 13], 21, true], [[1, 1], 12, true], [[1, 5, 10], 16, false], [[10, 11, 1], 21, false], [[9, 8, 7], 24, false],
  ])('%j make %i', (ranks, total, soft) => {
    expect(handOf(ranks.map((rank) => rank * 4))).toEqual({ total, soft });
  });

  test('a blackjack beats 21, ties with its like, and one above 21 loses whatever the dealer has', () => {
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
  test.each([101, 150, 200, 1_000, ceiling])('a million rounds cashed out at %i hundredths give back what is said', (target) => {
    const chance = fastChance();
    let back = 0;
    // A target that is rarely reached is measured over the same rounds by how often they get there.
    for (let round = 0; round < rounds; round++) back += payoutAt(100, target, crashPoint(chance));
    const deviation = Math.sqrt((0.97 * target) / 100 / rounds);
    expect(Math.abs(back / rounds / 100 - returnOfCrash)).toBeLessThan(Math.max(near, 3 * deviation));
  });

  test('the flight lasts until the multiplier that ends it, and nobody is paid before 1.01 or after the end', () => {
    fc.assert(fc.property(fc.integer({ min: least, max: ceiling }), (point) => {
      expect(multiplierAt(flightOf(point))).toBeGreaterThanOrEqual(point);
      expect(multiplierAt(flightOf(point) - 2)).toBeLessThan(point);
      expect(payoutAt(500, point, point)).toBe(5 * point);
      expect(payoutAt(500, point + 1, point)).toBe(0);
      expect(payoutAt(500, 100, point)).toBe(0);
    }));
  });
});

describe('fishing', () => {
  test.each(fishNames)('a million shots at a %s give back what is said', (fish) => {
    const chance = fastChance();
    let back = 0;
    let caught = 0;
    for (let shot = 0; shot < rounds; shot++) {
      const pays = shoot(fish, chance);
      back += pays;
      caught += Number(pays > 0);
    }
    // The whale's return swings by a point a million shots: how often it is caught is what shows its odds.
    if (fish !== 'whale' && fish !== 'shark') expect(Math.abs(back / rounds - returnOfFishing)).toBeLessThan(near);
    expect(Math.abs(caught / rounds - hitShare(fish))).toBeLessThan(near / 5);
  });

  test('four million shots at whatever swims by give back what is said', () => {
    const chance = fastChance(2);
    let back = 0;
    for (let shot = 0; shot < 4 * rounds; shot++) back += shoot(fishNames[chance(6)]!, chance);
    expect(Math.abs(back / (4 * rounds) - returnOfFishing)).toBeLessThan(near);
  });
});
