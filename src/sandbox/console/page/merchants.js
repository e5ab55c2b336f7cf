import { api, saying } from './api.js';
import { choice, element, tick } from './element.js';
import { showExternalAuth } from './external-auth.js';
import { language, t } from './language.js';
import { showRegistration } from './registration.js';

/** Every switch of every merchant; a change is live at once. */
export function showMerchants(place, { merchants, switches, switchesOf }) {
  place.replaceChildren(...merchants.map((merchant) => showMerchant(merchant, switches, switchesOf[merchant.code])));
}

/** A switch by its sentence, with the name that files and documents give it. */
function control(name, { values, says }, value, change) {
  const set = (wanted) => change({ switches: { [name]: wanted } });
  const label = element('span', {}, says[language], element('small', {}, name));
  return values ? choice(label, values, value, set) : tick(label, value, set);
}

function showMerchant({ code, name, admits, maintenance, restricted, upgrading, decisions, expiredMinutes, registration, settings }, switches, values) {
  const change = (wanted) => saying(`${name}: ${t('changed.')}`, () => api('PATCH', `/merchants/${code}`, wanted));
  const controls = Object.entries(switches).map(([key, one]) => control(key, one, values[key], change));
  return element('fieldset', {},
    element('legend', {}, `${name} (${code})`),
    element('div', { className: 'ticks' },
      tick(t('maintenance'), maintenance, (on) => change({ maintenance: on })),
      tick(t('restricted region'), restricted, (on) => change({ restricted: on })),
      tick(t('upgrading'), upgrading, (on) => change({ upgrading: on }))),
    element('div', { className: 'row' },
      choice(t('decisions'), ['automatic', 'operator'], decisions, (chosen) => change({ decisions: chosen })),
      choice(t('admits'), ['everyone', 'agents'], admits, (chosen) => change({ admits: chosen })),
      choice(t('visits measured'), ['none', 'a tenth', 'all'], { 0.1: 'a tenth', 1: 'all' }[settings.telemetry?.sample] ?? 'none', (chosen) => change({ telemetry: { sample: { none: 0, 'a tenth': 0.1, all: 1 }[chosen] } })),
    ),
    element('h3', {}, t('Switches')),
    element('div', { className: 'ticks' }, ...controls),
    ...showRegistration(registration, expiredMinutes, change),
    ...showExternalAuth(settings.externalAuth, change));
}
