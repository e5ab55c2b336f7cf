import type { VisitFault } from '../../../contract/visit-report.ts';
import type { GatewayFailure } from '../../gateway/failure.ts';
import { chunkLost } from '../../runtime/lazy/load-parts.ts';
import { failureShown } from '../../ui/status-view/failure-view.tsx';

/** The most characters of a message, and the most faults of a visit: a fault in a loop says nothing more the tenth time. */
const longest = 160;
const most = 10;

/**
 * A message without what could be someone's: texts in quotes, mail addresses, queries of addresses, long numbers, and
 * words as long as a token. Each step reads the text once, however long it is.
 */
export const cleaned = (message: string): string =>
  message
    .replace(/"[^"]*"?|'[^']*'|“[^”]*”?|`[^`]*`?/g, '…')
    .replace(/\S+/g, (word) => (/.@./.test(word) ? '…' : word))
    .replace(/https?:\/\/[^\s/]+(\/[^\s?#]*)?\S*/g, '$1')
    .replace(/[?#]\S*/g, '')
    .replace(/\d[\d.,-]{3,}/g, '…')
    .replace(/(^|\s)[^\s/.]{25,}/g, '$1…')
    .slice(0, longest);

/** The first file of the build in a stack, with its line and column. Its name is short: a stack of `/assets/` alone is read once. */
export const fileOf = (stack = ''): string => /\/assets\/([\w/-]{1,99}\.js:\d+:\d+)/.exec(stack)?.[1] ?? '';

const screenNow = (): string => document.querySelector<HTMLElement>('main')?.dataset.screen ?? '';

/** Collects uncaught errors, unhandled rejections, chunks that failed to load and failures that were shown, with their request's id; the returned function gives those not given yet. */
export function watchErrors(): () => VisitFault[] {
  let untold: VisitFault[] = [];
  let count = 0;
  const note = (kind: string, thrown: unknown) => {
    if (++count > most) return;
    const { name, message, stack } = thrown instanceof Error ? thrown : { name: typeof thrown, message: '', stack: '' };
    const { requestId } = Object(thrown) as Partial<GatewayFailure>;
    untold.push({ kind, message: cleaned(`${name}: ${message}`), screen: screenNow(), file: fileOf(stack), ...(requestId && { requestId }) });
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
