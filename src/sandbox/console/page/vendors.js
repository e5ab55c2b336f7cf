import { api, saying } from './api.js';
import { element, tick } from './element.js';
import { t } from './language.js';

/** Switches vendors off and on: games of one that is off cannot be opened. */
export function showVendors(place, vendors) {
  const change = (code, name, on) => saying(`${name}: ${t(on ? 'on' : 'off')}.`, () => api('POST', `/desk/vendors/${code}/${on ? 'on' : 'off'}`));
  place.replaceChildren(element('div', { className: 'ticks' },
    ...vendors.map(({ code, name, available }) => tick(name, available, (on) => change(code, name, on)))));
}
