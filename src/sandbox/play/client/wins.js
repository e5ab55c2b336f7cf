import { byId, element, fill, money, motionUnwanted, page, pause, picture, words } from './parts.js';
import { cellAt } from './reels.js';

const svg = 'http://www.w3.org/2000/svg';
const lines = byId('lines');
const { columns, hasLines, wild } = page.machine;

const middle = (cell) => `${(cell % columns) * 100 + 50},${Math.floor(cell / columns) * 100 + 50}`;

export function clearWins() {
  lines.textContent = '';
  for (const cell of document.querySelectorAll('.cell.is-winning')) cell.classList.remove('is-winning');
}

/** Lifts the symbols that won, and draws the lines on which they stand. */
export function showWins(wins) {
  for (const { cells } of wins) {
    for (const cell of cells) cellAt(cell).classList.add('is-winning');
    if (!hasLines || cells.length > columns) continue;
    const line = document.createElementNS(svg, 'polyline');
    line.setAttribute('points', cells.map(middle).join(' '));
    lines.append(line);
  }
}

/** The wins of a step: `3 × Tiger, 4 × Bell`. */
export function describe({ grid, wins, times }) {
  const said = wins.map(({ cells }) => {
    const own = cells.map((cell) => grid[cell]).find((symbol) => symbol !== wild);
    const reach = page.machine.name === 'ways' ? new Set(cells.map((cell) => cell % columns)).size : cells.length;
    return fill(words.ofLine, { count: reach, symbol: page.symbols[own === undefined ? wild : own] });
  });
  const list = Array.from(new Set(said)).slice(0, 3);
  if (times) list.push(fill(words.multiplied, { times }));
  return list.join(', ');
}

/** A big win: its sum counts up amid coins. Gone by itself or at a tap. */
export async function celebrate(amount) {
  const feast = byId('feast');
  const sum = byId('feast-sum');
  feast.hidden = false;
  if (motionUnwanted()) {
    sum.textContent = money(amount);
    await pause(1800);
  } else {
    const coins = Array.from({ length: 14 }, (_, index) => element('div', `coin coin-${index % 7}`, [picture('symbol-0', 'symbol')]));
    feast.append(...coins);
    await count(sum, amount, 1400);
    await pause(1200);
    for (const coin of coins) coin.remove();
  }
  feast.hidden = true;
}

function count(sum, amount, ms) {
  return new Promise((resolve) => {
    let started;
    const tick = (now) => {
      if (started === undefined) started = now;
      const share = Math.min(1, (now - started) / ms);
      sum.textContent = money(Math.round(amount * share * (2 - share)));
      if (share < 1) requestAnimationFrame(tick);
      else resolve();
    };
    requestAnimationFrame(tick);
  });
}
