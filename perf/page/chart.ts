import { escapeHtml } from '../../src/edge/escape-html.ts';
import type { Figure } from '../figure.ts';
import { numberText } from './number-text.ts';

const width = 640;
const left = 240;
const row = 26;
const plot = 200;

/** A bar chart of figures of one unit, with spread and goal of each. */
export function bars(figures: readonly Figure[]): string {
  const most = Math.max(...figures.flatMap(({ spread, goal }) => [spread[1], goal?.most ?? goal?.least ?? 0])) || 1;
  const at = (value: number) => left + (value / most) * (width - left - 90);
  const lines = figures.map(({ name, unit, value, spread, goal }, index) => {
    const y = index * row;
    const wanted = goal?.most ?? goal?.least;
    return `<text x="${left - 8}" y="${y + 17}" text-anchor="end">${escapeHtml(name.length > 38 ? `${name.slice(0, 37)}…` : name)}</text>
<rect x="${left}" y="${y + 5}" width="${Math.max(1, at(value) - left)}" height="14"/>
<path class="spread" d="M${at(spread[0])} ${y + 12}H${at(spread[1])}"/>
${wanted === undefined ? '' : `<path class="goal" d="M${at(wanted)} ${y + 1}v22"/>`}
<text x="${at(Math.max(value, spread[1])) + 6}" y="${y + 17}">${numberText(value)} ${escapeHtml(unit)}</text>`;
  });
  return `<svg viewBox="0 0 ${width} ${figures.length * row}" role="img" aria-label="bars">${lines.join('')}</svg>`;
}

/** A line chart of cost by size, with labelled points. */
export function line(title: string, figures: readonly Figure[]): string {
  const points = figures.toSorted((one, other) => one.point!.size - other.point!.size);
  const biggest = Math.max(...points.map(({ point }) => point!.size));
  const most = Math.max(...points.map(({ spread }) => spread[1])) || 1;
  const x = (size: number) => 60 + (size / biggest) * (width - 140);
  const y = (value: number) => plot - 30 - (value / most) * (plot - 60);
  const marks = points.map(({ point, value, unit }) => `<circle cx="${x(point!.size)}" cy="${y(value)}" r="4"/>
<text x="${x(point!.size)}" y="${y(value) - 9}" text-anchor="middle">${numberText(value)} ${escapeHtml(unit)}</text>
<text x="${x(point!.size)}" y="${plot - 8}" text-anchor="middle">${numberText(point!.size)}</text>`);
  const path = points.map(({ point, value }, index) => `${index ? 'L' : 'M'}${x(point!.size)} ${y(value)}`).join('');
  return `<figure><figcaption>${escapeHtml(title)}</figcaption><svg viewBox="0 0 ${width} ${plot}" role="img" aria-label="${escapeHtml(title)}">
<path class="axis" d="M60 ${plot - 30}H${width - 60}"/><path class="line" d="${path}"/>${marks.join('')}</svg></figure>`;
}
