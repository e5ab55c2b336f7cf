import type { VisitReport } from '../../../contract/visit-report.ts';

export type Vitals = Pick<VisitReport, 'lcp' | 'cls' | 'inp' | 'ttfb'>;

/** A shift of the layout and an interaction, which TypeScript's own types leave out or name otherwise. */
interface Entry extends PerformanceEntry {
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
}

/** ms: shifts belong together while they follow so closely, and no longer than that in all */
const gap = 1_000;
const longestWindow = 5_000;
/** one in so many interactions may be slower than what INP tells */
const forgiven = 50;

/** Hands over the entries of a type, those of before included; `false` where the engine has none. */
function observe(type: string, each: (entry: Entry) => void): boolean {
  const types = typeof PerformanceObserver === 'function' ? PerformanceObserver.supportedEntryTypes : undefined;
  if (!types?.includes(type)) return false;
  new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
  return true;
}

/** Reads LCP, CLS, INP and TTFB as the browsers define them; what the function gives is as of now. */
export function watchVitals(): () => Vitals {
  let lcp: number | undefined;
  observe('largest-contentful-paint', ({ startTime }) => (lcp = startTime));

  let [cls, sum, first, last] = [0, 0, 0, 0];
  const shifts = observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - last > gap || startTime - first > longestWindow) [sum, first] = [0, startTime];
    last = startTime;
    sum += value;
    cls = Math.max(cls, sum);
  });

  const interactions = new Map<number, number>();
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  });

  return () => {
    const slowest = Array.from(interactions.values()).sort((one, other) => other - one);
    const inp = slowest[Math.floor(slowest.length / forgiven)];
    const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
    return {
      ...(lcp !== undefined && { lcp: Math.round(lcp) }),
      ...(shifts && { cls: Math.round(cls * 10_000) / 10_000 }),
      ...(inp !== undefined && { inp: Math.round(inp) }),
      ...(navigation && { ttfb: Math.round(navigation.responseStart) }),
    };
  };
}
