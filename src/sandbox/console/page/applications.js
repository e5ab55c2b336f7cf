import { api, saying } from './api.js';
import { button, element, money, redraw, time } from './element.js';
import { t } from './language.js';

/** Applications for promotions that wait, with remark and pictures; the operator pays a bonus or declines. */
export function showApplications(place, refresh) {
  return ({ applications }) => redraw(place, applications, () => (applications.length
    ? element('div', {}, ...applications.map((application) => card(application, refresh)))
    : element('p', { className: 'quiet' }, t('No application is waiting.'))));
}

function card({ id, activity, account, merchant, remark, bonus, pictures, sentAt }, refresh) {
  const name = `${activity}, ${account} (${merchant})`;
  const decide = (done, way, body) => saying(t(done), async () => {
    await api('POST', `/desk/applications/${id}/${way}`, body);
    await refresh();
  });
  const paid = element('input', { type: 'number', name: `bonus-${id}`, min: '0.01', step: '0.01', defaultValue: String((bonus ?? 0) / 100) });
  return element('article', { className: 'card', ariaLabel: name },
    element('h3', {}, name),
    element('p', { className: 'quiet' }, time(sentAt), ' · ', bonus === null ? t('The conditions are not met.') : `${t('The conditions are met:')} ${money(bonus)}`),
    element('p', { className: 'long' }, remark || t('No remark.')),
    element('div', { className: 'row' }, ...pictures.map((picture, index) => shownPicture(`/sandbox/api/desk/pictures/${picture}`, `${t('Picture')} ${index + 1}`))),
    element('div', { className: 'row' },
      element('label', { className: 'field' }, t('bonus, R$'), paid),
      button(t('Accept'), () => decide('Accepted.', 'accept', { bonus: Math.round(Number(paid.value) * 100) }), 'accent'),
      button(t('Decline'), () => decide('Declined.', 'decline'))));
}

const shownPicture = (src, alt) => element('a', { href: src, target: '_blank' }, element('img', { src, alt, height: 120 }));
