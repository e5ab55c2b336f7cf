import { beforeAll, expect, test } from 'vitest';
import { emblemNames } from '../../../../src/sandbox/art/emblems/index.ts';
import { emblemLabel } from '../../../../src/sandbox/art/emblems/names.ts';
import type { MachineName } from '../../../../src/sandbox/games/machine-of.ts';
import { pageData, player } from '../../../support/sandbox-player.ts';
import { gameOf } from '../../../support/tables.ts';

// What the pages of the games tell, written down once more by hand.

let marina: Awaited<ReturnType<typeof player>>;
beforeAll(async () => {
  marina = await player();
});

/** The page of a machine's first game, without its script and style, and the input of its script. */
async function open(machine: MachineName, language = 'en') {
  const { nodeId, vendor, category } = gameOf(marina, machine);
  const { page } = await marina.openGame(await marina.launch({ nodeId, vendor, category, language }));
  return { page: page.replaceAll(/<(script|style).*?<\/\1>/gs, ''), data: pageData(page) };
}

const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ').trim();
const rowsOf = (page: string) => Array.from(page.matchAll(/<tr><th scope="row">.*?<\/tr>/gs), ([row]) => textOf(row));

test.each<[MachineName, string, string[]]>([
  ['roulette', '97.3%', ['One number 36×', 'Dozen or column 3×', 'Red, black, even, odd, 1 to 18, 19 to 36 2×']],
  ['blackjack', '98.83%', ['Blackjack (ace and 10) 2.5×', 'Winning hand 2×', 'Tie 1×']],
  ['crash', '97.0%', ['1.2× 80.83%', '1.5× 64.67%', '2× 48.5%', '3× 32.33%', '5× 19.4%', '10× 9.7%', '20× 4.85%', '50× 1.94%']],
  ['fishing', '96.0%', ['Sardine 2× 48.0%', 'Clownfish 3× 32.0%', 'Crab 5× 19.2%', 'Turtle 8× 12.0%', 'Octopus 15× 6.4%', 'Chest 5× 10× 15× 30× 60× 4.0%', 'Shark 40× 2.4%', 'Whale 100× 0.96%']],
  ['poker', '98.37%', ['Royal flush 250×', 'Straight flush 50×', 'Four of a kind 25×', 'Full house 9×', 'Flush 6×', 'Straight 4×', 'Three of a kind 3×', 'Two pairs 2×', 'Jacks or better 1×']],
])('%s gives %s back, and pays', async (machine, share, rows) => {
  const { page } = await open(machine);
  expect(page).toContain(`Theoretical return to player: ${share}`);
  expect(rowsOf(page)).toEqual(rows);
});

test('roulette: the board has each spot once, coloured as the wheel, in rows of three; and what each pays', async () => {
  const { page, data } = await open('roulette');
  const spots = Array.from(page.matchAll(/<button class="(spot[^"]*)" type="button" data-spot="(\w+)">([^<]*)</g), ([, classes, spot, label]) => ({ spot: spot!, label, classes: classes!.trim().replaceAll(/ +/g, ' ') }));
  expect(spots.slice(0, 5)).toEqual([
    { spot: '0', label: '0', classes: 'spot is-green is-zero' }, { spot: '1', label: '1', classes: 'spot is-red is-first' }, { spot: '2', label: '2', classes: 'spot is-black' },
    { spot: '3', label: '3', classes: 'spot is-red' }, { spot: '4', label: '4', classes: 'spot is-black is-first' },
  ]);
  expect(spots.slice(0, 37).map(({ spot }) => Number(spot))).toEqual(Array.from({ length: 37 }, (_, number) => number));
  expect(spots.slice(37).map(({ classes }) => classes.replace('spot is-wide spot-', ''))).toEqual([
    'column1', 'column2', 'column3', 'dozen1 is-dozen', 'dozen2 is-dozen', 'dozen3 is-dozen', 'low is-half', 'even is-half', 'red is-half is-red', 'black is-half is-black', 'odd is-half', 'high is-half',
  ]);
  expect(spots.find(({ spot }) => spot === 'dozen2')!.label).toBe('2nd dozen');
  expect(data.pays).toMatchObject({ 0: 36, 36: 36, red: 2, high: 2, dozen3: 3, column1: 3 });
  expect(Object.keys(data.pays as object)).toHaveLength(49);
  expect(page).toContain('R$2,000');
});

