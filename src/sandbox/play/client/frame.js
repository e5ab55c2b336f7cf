import { modal } from './dialog.js';
import { showHistory } from './history.js';
import { byId, element, page, replaceContent, whenTapped } from './parts.js';
import { stakePicker } from './stake.js';

// Common to all games: stake, rules, history and the line that says how a round stands.

showHistory(page.history);
whenTapped(byId('paytable-open'), modal(byId('paytable')));

let listener;

/** The stake that is chosen, minor units. */
export const chosen = stakePicker(page.stakes, page.openingStake, (stake) => listener && listener(stake));

/** Calls `work` with every stake that is chosen from now on. */
export const whenStakeChanges = (work) => {
  listener = work;
};

let told = '';

/** Says how the round stands; the same again is not said again. */
export function tell(sentence, isWon, detail) {
  const key = `${sentence}|${isWon}|${detail || ''}`;
  if (key === told) return;
  told = key;
  const line = byId('message');
  line.classList.toggle('is-won', Boolean(isWon));
  replaceContent(line, detail ? [sentence, element('small', '', detail)] : [sentence]);
}

/** A figure without its currency, as it fits on a chip: `1,5`. */
const chipFormat = new Intl.NumberFormat(page.locale, { maximumFractionDigits: 2 });
export const chipText = (amount) => chipFormat.format(amount / 100);

const timesFormat = new Intl.NumberFormat(page.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Hundredths as a multiplier: `2,50×`. */
export const timesText = (hundredths) => `${timesFormat.format(hundredths / 100)}×`;
