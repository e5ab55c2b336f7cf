import { isWin, outcomeOf } from './outcome.js';
import { byId, element, fill, money, replaceContent, words } from './parts.js';

function outcome(ticket) {
  if (ticket.state === 'open') return element('span', 'ticket-state', words.ticketOpen);
  return element('span', isWin(ticket) ? 'ticket-state is-won' : 'ticket-state', outcomeOf(ticket));
}

function row(ticket) {
  const drawn = ticket.number ? element('span', 'quiet', fill(words.drawn, { number: ticket.number })) : '';
  return element('li', `ticket is-${ticket.state}`, [
    element('span', 'ticket-head', [element('strong', '', ticket.pick || words[ticket.kind]), element('span', '', money(ticket.stake))]),
    element('span', 'quiet', `${ticket.name} · ${ticket.period}`),
    element('span', 'ticket-foot', [outcome(ticket), drawn]),
  ]);
}

/** The person's tickets: of the lottery on show, or of all in the lobby. */
export function showTickets(tickets, code) {
  const shown = tickets.filter((ticket) => !code || ticket.code === code);
  replaceContent(byId('tickets'), shown.length ? shown.map(row) : [element('li', 'empty', words.noTickets)]);
}
