import { api, saying } from './api.js';
import { button, element, money, table, time } from './element.js';

/** Members with their wallets; one can be opened to see what its money did last. */
export function showMembers(place) {
  const list = element('div');
  const detail = element('div', { ariaLive: 'polite' });
  let opened;
  place.replaceChildren(list, detail);

  async function open(member) {
    opened = member;
    const { ledger, stakes } = await api('GET', `/members/${member.id}`);
    detail.replaceChildren(
      element('h3', {}, `${member.account} of ${member.merchant}`),
      element('div', { className: 'row' },
        button('Add R$ 100', () => saying('Added.', () => add(member, 10_000))),
        button('End sessions', () => saying('Sessions ended.', () => api('DELETE', `/members/${member.id}/sessions`)))),
      element('h4', {}, 'Ledger'),
      table(['At', 'Kind', 'Amount', 'Balance', 'For'],
        ledger.map((entry) => [time(entry.at), entry.kind, money(entry.amount), money(entry.balanceAfter), entry.reference]), 'No moves yet.'),
      element('h4', {}, 'Bets'),
      table(['At', 'What', 'Stake', 'Paid', 'Settled'],
        stakes.map((stake) => [
          time(stake.stakedAt), stake.title, money(stake.amount), stake.payout === null ? 'open' : money(stake.payout), time(stake.settledAt),
        ]), 'No bets yet.'));
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
      ['Merchant', 'Account', 'Type', 'Balance', 'Open'],
      members.map((member) => {
        const look = button('Look', () => saying(`${member.account} shown.`, () => open(member)));
        look.dataset.member = member.id;
        return [member.merchant, member.disabled ? `${member.account} (disabled)` : member.account, String(member.type), money(member.balance), look];
      }),
      'No members.',
    ));
    // The rows were replaced, and with them the focused button.
    if (focused) list.querySelector(`[data-member="${focused}"]`)?.focus();
    if (opened && !detail.contains(document.activeElement)) await open(opened);
  }

  return refresh;
}
