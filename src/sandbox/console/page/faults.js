import { api, saying } from './api.js';
import { button, choice, element, table } from './element.js';
import { named, t } from './language.js';

/** Sets and clears what goes wrong with which call. */
export function showFaults(place, { endpoints, faultKinds, errorCodes }, refresh) {
  const wanted = { endpoint: endpoints[0], kind: faultKinds[0], delay: 0, calls: 0, code: errorCodes[0] };
  const list = element('div');
  const set = ({ endpoint, code, ...order }) => saying(t('Fault set.'), async () => {
    await api('PUT', `/faults/${endpoint}`, order.kind === 'refusal' ? { ...order, code } : order);
    await refresh();
  });
  const clear = (endpoint) => saying(t('Fault cleared.'), async () => {
    await api('DELETE', endpoint ? `/faults/${endpoint}` : '/faults');
    await refresh();
  });
  place.replaceChildren(
    element('div', { className: 'row' },
      choice(t('call'), endpoints, wanted.endpoint, (value) => { wanted.endpoint = value; }, nameOf),
      choice(t('fault'), faultKinds, wanted.kind, (value) => { wanted.kind = value; }, (kind) => named('faults', kind)),
      choice(t('code of a refusal'), errorCodes, wanted.code, (value) => { wanted.code = value; }),
      amount(t('delay, ms'), (value) => { wanted.delay = value; }),
      amount(t('calls, 0: until cleared'), (value) => { wanted.calls = value; }),
      button(t('Set'), () => set(wanted), 'accent'),
      button(t('Clear all'), () => clear())),
    list);
  return ({ faults }) => list.replaceChildren(table(
    ['Call', 'Fault', 'Delay', 'Calls left', 'Clear'].map(t),
    faults.map((fault) => [
      nameOf(fault.endpoint), `${named('faults', fault.kind)} ${fault.code}`, `${fault.delay} ms`, String(fault.callsLeft ?? t('until cleared')), button(t('Clear'), () => clear(fault.endpoint)),
    ]),
    t('Every call answers as it should.'),
  ));
}

/** An endpoint's name; what stands for all of them has a word. */
const nameOf = (endpoint) => (endpoint === '*' ? t('every call') : endpoint);

function amount(label, change) {
  const input = element('input', { type: 'number', min: '0', value: '0', oninput: () => change(Number(input.value)) });
  return element('label', { className: 'field' }, label, input);
}
