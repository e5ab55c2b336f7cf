import { describe, expect, test } from 'vitest';
import { clusterWins, fall, spinCascade } from '../../../../src/sandbox/games/slots/cascade.ts';
import { drawCell } from '../../../../src/sandbox/games/slots/grid.ts';
import { spinHold } from '../../../../src/sandbox/games/slots/hold.ts';
import { lineWin, lineWins, spinLines } from '../../../../src/sandbox/games/slots/lines.ts';
import type { CascadeMachine, HoldMachine, LineMachine, SlotName, WaysMachine } from '../../../../src/sandbox/games/slots/machine.ts';
import { slotMachines } from '../../../../src/sandbox/games/slots/machines.ts';
import { returnOf } from '../../../../src/sandbox/games/slots/returns.ts';
import { waysWins } from '../../../../src/sandbox/games/slots/ways.ts';

// The rules of the five machines, written down by hand: nothing here is read from the machines' own tables.
// A machine whose numbers change on purpose changes them here too, and the return that its page states.

/** How many of each symbol are on a column's strip. */
const strips: Readonly<Record<SlotName, string[]>> = {
  classic: ['4 7 9 11 13 17 44', '4 7 9 11 13 17 44', '4 7 9 11 13 17 44'],
  lines: ['0 3 5 6 8 10 14 16 18 20', '3 3 5 6 8 10 14 16 18 17', '4 3 5 6 8 10 14 16 18 16', '3 3 5 6 8 10 14 16 18 17', '0 3 5 6 8 10 14 16 18 20'],
  ways: ['0 6 8 10 13 15 20 20 20', '4 6 8 10 12 14 18 20 20', '5 6 8 10 12 14 18 19 20', '4 6 8 10 12 14 18 20 20', '0 6 8 10 13 15 20 20 20'],
  cascade: Array.from({ length: 5 }, () => '6 9 12 15 18 20 20'),
  hold: Array.from({ length: 5 }, () => '16 8 12 16 20 24'),
};

/** What so many alike pay, as `count:units`, of each symbol that pays. */
const pays: Readonly<Record<SlotName, Record<number, string>>> = {
  classic: { 0: '3:100', 1: '3:25', 2: '3:10', 3: '3:6', 4: '3:3', 5: '3:2', 6: '3:1' },
  lines: {
    2: '3:80 4:300 5:1200', 3: '3:60 4:200 5:800', 4: '3:40 4:150 5:400', 5: '3:30 4:100 5:300',
    6: '3:20 4:60 5:200', 7: '3:18 4:45 5:140', 8: '3:12 4:36 5:100', 9: '3:10 4:30 5:80',
  },
  ways: {
    1: '3:30 4:90 5:300', 2: '3:20 4:60 5:200', 3: '3:15 4:40 5:120', 4: '3:10 4:24 5:70',
    5: '3:10 4:20 5:60', 6: '3:5 4:10 5:28', 7: '3:3 4:8 5:20', 8: '3:3 4:7 5:20',
  },
  cascade: {
    0: '4:40 5:80 6:160 7:300 8:600 9:1000', 1: '4:24 5:45 6:80 7:150 8:300 9:500', 2: '4:14 5:26 6:45 7:80 8:150 9:250', 3: '4:9 5:16 6:28 7:40 8:80 9:150',
    4: '4:5 5:9 6:16 7:28 8:45 9:90', 5: '4:4 5:7 6:12 7:20 8:35 9:70', 6: '4:4 5:7 6:12 7:20 8:35 9:70',
  },
  hold: { 1: '3:36 4:120 5:400', 2: '3:15 4:60 5:200', 3: '3:14 4:50 5:160', 4: '3:9 4:28 5:90', 5: '3:6 4:18 5:60' },
};

/** The row of each column of a line, from the top. */
const linesOf: Readonly<Partial<Record<SlotName, string>>> = {
  classic: '111 000 222 012 210',
  lines: '11111 00000 22222 01210 21012 00100 22122 12221 10001 11011 11211 01110 21112 01010 21212 10101 12121 02020 20202 00200',
  hold: '11111 00000 22222 01210 21012 00122 22100 10121 12101 11011',
};

