import type { Result } from 'lighthouse';
import type { Blocking } from './blocking.ts';

/** The goals of a page: scores of 100, times in ms. */
export const goals = {
  performance: { least: 100 },
  accessibility: { least: 100 },
  'best practices': { least: 100 },
  seo: { least: 100 },
  'LCP ms': { most: 1_200 },
  'TBT ms': { most: 20 },
  'TBT by processor ms': { most: 20 },
  CLS: { most: 0 },
} as const satisfies Record<string, { least: number } | { most: number }>;

/**
 * By how much a figure may miss its goal before the gate fails. On machines of two cores the same build had 0 to 63 ms
 * of blocking, and by processor time up to 64 ms in a single run; other figures are stable. A blocking like that, and a
 * speed index of three seconds, which has no goal of its own, make a performance of 98. The largest paint was at 0.76 to
 * 0.91 s.
 */
const tolerance: Partial<Record<Figure, number>> = { performance: 2, 'LCP ms': 100, 'TBT ms': 60, 'TBT by processor ms': 60 };

/**
 * The tolerance for a run whose tasks lasted `held` times their processor time. On a busy machine wall time says little
 * about the page, so its tolerance grows: the same build had 0 to 588 ms of blocking and a performance of 85 to 99.
 * That of processor time, which shows what the page itself costs, does not: with one of two cores busy it was 169 ms.
 */
export const toleranceAt = (held: number): Partial<Record<Figure, number>> => (held < 1.6 ? tolerance : { ...tolerance, performance: 15, 'TBT ms': 580 });

export type Figure = keyof typeof goals;
export type Figures = Record<Figure, number>;

/** The figures of one run. A missing category or audit counts as the worst value. */
export function figuresOf({ categories, audits }: Pick<Result, 'categories' | 'audits'>, { own }: Pick<Blocking, 'own'>): Figures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Infinity;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
    'TBT by processor ms': own,
    CLS: Math.round(value('cumulative-layout-shift') * 1_000) / 1_000,
  };
}

/** Figures that a busy machine only makes worse. */
const byTheClock: readonly Figure[] = ['performance', 'LCP ms', 'TBT ms'];

/**
 * One figure of several runs: the best by the clock, the median of each other. The first frame of the same page came after
 * 0.3 s or, where the browser's own processes waited for a processor, after 1.3 s, and Lighthouse then counts the scripts
 * into its largest paint (0.9 and 2.1 s): such a run says nothing about the page, and a slow page is slow in each run.
 */
export function combine(runs: readonly Figures[]): Figures {
  const of = (figure: Figure) => {
    const sorted = runs.map((run) => run[figure]).toSorted((one, other) => one - other);
    if (!byTheClock.includes(figure)) return sorted[Math.floor(runs.length / 2)]!;
    return 'least' in goals[figure] ? sorted.at(-1)! : sorted[0]!;
  };
  return Object.fromEntries(Object.keys(goals).map((figure) => [figure, of(figure as Figure)])) as Figures;
}

/** The figures that miss their goal by more than `tolerated`. */
export function missedGoals(figures: Figures, tolerated: Partial<Record<Figure, number>> = {}): Figure[] {
  return (Object.keys(goals) as Figure[]).filter((figure) => {
    const goal: { least?: number; most?: number } = goals[figure];
    const slack = tolerated[figure] ?? 0;
    return figures[figure] < (goal.least ?? -Infinity) - slack || figures[figure] > (goal.most ?? Infinity) + slack;
  });
}
