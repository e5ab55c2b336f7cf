import { byId, element, money, page, replaceContent, words } from './parts.js';

const most = 12;
// Brasília's clock, as in the app's records.
const timeZone = 'America/Sao_Paulo';
const timeFormat = new Intl.DateTimeFormat(page.locale, { timeZone, hour: '2-digit', minute: '2-digit' });
const dayFormat = new Intl.DateTimeFormat(page.locale, { timeZone, day: '2-digit', month: '2-digit' });

/** `17:05`, or with its day where that is not today: `22/11, 17:05`. */
function timeText(at) {
  const [day, time] = [dayFormat.format(at), timeFormat.format(at)];
  return day === dayFormat.format(Date.now()) ? time : `${day}, ${time}`;
}

function row(round) {
  const won = round.payout > 0;
  return element('li', 'history-row', [
    element('span', 'history-time', timeText(round.placedAt)),
    element('span', 'history-name', page.kind === 'game' ? `${words.stake} ${money(round.stake)}` : round.label),
    element('span', won ? 'history-amount is-won' : 'history-amount', money(won ? round.payout : -round.stake)),
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