test('roulette: the wheel has its numbers in their order, each in its colour and turned to its place', async () => {
  const { page, data } = await open('roulette');
  const pockets = Array.from(page.matchAll(/fill="(#\w+)"\/>\s*<text transform="rotate\(([\d.]+) 100 100\)" x="100" y="22">(\d+)</g), ([, colour, turn, number]) => ({ colour, turn: Number(turn), number: Number(number) }));
  expect(pockets.map(({ number }) => number)).toEqual(data.wheel);
  expect(pockets.map(({ colour }) => colour)).toEqual(pockets.map((_, place) => (place === 0 ? '#0d8550' : place % 2 ? '#c01f32' : '#171d22')));
  for (const [place, { turn }] of pockets.entries()) expect(turn).toBeCloseTo((place * 360) / 37, 2);
});

test('fishing: twelve fish swim, one a lane, each with what it pays', async () => {
  const { page } = await open('fishing');
  const lanes = Array.from(page.matchAll(/lane-(\d+)"><button class="fish is-(\w+)" type="button" data-fish="(\w+)" aria-label="([^"]*)">.*?<span class="fish-pays" aria-hidden="true">([^<]*)</g), ([, lane, look, fish, spoken, pays]) => [lane, look === fish, spoken, pays].join(' '));
  expect(lanes.map((lane) => lane.replace(/^\d+ /, '')).filter((_, lane) => [0, 1, 5, 10].includes(lane))).toEqual(['true Whale, pays 100× 100×', 'true Sardine, pays 2× 2×', 'true Clownfish, pays 3× 3×', 'true Chest, pays up to 60× 60×']);
  expect(lanes.map((lane) => Number(lane.split(' ')[0]))).toEqual(Array.from({ length: 12 }, (_, lane) => lane));
});

test('crash: the multipliers at which the platform cashes out, and how the flight grows', async () => {
  const { page, data } = await open('crash');
  expect(Array.from(page.matchAll(/<option value="(\d*)">([^<]*)</g), ([, value, label]) => `${value} ${label}`)).toEqual([' Off', '120 1.2×', '150 1.5×', '200 2×', '300 3×', '500 5×', '1000 10×', '2000 20×', '5000 50×']);
  expect(data).toMatchObject({ growth: 0.000_1, ceiling: 10_000 });
  expect(page).toContain('At 100× everybody is paid.');
});

test.each<[MachineName, object]>([
  ['classic', { name: 'classic', columns: 3, rows: 3, unit: 1, hasLines: true, wild: 0, scatter: -1, coin: -1 }],
  ['lines', { name: 'lines', columns: 5, rows: 3, unit: 20, hasLines: true, wild: 0, scatter: 1, coin: -1 }],
  ['ways', { name: 'ways', columns: 5, rows: 3, unit: 20, hasLines: false, wild: 0, scatter: -1, coin: -1 }],
  ['cascade', { name: 'cascade', columns: 5, rows: 5, unit: 10, hasLines: false, wild: -1, scatter: -1, coin: -1 }],
  ['hold', { name: 'hold', columns: 5, rows: 3, unit: 10, hasLines: true, wild: -1, scatter: -1, coin: 0 }],
])('slots: the page of %s knows its machine, and begins with a window in which nothing pays', async (name, machine) => {
  const { page, data } = await open(name);
  const { columns, rows } = machine as { columns: number; rows: number };
  expect(data.machine).toEqual(machine);
  const { emblem } = gameOf(marina, name);
  expect((data.symbols as string[])[name === 'hold' ? 1 : 0]).toBe(emblemLabel(emblemNames.find((each) => each === emblem)!, 'en'));
  const grid = data.grid as number[];
  // Neither the first symbol nor the second, and no two alike beside or above each other.
  expect([grid.length, Math.min(...grid) >= 2, Math.max(...grid) < (data.symbols as string[]).length]).toEqual([columns * rows, true, true]);
  for (const [cell, symbol] of grid.entries()) {
    if ((cell + 1) % columns) expect(grid[cell + 1], `beside ${cell}`).not.toBe(symbol);
    if (cell + columns < grid.length) expect(grid[cell + columns], `below ${cell}`).not.toBe(symbol);
  }
  expect(page).toContain(`viewBox="0 0 ${columns * 100} ${rows * 100}"`);
});

test('slots: a page that is opened again shows the last window', async () => {
  const { nodeId, vendor, category } = gameOf(marina, 'cascade');
  const seat = await marina.openGame(await marina.launch({ nodeId, vendor, category }));
  const { steps } = await seat.post('/round', { round: 'the-last-window', stake: 100 }) as { steps: { grid: number[] }[] };
  expect(pageData(await (await seat.reload()).text()).grid).toEqual(steps.at(-1)!.grid);
});
