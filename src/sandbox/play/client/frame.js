import { modal } from './dialog.js';
import { showHistory } from './history.js';
import { isWin } from './outcome.js';
import { balanceText, byId, element, page, replaceContent, speak, whenTapped } from './parts.js';
import { stakePicker } from './stake.js';

// Common to all games: stake, rules, history and the line that says how a round stands.

showHistory(page.history);
whenTapped(byId('paytable-open'), modal(byId('paytable')));

/** The stake that is chosen, minor units. */
export const chosen = stakePicker(page.stakes, page.openingStake);

let told = '';

/** Shows how the round stands, and answers whether that is new. */
export function showLine(sentence, detail, isWon) {
  const key = `${sentence}|${Boolean(isWon)}|${detail || ''}`;
  if (key === told) return false;
  told = key;
  const line = byId('message');
  line.classList.toggle('is-won', Boolean(isWon));
  replaceContent(line, detail ? [sentence, element('small', '', detail)] : [sentence]);
  return true;
}

const inOrder = (sentences) => speak(sentences.filter(Boolean).map((sentence) => sentence.replace(/[.\s]+$/, '')).join('. '));

/** Shows how the round stands and says it, with what `more` ears need; the same again is not said again. */
export function tell(sentence, detail, more) {
  if (showLine(sentence, detail)) inOrder([sentence, detail, more]);
}

/** Shows and says how a round ended, and the balance after it. `more` is said before it. */
export function tellEnd(round, sentence, detail, more) {
  if (showLine(sentence, detail, isWin(round))) inOrder([more, sentence, detail, balanceText()]);
}

/** A figure without its currency, as it fits on a chip: `1,5`. */
const chipFormat = new Intl.NumberFormat(page.locale, { maximumFractionDigits: 2 });
export const chipText = (amount) => chipFormat.format(amount / 100);

const timesFormat = new Intl.NumberFormat(page.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Hundredths as a multiplier: `2,50×`. */
export const timesText = (hundredths) => `${timesFormat.format(hundredths / 100)}×`;
