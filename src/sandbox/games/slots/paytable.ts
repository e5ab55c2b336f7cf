import { html, raw } from 'hono/html';
import type { Language } from '../../languages.ts';
import type { Markup } from '../../play/document.ts';
import { times } from '../game-page.ts';
import type { SlotMachine } from './machine.ts';
import { slotWords } from './words.ts';

const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string => sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** The rules of the machine, in a few sentences. */
export function ruleOf(machine: SlotMachine, symbols: readonly string[], language: Language): string {
  const say = slotWords[language];
  switch (machine.name) {
    case 'classic':
    case 'lines':
      return machine.free
        ? fill(say.linesRule, { wild: symbols[machine.wild]!, scatter: symbols[machine.free.scatter]!, spins: machine.free.spins })
        : fill(say.classicRule, { wild: symbols[machine.wild]!, lines: machine.lines.length });
    case 'ways':
      return fill(say.waysRule, { wild: symbols[machine.wild]! });
    case 'cascade':
      return say.cascadeRule;
    case 'hold': {
      const worth = (units: number) => times(language, units / machine.unit);
      return fill(say.holdRule, { lines: machine.lines.length, least: worth(Math.min(...machine.values)), most: worth(Math.max(...machine.values)), grand: worth(machine.grand) });
    }
  }
}

/** Pay of each symbol by its count, times the stake; and the shapes of the lines. */
export function slotRules(machine: SlotMachine, symbols: readonly string[], language: Language): Markup {
  const say = slotWords[language];
  const counts = [...new Set(machine.pays.flatMap((pays) => pays.flatMap((units, count) => (units ? [count] : []))))].toSorted((one, other) => one - other);
  const last = counts.at(-1)!;
  const spoken = (count: number) => (machine.name === 'cascade' ? fill(count === last ? say.groupMore : say.group, { count }) : fill(say.alike, { count }));
  const shown = (count: number) => (machine.name === 'cascade' && count === last ? `${count}+` : String(count));
  return html`<p>${ruleOf(machine, symbols, language)}</p>
<table class="pays"><thead><tr><th scope="col"><span class="spoken">${say.symbol}</span></th>${counts.map((count) => html`<th scope="col"><span aria-hidden="true">${shown(count)}</span><span class="spoken">${spoken(count)}</span></th>`)}</tr></thead>
<tbody>${machine.pays.map((pays, symbol) => (pays.length ? html`<tr><th scope="row"><svg class="symbol" aria-hidden="true"><use href="#symbol-${symbol}"/></svg><span class="spoken">${symbols[symbol]}</span></th>${counts.map((count) => html`<td>${pays[count] ? times(language, pays[count] / machine.unit) : '–'}</td>`)}</tr>` : ''))}</tbody></table>
<p class="quiet">${say.timesStake}</p>
${'lines' in machine ? html`<p class="quiet">${fill(say.lines, { count: machine.lines.length })}</p><div class="line-pictures" aria-hidden="true">${machine.lines.map((cells) => linePicture(machine, cells))}</div>` : ''}`;
}

function linePicture({ columns, rows }: SlotMachine, cells: readonly number[]): Markup {
  const points = cells.map((cell) => `${(cell % columns) * 10 + 5},${Math.floor(cell / columns) * 10 + 5}`).join(' ');
  return html`${raw(`<svg viewBox="0 0 ${columns * 10} ${rows * 10}"><polyline points="${points}"/></svg>`)}`;
}
