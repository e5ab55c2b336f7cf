import type { Result } from 'lighthouse';

/** What Lighthouse must find on a page: scores of 100, times in ms. */
export const gates = {
  performance: { least: 100 },
  accessibility: { least: 100 },
  'best practices': { least: 100 },
  seo: { least: 100 },
  'LCP ms': { most: 1_500 },
  'TBT ms': { most: 20 },
  CLS: { most: 0 },
} as const satisfies Record<string, { least: number } | { most: number }>;

export type Figure = keyof typeof gates;
export type Figures = Record<Figure, number>;

/** The figures of one run. A category or an audit that is missing counts as the worst. */
export function figuresOf({ categories, audits }: Pick<Result, 'categories' | 'audits'>): Figures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Infinity;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: Math.round(value('cumulative-layout-shift') * 1_000) / 1_000,
  };
}

/** The middle of each figure over the runs. */
export function median(runs: readonly Figures[]): Figures {
  const middle = (figure: Figure) => runs.map((run) => run[figure]).toSorted((one, other) => one - other)[Math.floor(runs.length / 2)]!;
  return Object.fromEntries(Object.keys(gates).map((figure) => [figure, middle(figure as Figure)])) as Figures;
}

/** The figures that miss their gate. */
export function missed(figures: Figures): Figure[] {
  return (Object.keys(gates) as Figure[]).filter((figure) => {
    const gate: { least?: number; most?: number } = gates[figure];
    return figures[figure] < (gate.least ?? -Infinity) || figures[figure] > (gate.most ?? Infinity);
  });
}