/** What each gives back of 100 000 centavos, to the centavo: of the cascade, measured. */
const givesBack: Readonly<Record<SlotName, number>> = { classic: 96_206, lines: 93_536, ways: 94_051, cascade: 95_650, hold: 93_121 };

const numbers = (text: string): number[] => text.split(' ').map(Number);
const table = (name: SlotName): [symbol: number, count: number, units: number][] =>
  Object.entries(pays[name]).flatMap(([symbol, entries]) => entries.split(' ').map((entry) => [Number(symbol), ...entry.split(':').map(Number)] as [number, number, number]));
const share = (name: SlotName, column: number, ...symbols: number[]): number => {
  const strip = numbers(strips[name][column]!);
  return symbols.reduce((sum, symbol) => sum + strip[symbol]!, 0) / strip.reduce((sum, count) => sum + count, 0);
};
const product = (factors: readonly number[]): number => factors.reduce((one, other) => one * other, 1);
/** How likely at least `least` of `cells` are hit, each by `chance`. */
const atLeast = (cells: number, chance: number): number[] => {
  const ways = (count: number): number => product(Array.from({ length: count }, (_, at) => (cells - at) / (at + 1)));
  return Array.from({ length: cells + 1 }, (_, count) => ways(count) * chance ** count * (1 - chance) ** (cells - count));
};

describe.each(Object.keys(strips) as SlotName[])('the machine %s', (name) => {
  const machine = slotMachines[name];

  test('has on each column what its rules say', () => {
    for (const [column, strip] of strips[name].entries()) {
      const length = numbers(strip).reduce((sum, count) => sum + count, 0);
      const drawn = numbers(strip).map(() => 0);
      for (let at = 0; at < length; at++) drawn[drawCell(machine, column, (sides) => (sides === length ? at : Number.NaN))]!++;
      expect(drawn).toEqual(numbers(strip));
    }
  });

  test('pays for the counts of its rules and for no other', () => {
    expect(machine.pays.flatMap((own, symbol) => own.flatMap((units, count) => (units ? [[symbol, count, units]] : [])))).toEqual(table(name));
  });

  test('states the return that its rules give', () => {
    expect(Math.round(100_000 * returnOf(machine))).toBe(givesBack[name]);
    if (name !== 'cascade') expect(returnOf(machine)).toBeCloseTo(byHand[name](), 10);
  });
});

/** The share of a line's stakes that comes back, where a wild or none stands for the others in the middle. */
function ofLines(name: 'lines' | 'hold', wild: number | undefined): number {
  let units = 0;
  for (const [symbol, count, worth] of table(name)) {
    const fits = (column: number): number => share(name, column, symbol, ...(wild === undefined ? [] : [wild]));
    units += worth * product(Array.from({ length: count }, (_, column) => fits(column))) * (count === 5 ? 1 : 1 - fits(count));
  }
  return units;
}

