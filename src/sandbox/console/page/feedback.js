import { api, saying } from './api.js';
import { button, element, redraw, time } from './element.js';
import { t } from './language.js';

/** Feedback of members, unanswered first; an answer reaches the member as a message. */
export function showFeedback(place, refresh) {
  return ({ feedback }) => redraw(place, feedback, () => (feedback.length
    ? element('div', {}, ...feedback.map((one) => card(one, refresh)))
    : element('p', { className: 'quiet' }, t('No feedback yet.'))));
}

function card({ id, account, merchant, kind, text, contact, sentAt, answer }, refresh) {
  const name = `${t(kind)}, ${account} (${merchant})`;
  const head = [
    element('h3', {}, name),
    element('p', { className: 'quiet' }, time(sentAt), contact ? ` · ${contact}` : ''),
    element('p', { className: 'long' }, text),
  ];
  if (answer !== null) return element('article', { className: 'card', ariaLabel: name }, ...head, element('p', { className: 'quiet long' }, `${t('Answered:')} ${answer}`));
  const typed = element('textarea', { rows: 2, name: `answer-${id}` });
  const send = () => saying(t('Answered by a message.'), async () => {
    await api('POST', `/desk/feedback/${id}/answer`, { text: typed.value });
    await refresh();
  });
  return element('article', { className: 'card', ariaLabel: name }, ...head,
    element('label', { className: 'field' }, t('answer'), typed), button(t('Send'), send, 'accent'));
}
