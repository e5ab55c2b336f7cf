import { api, saying } from './api.js';
import { button, choice, element, table } from './element.js';

/** Sets and clears what goes wrong with which call. */
export function showFaults(place, { endpoints, faultKinds, errorCodes }, refresh) {
  const wanted = { endpoint: endpoints[0], kind: faultKinds[0], delay: 0, calls: 0, code: errorCodes[0] };
  const list = element('div');
  const set = ({ endpoint, code, ...order }) => saying('Fault set.', async () => {
    await api('PUT', `/faults/${endpoint}`, order.kind === 'refusal' ? { ...order, code } : order);
    await refresh();
  });
  const clear = (endpoint) => saying('Fault cleared.', async () => {
    await api('DELETE', endpoint ? `/faults/${endpoint}` : '/faults');
    await refresh();
  });
  place.replaceChildren(
    element('div', { className: 'row' },
      choice('call', endpoints, wanted.endpoint, (value) => { wanted.endpoint = value; }),
      choice('fault', faultKinds, wanted.kind, (value) => { wanted.kind = value; }),
      choice('code of a refusal', errorCodes, wanted.code, (value) => { wanted.code = value; }),
      amount('delay, ms', (value) => { wanted.delay = value; }),
      amount('calls, 0: until cleared', (value) => { wanted.calls = value; }),
      button('Set', () => set(wanted), 'accent'),
      button('Clear all', () => clear())),
    list);
  return ({ faults }) => list.replaceChildren(table(
    ['Call', 'Fault', 'Delay', 'Calls left', 'Clear'],
    faults.map((fault) => [
      fault.endpoint, `${fault.kind} ${fault.code}`, `${fault.delay} ms`, String(fault.callsLeft ?? 'until cleared'), button('Clear', () => clear(fault.endpoint)),
    ]),
    'Every call answers as it should.',
  ));
}

function amount(label, change) {
  const input = element('input', { type: 'number', min: '0', value: '0', oninput: () => change(Number(input.value)) });
  return element('label', { className: 'field' }, label, input);
}
