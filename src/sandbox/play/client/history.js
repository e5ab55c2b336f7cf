import { isWin, signed } from './outcome.js';
import { byId, element, money, page, replaceContent, words } from './parts.js';
import { timeText } from './times.js';

const most = 12;

function row(round) {
  return element('li', 'history-row', [
    element('span', 'history-time', timeText(round.placedAt)),
    element('span', 'history-name', page.kind === 'game' ? `${words.stake} ${money(round.stake)}` : round.label),
    element('span', isWin(round) ? 'history-amount is-won' : 'history-amount', signed(round.payout - round.stake)),
  ]);
}

export function showHistory(rounds) {
  replaceContent(byId('history'), rounds.length ? rounds.map(row) : [element('li', 'empty', words.noHistory)]);
}

export function addToHistory(round) {
  const list = byId('history');
  const empty = list.querySelector('.empty');
  if (empty) empty.remove();
  list.prepend(row(round));
  while (list.children.length > most) list.lastElementChild.remove();
}
