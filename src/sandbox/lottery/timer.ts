import type { Platform } from '../handler.ts';
import { startTimer } from '../store/timer.ts';
import { second } from '../time/lengths.ts';
import { settleDraws } from './tickets.ts';

const interval = second;

/** Settles draws as they happen, so that a win is in the wallet before the next call. Returns a function that stops it. */
export function startDraws(platform: Platform): () => void {
  return startTimer('settling draws', interval, () => settleDraws(platform));
}
