import { byId, element, money, motionUnwanted, page, pause, picture } from './parts.js';

const svg = 'http://www.w3.org/2000/svg';
const lines = byId('lines');

const middle = (cell) => `${(cell % 3) * 100 + 50},${Math.floor(cell / 3) * 100 + 50}`;
const cellAt = (cell) => document.querySelectorAll('.reel')[cell % 3].firstElementChild.children[Math.floor(cell / 3)];

export function clearWins() {
  lines.textContent = '';
  for (const cell of document.querySelectorAll('.cell.is-winning')) cell.classList.remove('is-winning');
}

/** Draws the lines that won and lifts their symbols. */
export function showWins(wins) {
  for (const win of wins) {
    const cells = page.lines[win.line];
    const line = document.createElementNS(svg, 'polyline');
    line.setAttribute('points', cells.map(middle).join(' '));
    lines.append(line);
    for (const cell of cells) cellAt(cell).classList.add('is-winning');
  }
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
