import { gapOf, reaches, type Figure, type Goal } from '../figure.ts';
import type { Measured, Report } from '../stored-report.ts';
import { numberText } from './number-text.ts';

/** Lines of the whole table, and figures of each part: what misses its goal goes first. */
const mostLines = 80;
const mostOfPart = 4;

const goalText = ({ most, least }: Goal): string => (most === undefined ? `≥ ${numberText(least!)}` : `≤ ${numberText(most)}`);

const missedFirst = (one: Figure, other: Figure): number => Number(reaches(one)) - Number(reaches(other));

function rowsOf({ title, at, revision, figures, failure }: Measured): string[] {
  const withGoal = figures.filter(({ goal }) => goal).toSorted(missedFirst);
  const met = withGoal.filter((figure) => reaches(figure)).length;
  const verdict = failure ? `broke off: ${failure.split('\n')[0]!.replaceAll('|', '/')}` : `${met} of ${withGoal.length} met`;
  const rows = withGoal.slice(0, mostOfPart).map((figure) => {
    const gap = gapOf(figure);
    return `| ${figure.name} | ${numberText(figure.value)} ${figure.unit} | ${goalText(figure.goal!)} | ${gap === undefined ? 'met' : `${gap > 0 ? '+' : ''}${numberText(gap)}`} |`;
  });
  return [`| **${title}** (${at.slice(0, 10)}, ${revision}) | | | ${verdict} |`, ...rows];
}

/** The report in a table that is stored with the code: each part with its goals, of which the missed ones stand first. */
export function tableOf({ processors, node, parts }: Report): string {
  const head = ['# Figures', '', `Medians, ${processors}, Node ${node}, written by \`npm run perf\`; all of them are in perf/report.`, '', '| figure | median | goal | met, or the gap |', '|---|---|---|---|'];
  return `${[...head, ...parts.flatMap(rowsOf)].slice(0, mostLines).join('\n')}\n`;
}
