import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Metric } from 'web-vitals';
import type { VisitFault, VisitReport } from '../../../contract/visit-report.ts';
import { chunkLost } from '../../runtime/lazy/load-parts.ts';
import { pageData } from '../../device/page-data.ts';

/** The vitals of a visit; those that the engine does not measure are missing. */
type Vitals = Pick<VisitReport, 'lcp' | 'cls' | 'inp' | 'ttfb'>;

const measuresPaints = 'PerformanceObserver' in window && (PerformanceObserver.supportedEntryTypes ?? []).includes('largest-contentful-paint');

/** web-vitals reads shifts and interactions by it (Chromium 92). */
const hasAt = 'at' in Array.prototype;

/**
 * Follows LCP, CLS, INP and TTFB; what the function gives is as of now, and `undefined` while the engine has still to
 * hand over the largest paint: a page left within its first task, or one that was never seen, has no vitals to tell.
 */
function watchVitals(): () => Vitals | undefined {
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

/** The most characters of a message, and the most faults of a visit: a fault in a loop says nothing more the tenth time. */
const longest = 160;
const most = 10;

/**
 * A message without what could be someone's: texts in quotes, mail addresses, queries of addresses, long numbers, and
 * words as long as a token.
 */
export const cleaned = (message: string): string =>
  message
    .replace(/"[^"]*"?|'[^']*'|“[^”]*”?|`[^`]*`?/g, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/https?:\/\/[^\s/]+(\/[^\s?#]*)?\S*/g, '$1')
    .replace(/[?#]\S*/g, '')
    .replace(/\d[\d.,-]{3,}/g, '…')
    .replace(/(^|\s)[^\s/.]{25,}/g, '$1…')
    .slice(0, longest);

/** The first file of the build in a stack, with its line and column. */
export const fileOf = (stack = ''): string => /\/assets\/([\w/-]+\.js:\d+:\d+)/.exec(stack)?.[1] ?? '';

const screenNow = (): string => document.querySelector<HTMLElement>('main')?.dataset.screen ?? '';

/** Collects uncaught errors, unhandled rejections and chunks that failed to load; the returned function gives those not given yet. */
function watchErrors(): () => VisitFault[] {
  let untold: VisitFault[] = [];
  let count = 0;
  const note = (kind: string, thrown: unknown) => {
    if (++count > most) return;
    const { name, message, stack } = thrown instanceof Error ? thrown : { name: typeof thrown, message: '', stack: '' };
    untold.push({ kind, message: cleaned(`${name}: ${message}`), screen: screenNow(), file: fileOf(stack) });
  };
  addEventListener('error', ({ error }) => note('error', error));
  addEventListener('unhandledrejection', ({ reason }) => note('rejection', reason));
  addEventListener(chunkLost, (event) => note('chunk', (event as CustomEvent<unknown>).detail));
  return () => {
    const told = untold;
    untold = [];
    return told;
  };
}

/** Measures this visit, and sends what there is whenever the page is hidden: the vitals once, faults as they come. */
export function measureVisit(address: string): void {
  const screen = document.querySelector<HTMLElement>('main')?.dataset.screen ?? '';
  const vitals = watchVitals();
  const faults = watchErrors();
  let told = false;
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    const found = faults();
    const measured = told ? undefined : vitals();
    if (!measured && !found.length) return;
    const report: VisitReport = { merchant: pageData.merchant.code, screen, ...measured, faults: found };
    if (navigator.sendBeacon(address, JSON.stringify(report)) && measured) told = true;
  });
}
