import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { VisitFault, VisitReport } from '../../../contract/visit-report.ts';
import type { GatewayFailure } from '../../gateway/failure.ts';
import { failureShown } from '../../ui/status-view/failure-view.tsx';
import { chunkLost } from '../../runtime/lazy/load-parts.ts';
import { pageData } from '../../device/page-data.ts';

/** The vitals of a visit, without those that the engine does not measure. */
type Vitals = Pick<VisitReport, 'lcp' | 'cls' | 'inp' | 'ttfb'>;

const measuresPaints = 'PerformanceObserver' in window && (PerformanceObserver.supportedEntryTypes ?? []).includes('largest-contentful-paint');

/** `Array.prototype.at` (Chromium 92), which web-vitals needs for shifts and interactions. */
const hasAt = 'at' in Array.prototype;

/**
 * Observes LCP, CLS, INP and TTFB; the returned function gives the current values, or `undefined` before the engine has
 * reported the largest paint: a page left within its first task, or never visible, has no vitals.
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

/** Limits of a message's length and of the faults of a visit: a fault in a loop is no news the tenth time. */
const longest = 160;
const most = 10;

/**
 * Removes personal data from a message: quoted texts, mail addresses, queries of addresses, long numbers, and words as
 * long as a token. Each step reads the text once, however long it is.
 */
export const withoutPersonalData = (message: string): string =>
  message
    .replace(/"[^"]*"?|'[^']*'|“[^”]*”?|`[^`]*`?/g, '…')
    .replace(/\S+/g, (word) => (/.@./.test(word) ? '…' : word))
    .replace(/https?:\/\/[^\s/]+(\/[^\s?#]*)?\S*/g, '$1')
    .replace(/[?#]\S*/g, '')
    .replace(/\d[\d.,-]{3,}/g, '…')
    .replace(/(^|\s)[^\s/.]{25,}/g, '$1…')
    .slice(0, longest);

/** The first file of the build in a stack, with its line and column. The name's length is limited, so that a stack of only `/assets/` is read in linear time. */
export const fileOf = (stack = ''): string => /\/assets\/([\w/-]{1,99}\.js:\d+:\d+)/.exec(stack)?.[1] ?? '';

const screenNow = (): string => document.querySelector<HTMLElement>('main')?.dataset.screen ?? '';

/** Collects uncaught errors, unhandled rejections, chunks that failed to load and shown failures with their request's id; the returned function gives the new ones. */
export function watchErrors(): () => VisitFault[] {
  let untold: VisitFault[] = [];
  let count = 0;
  const note = (kind: string, thrown: unknown) => {
    if (++count > most) return;
    const { name, message, stack } = thrown instanceof Error ? thrown : { name: typeof thrown, message: '', stack: '' };
    const { requestId } = Object(thrown) as Partial<GatewayFailure>;
    untold.push({ kind, message: withoutPersonalData(`${name}: ${message}`), screen: screenNow(), file: fileOf(stack), ...(requestId && { requestId }) });
  };
  addEventListener('error', ({ error }) => note('error', error));
  addEventListener('unhandledrejection', ({ reason }) => note('rejection', reason));
  addEventListener(chunkLost, (event) => note('chunk', (event as CustomEvent<unknown>).detail));
  addEventListener(failureShown, (event) => note('failure', (event as CustomEvent<unknown>).detail));
  return () => {
    const told = untold;
    untold = [];
    return told;
  };
}

/** Measures this visit, and reports whenever the page is hidden: the vitals once, faults as they come. */
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
