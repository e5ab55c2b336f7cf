import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../src/edge/escape-html.ts';
import { gapOf, reaches, type Figure, type Goal } from '../figure.ts';
import type { Measured, Report } from '../stored-report.ts';
import { bars, line } from './chart.ts';
import { numberText, stolenText } from './number-text.ts';

const style = `body{font:15px/1.5 system-ui,sans-serif;max-width:960px;margin:32px auto;padding:0 16px;color:#1b1f24}
table{border-collapse:collapse;width:100%;margin:12px 0}th,td{text-align:left;padding:4px 8px;border-bottom:1px solid #d8dde3}td.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.met{color:#10703c}.missed{color:#b3261e;font-weight:600}small{color:#5a6570}svg{width:100%;max-width:720px;font-size:12px}
svg text{fill:#1b1f24}svg rect,svg circle{fill:#3b6fd4}.spread{stroke:#1b1f24;stroke-width:2}.goal{stroke:#b3261e;stroke-width:2}.axis{stroke:#9aa4af}.line{stroke:#3b6fd4;fill:none;stroke-width:2}figure{margin:12px 0}`;

const goalText = (goal?: Goal) => (goal ? [goal.most !== undefined && `≤ ${numberText(goal.most)}`, goal.least !== undefined && `≥ ${numberText(goal.least)}`].filter(Boolean).join(', ') : '');

function rowOf(figure: Figure, before: readonly Figure[]): string {
  const { name, unit, value, spread, goal, note, cause } = figure;
  const met = reaches(figure);
  const gap = gapOf(figure);
  const earlier = before.find((each) => each.name === name);
  const verdict = met === undefined ? '' : met ? '<span class="met">met</span>' : `<span class="missed">${gap! > 0 ? '+' : ''}${numberText(gap!)} ${escapeHtml(unit)}</span>`;
  return `<tr><td>${escapeHtml(name)}${note ? `<br><small>${escapeHtml(note)}</small>` : ''}</td><td class="n">${numberText(value)} ${escapeHtml(unit)}</td>
<td class="n">${numberText(spread[0])} to ${numberText(spread[1])}</td><td class="n">${earlier ? numberText(earlier.value) : ''}</td><td class="n">${goalText(goal)}</td><td>${verdict}${met === false && cause ? `<br><small>${escapeHtml(cause)}</small>` : ''}</td></tr>`;
}

/** A bar chart for each unit, and a line chart for figures by size. */
function chartsOf(figures: readonly Figure[]): string {
  const single = figures.filter(({ point }) => !point);
  const units = [...new Set(single.map(({ unit }) => unit))].map((wanted) => single.filter(({ unit }) => unit === wanted));
  const charts = [...new Set(figures.flatMap(({ point }) => point?.chart ?? []))];
  const lines = charts.map((title) => line(title, figures.filter(({ point }) => point?.chart === title)));
  return [...units.filter((those) => those.length > 1).map(bars), ...lines].join('\n');
}

function sectionOf({ title, figures, seconds, stolen, at, revision, failure, before }: Measured): string {
  const head = ['figure', 'median', 'least to most', 'the run before', 'goal', 'met, or gap and its cause'].map((text) => `<th>${text}</th>`).join('');
  const table = `<table><tr>${head}</tr>${figures.map((figure) => rowOf(figure, before?.figures ?? [])).join('')}</table>`;
  const taken = `${at}, ${revision}, ${numberText(seconds)} s${stolen === undefined ? '' : `, ${stolenText(stolen)}`}${before ? `; before: ${before.at}, ${before.revision}` : ''}`;
  return `<h2>${escapeHtml(title)}</h2>${failure ? `<p class="missed">Broke off: ${escapeHtml(failure)}</p>` : `${table}${chartsOf(figures)}`}<p><small>${escapeHtml(taken)}</small></p>`;
}

/** Writes index.html for people, and figures.json for the next run. */
export function writeReport(folder: string, report: Report): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(report, null, 1)}\n`);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Leve, measured</title><style>${style}</style>
<h1>Leve, measured</h1><p>${escapeHtml(report.processors)}, Node ${report.node}</p>${report.parts.map(sectionOf).join('\n')}</html>\n`;
  writeFileSync(join(folder, 'index.html'), html);
}
