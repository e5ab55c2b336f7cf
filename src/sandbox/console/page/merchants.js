import { api, saying } from './api.js';
import { choice, element, tick } from './element.js';
import { showExternalAuth } from './external-auth.js';
import { t } from './language.js';
import { showRegistration } from './registration.js';

/** Every switch of every merchant; a change is live at once. */
export function showMerchants(place, merchants) {
  place.replaceChildren(...merchants.map(showMerchant));
}

function showMerchant({ code, name, admits, maintenance, restricted, upgrading, decisions, expiredMinutes, registration, settings }) {
  const change = (wanted) => saying(`${name}: ${t('changed.')}`, () => api('PATCH', `/merchants/${code}`, wanted));
  const switches = Object.entries(settings.whitelabel).map(([flag, isOn]) => tick(flag, isOn, (on) => change({ whitelabel: { [flag]: on } })));
  const promotions = Object.entries(settings.promotions)
    .map(([key, { enabled }]) => tick(key, enabled, (on) => change({ promotions: { [key]: on } })));
  const templates = Object.entries(settings.mobileTemplate)
    .map(([part, style]) => choice(part, ['new', 'base'], style, (chosen) => change({ mobileTemplate: { [part]: chosen } })));
  return element('fieldset', {},
    element('legend', {}, `${name} (${code})`),
    element('div', { className: 'ticks' },
      tick(t('maintenance'), maintenance, (on) => change({ maintenance: on })),
      tick(t('restricted region'), restricted, (on) => change({ restricted: on })),
      tick(t('upgrading'), upgrading, (on) => change({ upgrading: on })),
      tick(t('failures speak'), settings.speakFailures, (on) => change({ speakFailures: on }))),
    element('div', { className: 'row' },
      choice(t('decisions'), ['automatic', 'operator'], decisions, (chosen) => change({ decisions: chosen })),
      choice(t('admits'), ['everyone', 'agents'], admits, (chosen) => change({ admits: chosen })),
      choice(t('visits measured'), ['none', 'a tenth', 'all'], { 0.1: 'a tenth', 1: 'all' }[settings.telemetry?.sample] ?? 'none', (chosen) => change({ telemetry: { sample: { none: 0, 'a tenth': 0.1, all: 1 }[chosen] } })),
      choice(t('jackpot'), ['counted', 'off'], settings.jackpot, (chosen) => change({ jackpot: chosen })),
      ...templates),
    element('h3', {}, t('Promotions')),
    element('div', { className: 'ticks' }, ...promotions),
    element('h3', {}, t('Flags')),
    element('div', { className: 'ticks' }, ...switches),
    ...showRegistration(registration, expiredMinutes, change),
    ...showExternalAuth(settings.externalAuth, change));
}
