import { fill, money, words } from './parts.js';

/** Whether a round brought more than its stake: what came back below it is a loss. */
export const isWin = ({ stake, payout }) => payout > stake;

/** What a round brought, in a sentence: the gain over the stake, or what came back of it. */
export function outcomeOf({ stake, payout }) {
  if (payout > stake) return fill(words.won, { amount: money(payout - stake) });
  return payout ? fill(words.returned, { amount: money(payout) }) : words.noWin;
}

/** An amount with its sign: `+R$ 5,00`. */
export const signed = (amount) => (amount > 0 ? `+${money(amount)}` : money(amount));