const byHand: Readonly<Record<Exclude<SlotName, 'cascade'>, () => number>> = {
  // Five lines for one unit; three alike, of which wilds may be some and, at their own pay, all.
  classic: () => 5 * table('classic').reduce((sum, [symbol, , units]) => {
    const wild = share('classic', 0, 0);
    return sum + units * (symbol === 0 ? wild ** 3 : (share('classic', 0, symbol) + wild) ** 3 - wild ** 3);
  }, 0),
  // Twenty lines for twenty units; three scatters among fifteen cells bring ten spins that pay twice.
  lines: () => ofLines('lines', 0) * (1 + 10 * 2 * atLeast(15, 3 / 100).slice(3).reduce((sum, each) => sum + each, 0)),
  // Each cell of a column is a way; the wild of the third column counts twice.
  ways: () => table('ways').reduce((sum, [symbol, count, units]) => {
    const ways = Array.from({ length: count }, (_, column) => 3 * (share('ways', column, symbol) + share('ways', column, 0) * (column === 2 ? 2 : 1)));
    const ends = count === 5 ? 1 : (1 - share('ways', count, symbol, 0)) ** 3;
    return sum + (units * product(ways) * ends) / 20;
  }, 0),
  // Ten lines for ten units; six coins of fifteen cells stay, three respins after each new one, one cell in sixteen fills.
  hold: () => {
    let held = atLeast(15, 16 / 96).map((likely, coins) => (coins >= 6 ? likely : 0));
    const ended = held.map(() => 0);
    for (let left = 3; held.some((likely) => likely > 1e-15);) {
      // All that still spin have as many respins left: a new coin gives all of them back, so those go round again.
      const more = held.map(() => 0);
      for (const [coins, likely] of held.entries()) {
        let still = likely;
        for (let respin = 0; respin < left; respin++) {
          for (const [added, chance] of atLeast(15 - coins, 1 / 16).entries()) if (added) more[coins + added]! += still * chance;
          still *= (15 / 16) ** (15 - coins);
        }
        ended[coins]! += still;
      }
      // A full window ends at once.
      ended[15]! += more[15]!;
      more[15] = 0;
      held = more;
      left = 3;
    }
    const worth = (5 + 5 + 10 + 10 + 10 + 10 + 15 + 20 + 30 + 50) / 10;
    const coins = ended.reduce((sum, likely, count) => sum + likely * (count * worth + (count === 15 ? 1_000 : 0)), 0);
    return ofLines('hold', undefined) + coins / 10;
  },
};

