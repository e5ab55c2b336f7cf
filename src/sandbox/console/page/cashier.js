import { api, saying } from './api.js';
import { button, element, money, table, time } from './element.js';

/** Deposits and withdrawals that wait for the bank; the console plays the bank. */
export function showCashier(place) {
  const act = (label, done, path) => button(label, () => saying(done, async () => {
    await api('POST', path);
    await refresh();
  }));

  const acts = ({ kind, id }) => (kind === 'deposit'
    ? [act('Pay as the bank', 'Paid.', `/cashier/deposits/${id}/pay`)]
    : [act('Next stage', 'Moved on.', `/cashier/withdrawals/${id}/next`), act('Return', 'Returned.', `/cashier/withdrawals/${id}/return`)]);

  async function refresh() {
    const pending = await api('GET', '/cashier');
    // A button that is about to be pressed stays where it is.
    if (place.contains(document.activeElement) && place.dataset.shown === JSON.stringify(pending)) return;
    place.dataset.shown = JSON.stringify(pending);
    place.replaceChildren(table(
      ['Since', 'What', 'Who', 'Amount', 'How it stands', 'As the bank'],
      pending.map((one) => [
        time(one.createdAt), `${one.kind} ${one.id} by ${one.method}`, `${one.account} of ${one.merchant}`, money(one.amount), one.status,
        element('div', { className: 'row' }, ...acts(one)),
      ]),
      'Nothing waits for the bank.',
    ));
  }

  return refresh;
}
