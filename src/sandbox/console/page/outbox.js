import { element, table, time } from './element.js';
import { t } from './language.js';

/** What the platform sent to people: SMS and mail. */
export function showOutbox(place) {
  return ({ outbox }) => place.replaceChildren(table(
    ['Sent', 'By', 'To', 'Subject', 'Text'].map(t),
    outbox.map(({ sentAt, channel, recipient, subject, body }) => [time(sentAt), channel, recipient, subject, element('span', { className: 'long' }, body)]),
    t('Nothing was sent yet.'),
  ));
}
