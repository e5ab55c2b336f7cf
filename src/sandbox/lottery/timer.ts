import type { Platform } from '../handler.ts';
import { settleDraws } from './tickets.ts';

const interval = 1000;

/** Settles draws as they happen, so that a win is in the wallet before the next call. Returns a function that stops it. */
export function startDraws(platform: Platform): () => void {
  const timer = setInterval(() => settleDraws(platform), interval);
  timer.unref();
  return () => clearInterval(timer);
}
