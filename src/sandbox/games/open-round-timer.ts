import type { Platform } from '../handler.ts';
import { startTimer } from '../store/timer.ts';
import { second } from '../time/lengths.ts';
import { settleBlackjack } from './blackjack/table.ts';
import { settleCrash } from './crash/table.ts';
import { settlePoker } from './poker/play.ts';
import { settleRoulette } from './roulette/table.ts';

/** Settles every round that is over, whether or not its members are still there. */
export function settleOpenRounds(platform: Platform): void {
  settleRoulette(platform);
  settleBlackjack(platform);
  settleCrash(platform);
  settlePoker(platform);
}

/** Settles rounds as they end. Returns a function that stops it. */
export function startOpenRounds(platform: Platform): () => void {
  return startTimer('settling rounds', second, () => settleOpenRounds(platform));
}
