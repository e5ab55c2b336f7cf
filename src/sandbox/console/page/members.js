import { api, saying } from './api.js';
import { button, element, money, table, time, typed } from './element.js';
import { named, t } from './language.js';

/** Members with their wallets; one can be opened to see what its money did last. */
export function showMembers(place) {
  const list = element('div');
  const detail = element('div', { ariaLive: 'polite' });
  let opened;
  place.replaceChildren(list, detail);

  const moneyPart = element('div');

  async function open(member) {
    opened = member;
    detail.replaceChildren(
      element('h3', {}, `${member.account} (${member.merchant})`),
      element('div', { className: 'row' },
        button(t('Add R$ 100'), () => saying(t('Added.'), () => add(member, 10_000))),
        button(t('End sessions'), () => saying(t('Sessions ended.'), () => api('DELETE', `/members/${member.id}/sessions`)))),
      writeTo(member),
      moneyPart);
    await showMoney();
  }

  // Apart from the form above it, which keeps what was typed.
  async function showMoney() {
    const member = opened;
    const { ledger, stakes } = await api('GET', `/members/${member.id}`);
    // Another one was opened meanwhile.
    if (member !== opened) return;
    moneyPart.replaceChildren(
      element('h4', {}, t('Ledger')),
      table(['At', 'Kind', 'Amount', 'Balance', 'For'].map(t),
        ledger.map((entry) => [time(entry.at), named('moves', entry.kind), money(entry.amount), money(entry.balanceAfter), entry.reference]), t('No moves yet.')),
      element('h4', {}, t('Bets')),
      table(['At', 'What', 'Stake', 'Paid', 'Settled'].map(t),
        stakes.map((stake) => [
          time(stake.stakedAt), stake.title, money(stake.amount), stake.payout === null ? t('open') : money(stake.payout), time(stake.settledAt),
        ]), t('No bets yet.')));
  }

  async function add(member, amount) {
    await api('POST', `/members/${member.id}/wallet`, { amount });
    await refresh();
    await open(member);
    detail.querySelector('button').focus();
  }

  async function refresh() {
    const members = await api('GET', '/members');
    const focused = list.contains(document.activeElement) ? document.activeElement.dataset.member : undefined;
    list.replaceChildren(table(
      ['Merchant', 'Account', 'Type', 'Balance', 'Open'].map(t),
      members.map((member) => {
        const look = button(t('Look'), () => saying(`${member.account} ${t('is shown.')}`, () => open(member)));
        look.dataset.member = member.id;
        return [member.merchant, member.disabled ? `${member.account} (${t('disabled')})` : member.account, `${named('types', member.type)} · ${member.type}`, money(member.balance), look];
      }),
      t('No members.'),
    ));
    // The rows were replaced, and with them the focused button.
    if (focused) list.querySelector(`[data-member="${focused}"]`)?.focus();
    if (opened && !moneyPart.contains(document.activeElement)) await showMoney();
  }

  return refresh;
}

/** A form that sends the member a message. */
function writeTo({ id, account }) {
  const title = typed(t('title'), '');
  const text = element('textarea', { rows: 2 });
  const send = () => saying(`${t('Message sent to')} ${account}.`, async () => {
    await api('POST', `/desk/members/${id}/messages`, { title: title.input.value, text: text.value });
    title.input.value = '';
    text.value = '';
  });
  return element('details', {}, element('summary', {}, t('Write a message')),
    title.field, element('label', { className: 'field' }, t('text'), text), button(t('Send'), send, 'accent'));
}
