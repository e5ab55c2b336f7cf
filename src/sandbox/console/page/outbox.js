import { element, table, time } from './element.js';

/** What the platform sent to people: SMS and mail. */
export function showOutbox(place) {
  return ({ outbox }) => place.replaceChildren(table(
    ['Sent', 'By', 'To', 'Subject', 'Text'],
    outbox.map(({ sentAt, channel, recipient, subject, body }) => [time(sentAt), channel, recipient, subject, element('span', { className: 'long' }, body)]),
    'Nothing was sent yet.',
  ));
}