describe('pays by line', () => {
  test.each(['classic', 'lines', 'hold'] as const)('%s: every symbol and count, on every line', (name) => {
    const machine = slotMachines[name] as LineMachine | HoldMachine;
    const wild = 'wild' in machine ? machine.wild : -1;
    const columns = strips[name].length;
    const paths = linesOf[name]!.split(' ').map((rows) => Array.from(rows, (row, column) => Number(row) * columns + column));
    expect(machine.lines.map((cells) => cells.join())).toEqual(paths.map((cells) => cells.join()));
    for (const [symbol, count, units] of table(name)) {
      for (const cells of paths) {
        // Symbols outside of the table pay nothing.
        const grid = Array.from({ length: columns * 3 }, () => 99);
        for (const cell of cells.slice(0, count)) grid[cell] = symbol;
        const own = lineWins(machine, grid, wild).find((win) => win.cells.length === count && win.cells.every((cell, at) => cell === cells[at]));
        expect(own).toEqual({ cells: cells.slice(0, count), units });
      }
    }
  });

  test('a wild stands for another symbol, and wilds alone pay where that is more', () => {
    const classic = slotMachines.classic as LineMachine;
    const middle = (...symbols: number[]) => lineWins(classic, [9, 9, 9, ...symbols, 9, 9, 9], 0).map(({ units }) => units);
    expect(middle(0, 4, 4)).toEqual([3]);
    expect(middle(4, 0, 0)).toEqual([3]);
    expect(middle(0, 0, 0)).toEqual([100]);
    expect(middle(4, 5, 4)).toEqual([]);
  });

  test.each<[number[], number, number]>([
    // Symbol 0 is wild and pays 5, 50 and 500 for three, four and five; 1 pays 10, 20 and 40; 2 pays nothing.
    [[1, 1, 1, 1, 1], 40, 5], [[1, 1, 1, 1, 2], 20, 4], [[1, 1, 1, 2, 1], 10, 3], [[1, 1, 2, 1, 1], 0, 2], [[0, 1, 1, 2, 2], 10, 3], [[1, 0, 1, 0, 1], 40, 5], [[0, 0, 0, 0, 0], 500, 5],
    [[0, 0, 0, 1, 2], 20, 4], [[0, 0, 0, 0, 1], 50, 4], [[0, 0, 0, 2, 2], 5, 3], [[0, 0, 0, 0, 2], 50, 4], [[2, 0, 0, 0, 0], 0, 5], [[0, 2, 1, 1, 1], 0, 2], [[1, 2, 0, 0, 0], 0, 1],
  ])('the line %j pays %d for %d cells', (grid, units, count) => {
    expect(lineWin(grid, [0, 1, 2, 3, 4], [[0, 0, 0, 5, 50, 500], [0, 0, 0, 10, 20, 40], []], 0)).toEqual({ units, count });
  });

  test('a line is of its own cells, and of a machine without a wild no symbol stands for another', () => {
    expect(lineWin([2, 1, 2, 1, 2, 1], [1, 3, 5], [[0, 0, 0, 5], [0, 0, 0, 10]], -1)).toEqual({ units: 10, count: 3 });
    expect(lineWin([0, 1, 1], [0, 1, 2], [[0, 0, 0, 5], [0, 0, 0, 10]], -1)).toEqual({ units: 0, count: 1 });
  });

  test('three scatters bring ten free spins that pay twice; two bring none', () => {
    const lines = slotMachines.lines as LineMachine;
    // The scatters follow the wilds on a strip, of which a column has none, three or four; the last symbol is the last.
    const drawn = (scatters: number) => {
      let cell = 0;
      return spinLines(lines, (sides) => (cell < scatters ? [0, 3, 4][cell++]! : sides - 1));
    };
    const three = drawn(3);
    expect(three.steps).toHaveLength(11);
    expect(three.steps.map(({ left }) => left)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    // Fifteen of the last symbol: 20 lines of five at 80, twice.
    expect(three.steps[1]).toMatchObject({ times: 2, units: 2 * 20 * 80 });
    expect([three.steps[0]!.times, three.units]).toEqual([undefined, three.steps.reduce((sum, { units }) => sum + units, 0)]);
    const two = drawn(2);
    expect([two.steps.length, two.steps[0]!.left, two.units]).toEqual([1, undefined, two.steps[0]!.units]);
  });
});

test('ways: every symbol and count, and the doubling wild of the middle column', () => {
  const ways = slotMachines.ways as WaysMachine;
  const window = (...columns: number[][]) => Array.from({ length: 15 }, (_, cell) => columns[cell % 5]?.[Math.floor(cell / 5)] ?? 90 + cell);
  for (const [symbol, count, units] of table('ways')) {
    const columns = Array.from({ length: count }, () => [symbol]);
    expect(waysWins(ways, window(...columns)).map((win) => win.units)).toEqual([units]);
    // Two in the first column, and a wild in the third: four ways.
    expect(waysWins(ways, window([symbol, 98, symbol], [symbol], [0], ...columns.slice(3))).map((win) => win.units)).toEqual([4 * units]);
    expect(waysWins(ways, window([symbol, 98, symbol], [symbol], [0], ...columns.slice(3)))[0]!.cells).toEqual([0, 10, 1, 2, 3, 4].slice(0, count + 1));
    // A wild of another column is one.
    expect(waysWins(ways, window([symbol], [0], ...columns.slice(2))).map((win) => win.units)).toEqual([units]);
  }
});

test('cascade: what stands above a gap falls into it in its order, and new symbols of the column come from above', () => {
  // New ones are 7, 8 and 9 by their columns.
  const machine = { columns: 3, rows: 3, weights: [7, 8, 9].map((symbol) => Array.from({ length: 10 }, (_, at) => Number(at === symbol))) } as unknown as Parameters<typeof fall>[0];
  const grid = [1, 2, 3, 4, 5, 6, 0, 0, 0];
  const after = (...wins: number[][]) => fall(machine, grid, wins.map((cells) => ({ cells, units: 1 })), () => 0);
  expect(after()).toEqual(grid);
  expect(after([6, 7, 8])).toEqual([7, 8, 9, 1, 2, 3, 4, 5, 6]);
  expect(after([3], [4, 7], [2, 5, 8])).toEqual([7, 8, 9, 1, 8, 9, 0, 2, 9]);
  expect(after([0])).toEqual([7, 2, 3, 4, 5, 6, 0, 0, 0]);
  expect(grid).toEqual([1, 2, 3, 4, 5, 6, 0, 0, 0]);
});

test('cascade: every symbol and size of a cluster, larger ones as nine, and each fall by the next multiplier', () => {
  const cascade = slotMachines.cascade as CascadeMachine;
  // A snake through the window, so that its first cells are a cluster of any size.
  const snake = [0, 1, 2, 3, 4, 9, 8, 7, 6, 5, 10, 11];
  const rest = () => Array.from({ length: 25 }, (_, cell) => 50 + cell);
  for (const [symbol, count, units] of table('cascade')) {
    for (const size of count === 9 ? [9, 10, 12] : [count]) {
      const grid = rest();
      for (const cell of snake.slice(0, size)) grid[cell] = symbol;
      expect(clusterWins(cascade, grid).map((win) => win.units)).toEqual([units]);
    }
  }
  const three = rest();
  for (const cell of snake.slice(0, 3)) three[cell] = 0;
  expect(clusterWins(cascade, three)).toEqual([]);
  // The first window is of one symbol, and so is each that falls into it, five times; then nothing pays.
  let drawn = 0;
  const { steps, ...spun } = spinCascade(cascade, () => (drawn++ < 25 * 6 ? 99 : (drawn * 37) % 100));
  expect(steps.slice(0, 6).map(({ units }) => units)).toEqual([70, 140, 210, 350, 350, 350]);
  expect(steps.slice(0, 6).map(({ times }) => times)).toEqual([undefined, 2, 3, 5, 5, 5]);
  expect([steps.at(-1)!.wins, steps.at(-1)!.times, spun.units]).toEqual([[], undefined, steps.reduce((sum, step) => sum + step.units, 0)]);
});

test('hold: six coins stay, a new one gives three respins back, and a full window pays the grand prize', () => {
  const hold = slotMachines.hold as HoldMachine;
  /** Coins in the first cells; worth the value at `worth`; in the respins a cell fills where `fills` says so. */
  const play = (coins: number, worth: number, fills: (draw: number) => boolean) => {
    let cell = 0;
    let draw = 0;
    return spinHold(hold, (sides) => {
      if (sides === 96) return cell++ < coins ? 0 : 16 + ((cell * 31) % 80);
      if (sides === 10) return worth;
      expect(sides).toBe(16);
      return fills(draw++) ? 0 : 1;
    });
  };
  const valuesOf = (coins: number, value: number) => Array.from({ length: 15 }, (_, cell) => (cell < coins ? value : 0));
  const five = play(5, 0, () => true);
  expect([five.steps.length, five.steps[0]!.values, five.steps[0]!.left, five.units]).toEqual([1, valuesOf(5, 5), undefined, five.steps[0]!.units]);
  expect(play(0, 0, () => true).steps[0]).not.toHaveProperty('values');
  // Three respins without a coin.
  const none = play(6, 9, () => false);
  expect(none.steps.map(({ left }) => left)).toEqual([3, 2, 1, 0]);
  expect(none.steps.map(({ values }) => values)).toEqual(Array(4).fill(valuesOf(6, 50)));
  expect(none.steps.at(-1)).toMatchObject({ units: 6 * 50, wins: [{ cells: [0, 1, 2, 3, 4, 5], units: 6 * 50 }] });
  expect(none.units).toBe(none.steps[0]!.units + 6 * 50);
  // Coins show as coins, all else as it stopped.
  expect(none.steps[3]!.grid).toEqual(none.steps[0]!.grid);
  // One coin in the third respin.
  const one = play(6, 0, (draw) => draw === 2 * 9);
  expect(one.steps.map(({ left }) => left)).toEqual([3, 2, 1, 3, 2, 1, 0]);
  expect(one.steps.at(-1)!.units).toBe(7 * 5);
  const full = play(6, 0, () => true);
  expect(full.steps).toHaveLength(2);
  expect(full.steps.at(-1)).toMatchObject({ units: 15 * 5 + 1_000, left: 3, grid: Array(15).fill(0), values: valuesOf(15, 5) });
  expect(full.steps[0]!.values).toEqual(valuesOf(6, 5));
  expect(Array.from({ length: 10 }, (_, worth) => play(6, worth, () => false).steps.at(-1)!.units / 6)).toEqual([5, 5, 10, 10, 10, 10, 15, 20, 30, 50]);
});
