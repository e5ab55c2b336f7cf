import { api, saying } from './api.js';
import { button, element, money, redraw, table, time } from './element.js';
import { t } from './language.js';

/** Deposits and withdrawals that wait: the console decides as the operator, and pays and returns as the bank. */
export function showCashier(place) {
  const act = (label, done, path, body) => button(t(label), () => saying(t(done), async () => {
    await api('POST', path, body?.());
    await refresh();
  }));

  function acts({ kind, id, status }) {
    if (kind === 'deposit') return [act('Pay as the bank', 'Paid.', `/cashier/deposits/${id}/pay`)];
    const path = `/cashier/withdrawals/${id}`;
    if (status === 'sent') return [act('Pay as the bank', 'Paid.', `${path}/next`), act('Return as the bank', 'Returned.', `${path}/return`)];
    const reason = element('input', { type: 'text', name: `reason-${id}`, placeholder: t('reason, for the member'), ariaLabel: `${t('reason, for the member')}: W${id}`, autocomplete: 'off' });
    return [
      act('Approve', 'Approved.', `${path}/approve`), reason,
      act('Refuse', 'Refused, and the money is back.', `${path}/refuse`, () => ({ reason: reason.value })),
    ];
  }

  async function refresh() {
    const pending = await api('GET', '/cashier');
    redraw(place, pending, () => table(
      ['Since', 'What', 'Who', 'Amount', 'State', 'Decide'].map(t),
      pending.map((one) => [
        time(one.createdAt), `${t(one.kind)} ${one.id}, ${one.method}`, `${one.account} (${one.merchant})`, money(one.amount), t(one.status),
        element('div', { className: 'row' }, ...acts(one)),
      ]),
      t('No deposit or withdrawal is waiting.'),
    ));
  }

  return refresh;
}
