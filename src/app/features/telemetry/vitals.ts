import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { VisitReport } from '../../../contract/visit-report.ts';

/** The vitals of a visit; those that the engine does not measure are missing. */
export type Vitals = Pick<VisitReport, 'lcp' | 'cls' | 'inp' | 'ttfb'>;

const measuresPaints = 'PerformanceObserver' in window && (PerformanceObserver.supportedEntryTypes ?? []).includes('largest-contentful-paint');

/** web-vitals reads shifts and interactions by it (Chromium 92). */
const hasAt = 'at' in Array.prototype;

/**
 * Follows LCP, CLS, INP and TTFB; what the function gives is as of now, and `undefined` while the engine has still to
 * hand over the largest paint: a page left within its first task, or one that was never seen, has no vitals to tell.
 */
export function watchVitals(): () => Vitals | undefined {
  const vitals: Vitals = {};
  const each = { reportAllChanges: true };
  onLCP(({ value }: Metric) => (vitals.lcp = Math.round(value)), each);
  if (hasAt) {
    onCLS(({ value }: Metric) => (vitals.cls = Math.round(value * 10_000) / 10_000), each);
    onINP(({ value }: Metric) => (vitals.inp = Math.round(value)), each);
  }
  onTTFB(({ value }: Metric) => (vitals.ttfb = Math.round(value)));
  return () => (measuresPaints && vitals.lcp === undefined ? undefined : vitals);
}
