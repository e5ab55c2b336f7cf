import { element, longList, redraw, time } from './element.js';
import { named, t } from './language.js';

/** What the platform sent to people, each whole: SMS and mail. */
export function showOutbox(place) {
  return ({ outbox }) => redraw(place, outbox, () => (outbox.length
    ? longList(t('Outbox'), outbox.length, ...outbox.map(card))
    : element('p', { className: 'quiet' }, t('Nothing was sent yet.'))));
}

function card({ sentAt, channel, recipient, subject, body }) {
  const name = `${named('channels', channel)}: ${recipient}`;
  return element('article', { className: 'card', ariaLabel: name },
    element('h3', {}, name),
    element('p', { className: 'quiet' }, time(sentAt)),
    element('p', { className: 'long' }, subject && element('strong', {}, subject), subject && '\n', body));
}
