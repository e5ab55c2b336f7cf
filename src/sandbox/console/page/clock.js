import { api, saying } from './api.js';
import { button, element, time } from './element.js';
import { t } from './language.js';

const second = 1000;
const steps = [
  ['+10 s', 10 * second], ['+1 min', 60 * second], ['+10 min', 600 * second], ['+1 h', 3600 * second], ['+1 day', 86_400 * second],
];

/** The platform's time; moved forward only, because draws that were made cannot be unmade. */
export function showClock(place, refresh) {
  const shown = element('p', { className: 'large' });
  const moved = element('p', { className: 'quiet' });
  const move = (add) => saying(t('Clock moved.'), async () => {
    await api('POST', '/clock', { add });
    await refresh();
  });
  place.replaceChildren(shown, moved, element('div', { className: 'row' }, ...steps.map(([label, add]) => button(t(label), () => move(add)))));
  return ({ now, offset }) => {
    shown.textContent = time(now);
    moved.textContent = offset ? `${Math.round(offset / second)} s ${t('ahead of this machine')}` : t('As this machine');
  };
}
