import { byId, element, fill, motionUnwanted, page, picture, words } from './parts.js';

const { columns, rows, unit, name, wild, scatter } = page.machine;
/** Symbols that only scroll by, above those that are seen. */
const fillers = 3 * rows;
const view = byId('reels');

const reels = Array.from({ length: columns }, () => {
  const reel = element('div', 'reel');
  view.append(reel);
  return reel;
});

const worthFormat = new Intl.NumberFormat(page.locale, { maximumFractionDigits: 1 });

function cell(symbol, value) {
  const made = element('div', 'cell', [picture(`symbol-${symbol}`, 'symbol')]);
  if (symbol === wild) made.append(element('span', 'cell-tag', words.wild));
  if (symbol === scatter) made.append(element('span', 'cell-tag', words.scatter));
  if (value) made.append(element('span', 'cell-worth', `${worthFormat.format(value / unit)}×`));
  return made;
}

const anySymbol = () => Math.floor(Math.random() * page.symbols.length);
const indexesOf = (reel) => Array.from({ length: rows }, (_, row) => row * columns + reel);
const cellsOf = ({ grid, values }, reel) => indexesOf(reel).map((index) => cell(grid[index], values && values[index]));

/** The cell of the window at `index`, counted row by row. */
export const cellAt = (index) => reels[index % columns].firstElementChild.children[Math.floor(index / columns)];

function put(reel, cells, className) {
  const strip = element('div', `strip ${className}`);
  strip.append(...cells);
  reel.textContent = '';
  reel.append(strip);
  return strip;
}

function label(grid) {
  const lines = Array.from({ length: rows }, (_, row) => grid.slice(row * columns, (row + 1) * columns).map((symbol) => page.symbols[symbol]).join(', '));
  view.setAttribute('aria-label', fill(words.window, { symbols: lines.join('; ') }));
}

let shown = { grid: page.grid };

/** Shows a window as it stands. */
export function lay(grid) {
  laySteady({ grid });
}

/** Shows a step without turning; cells that differ from the step before are marked as new. */
export function laySteady(step, before) {
  shown = step;
  reels.forEach((reel, at) => {
    const cells = cellsOf(step, at);
    if (before) {
      indexesOf(at).forEach((index, row) => {
        const isNew = step.values && step.values[index] && !(before.values && before.values[index]);
        if (isNew) cells[row].classList.add('is-new');
        if (!(step.values && step.values[index])) cells[row].classList.add('is-dim');
      });
    }
    put(reel, cells, 'is-still');
  });
  label(step.grid);
}

let turning = false;
export const isTurning = () => turning;

/** Lets the reels run until they are stopped. A cascade's symbols fall out instead. */
export function turn() {
  turning = true;
  if (motionUnwanted()) return;
  if (name === 'cascade') {
    for (const reel of reels) reel.firstElementChild.classList.add('is-leaving');
    return;
  }
  reels.forEach((reel, at) => {
    const strip = put(reel, cellsOf(shown, at), 'is-turning');
    for (let index = 0; index < fillers; index++) strip.append(cell(anySymbol()));
    // The first ones are repeated at the end, so that the loop has no seam.
    strip.append(...cellsOf(shown, at));
  });
}

/** Stops the reels on a step, one after the other. */
export async function stop(step, rest, stagger) {
  turning = false;
  shown = step;
  if (motionUnwanted()) {
    laySteady(step);
    return;
  }
  for (const [at, reel] of reels.entries()) {
    const strip = put(reel, cellsOf(step, at), 'is-stopping');
    for (let index = 0; index < fillers; index++) strip.append(cell(anySymbol()));
    strip.append(...cellsOf(step, at));
    await rest(stagger);
  }
  await rest(460);
  laySteady(step);
}

/** Shows a step of a cascade: what won before vanishes, the rest falls, and new symbols come from above. */
export async function drop(step, before, rest) {
  turning = false;
  const gone = new Set(before ? before.wins.flatMap(({ cells }) => cells) : step.grid.keys());
  if (before && !motionUnwanted()) {
    for (const index of gone) cellAt(index).classList.add('is-gone');
    await rest(240);
  }
  laySteady(step);
  if (motionUnwanted()) return;
  for (let at = 0; at < columns; at++) {
    const own = indexesOf(at).filter((index) => gone.has(index));
    // Whatever stood above the lowest one that vanished has moved.
    const lowest = own.length ? own[own.length - 1] : -1;
    for (const index of indexesOf(at)) if (index <= lowest) cellAt(index).classList.add('is-dropping');
  }
  await rest(320);
}
