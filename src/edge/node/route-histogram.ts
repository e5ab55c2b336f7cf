import type { Metric, Registry } from 'prom-client';

/** Observations of a route: counts by the smallest fitting bucket, the last for values above all bounds. */
interface Observed {
  counts: number[];
  sum: number;
}

/** A histogram with the label `route`. prom-client's own joins and checks the labels at each observation, a twentieth of a page's cost. */
export class RouteHistogram {
  readonly type = 'histogram';
  readonly name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  readonly #byRoute = new Map<string, Observed>();

  /** `bounds`: upper bounds of the buckets, ascending. */
  constructor({ name, help, bounds, registry }: { name: string; help: string; bounds: readonly number[]; registry: Registry }) {
    this.name = name;
    this.#help = help;
    this.#bounds = bounds;
    registry.registerMetric(this as unknown as Metric);
  }

  observe(route: string, value: number): void {
    let observed = this.#byRoute.get(route);
    if (!observed) this.#byRoute.set(route, (observed = { counts: Array.from({ length: this.#bounds.length + 1 }, () => 0), sum: 0 }));
    let at = 0;
    while (value > this.#bounds[at]!) at++;
    observed.counts[at]!++;
    observed.sum += value;
  }

  /** Called by the registry. */
  get() {
    const { name, type } = this;
    const values: { metricName: string; labels: Record<string, string | number>; value: number }[] = [];
    for (const [route, { counts, sum }] of this.#byRoute) {
      let count = 0;
      for (const [at, more] of counts.entries()) values.push({ metricName: `${name}_bucket`, labels: { le: this.#bounds[at] ?? '+Inf', route }, value: (count += more) });
      values.push({ metricName: `${name}_sum`, labels: { route }, value: sum }, { metricName: `${name}_count`, labels: { route }, value: count });
    }
    return Promise.resolve({ name, type, help: this.#help, aggregator: 'sum', values });
  }
}
