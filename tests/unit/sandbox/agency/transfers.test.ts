import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMember } from '../../../../src/sandbox/accounts/members.ts';
import { nameFor } from '../../../../src/sandbox/agency/recipients.ts';
import { bookTransfer } from '../../../../src/sandbox/agency/transfers.ts';
import { Refusal } from '../../../../src/sandbox/handler.ts';
import { ledgerOf, move } from '../../../../src/sandbox/money/move.ts';
import { balanceOf } from '../../../../src/sandbox/money/wallets.ts';
import { setLimit } from '../../../../src/sandbox/responsible/limits.ts';
import { change } from '../../../../src/sandbox/store/database.ts';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

let phone: Phone;
beforeEach(async () => {
  phone = await startSandbox();
});
afterEach(() => phone.close());

const idOf = (account: string) => findMember(phone.platform, 'leve', account)!.id;
const balances = (...accounts: string[]) => accounts.map((account) => balanceOf(phone.platform, idOf(account)));
const codeOf = (work: () => unknown): string => {
  try {
    work();
    return 'done';
  } catch (error) {
    return (error as Refusal).code;
  }
};

test('the same id of two senders is two transfers; of one sender it is one, with one recipient and one amount', () => {
  const [marina, agent, gui] = [idOf('marina'), idOf('agente'), idOf('gui_alves')];
  const before = balances('marina', 'agente', 'gui_alves');
  const first = bookTransfer(phone.platform, marina, agent, 1_000, 'request-same');
  const other = bookTransfer(phone.platform, agent, gui, 700, 'request-same');
  expect(other.id).not.toBe(first.id);
  expect(bookTransfer(phone.platform, marina, agent, 1_000, 'request-same')).toEqual(first);
  expect(codeOf(() => bookTransfer(phone.platform, marina, gui, 1_000, 'request-same'))).toBe('request.invalid');
  expect(codeOf(() => bookTransfer(phone.platform, marina, agent, 1_001, 'request-same'))).toBe('request.invalid');
  expect(balances('marina', 'agente', 'gui_alves')).toEqual([before[0]! - 1_000, before[1]! + 300, before[2]! + 700]);
  expect(ledgerOf(phone.platform, agent, 2).map(({ kind, amount, reference }) => [kind, amount, reference])).toEqual([
    ['transferOut', -700, `transfer ${other.id}`], ['transferIn', 1_000, `transfer ${first.id}`],
  ]);
});

test('a transfer that is refused leaves nothing: of a wallet that is too low, and to a limit that it would pass', () => {
  const [marina, agent] = [idOf('marina'), idOf('agente')];
  const before = balances('marina', 'agente');
  expect(codeOf(() => bookTransfer(phone.platform, marina, agent, before[0]! + 1, 'request-low'))).toBe('wallet.low');
  setLimit(phone.platform, agent, { kind: 'deposit', period: 'day' }, 5_000);
  expect(codeOf(() => bookTransfer(phone.platform, marina, agent, 5_001, 'request-limit'))).toBe('permission.denied');
  expect(balances('marina', 'agente')).toEqual(before);
  expect(codeOf(() => bookTransfer(phone.platform, marina, agent, 5_000, 'request-limit'))).toBe('done');
  expect(codeOf(() => bookTransfer(phone.platform, marina, agent, 1, 'request-more'))).toBe('permission.denied');
  // What was done is answered, whatever holds by now.
  expect(codeOf(() => bookTransfer(phone.platform, marina, agent, 5_000, 'request-limit'))).toBe('done');
});

test('the terms name the least and the most: what a transfer may be, or the whole wallet', async () => {
  const token = await tokenOf(phone, 'marina');
  const terms = async () => (await phone.call('/wps/member/transfer/terms', { token })).value;
  const [own] = balances('marina');
  expect(await terms()).toEqual({ name: 'Agente', least: 100, most: own, proof: 'payment' });
  move(phone.platform, { memberId: idOf('marina'), amount: 9_000_000, kind: 'adjustment', reference: 'much' });
  expect(await terms()).toMatchObject({ most: 5_000_000 });
  const transfer = async (amount: number) => (await phone.send('POST', '/wps/member/transfer', { amount, secret: 'leve2026', requestId: `request-of-${amount}` }, { token })).errorCode ?? 'done';
  expect([await transfer(99), await transfer(100), await transfer(5_000_000), await transfer(5_000_001)]).toEqual(['amount.outside', 'done', 'done', 'amount.outside']);
});

test.each([
  // An agent and the own team; an agent and others; a member and the own superior; a member and whom they invited.
  ['agente', 'gui_alves', 'Gui'], ['agente', 'beatrizlima', 'beatrizlima'], ['tipo41', 'gui_alves', 'gu•••s'], ['agente', 'agente', 'ag•••e'], ['marina', 'agente', 'Agente'], ['marina', 'beatrizlima', 'be•••a'], ['gui_alves', 'agente', 'ag•••e'],
])('to %s, %s is %s', (viewer, other, name) => {
  expect(nameFor(phone.platform, idOf(viewer), findMember(phone.platform, 'leve', other)!)).toBe(name);
});

test('the list has both directions, the newest first, and what others sent each other not', async () => {
  const [marina, agent, gui] = [idOf('marina'), idOf('agente'), idOf('gui_alves')];
  // The ready-made ones are of other amounts.
  const list = async (account: string) => ((await phone.call('/wps/member/transfers?pageNo=1', { token: await tokenOf(phone, account) })).value as { items: { direction: string; amount: number; name: string }[] }).items
    .filter(({ amount }) => [1_001, 2_002, 3_003].includes(amount)).map(({ direction, amount, name }) => `${direction} ${amount} ${name}`);
  bookTransfer(phone.platform, marina, agent, 1_001, 'request-one');
  phone.advance(60_000);
  bookTransfer(phone.platform, agent, gui, 2_002, 'request-two');
  // At one moment the later one is the newer.
  bookTransfer(phone.platform, agent, marina, 3_003, 'request-three');
  expect(await list('agente')).toEqual(['out 3003 Marina', 'out 2002 Gui', 'in 1001 Marina']);
  expect(await list('marina')).toEqual(['in 3003 Agente', 'out 1001 Agente']);
  change(phone.platform.database, 'update transfers set at = at - 120020 where request_id = ?', 'request-three');
  expect(await list('agente')).toEqual(['out 2002 Gui', 'in 1001 Marina', 'out 3003 Marina']);
});

test('a superior who is shut out, or not there, gets nothing; nor does a member of the team who is', async () => {
  const token = await tokenOf(phone, 'marina');
  const up = async () => (await phone.call('/wps/member/transfer/terms', { token })).errorCode ?? 'done';
  const shut = (account: string, disabled: number) => change(phone.platform.database, 'update members set disabled = ? where id = ?', disabled, idOf(account));
  expect(await up()).toBe('done');
  shut('agente', 1);
  expect(await up()).toBe('user.missing');
  shut('agente', 0);
  const agent = await tokenOf(phone, 'agente');
  const down = async () => (await phone.call(`/wps/member/transfer/terms?memberId=${idOf('gui_alves')}`, { token: agent })).errorCode ?? 'done';
  expect(await down()).toBe('done');
  shut('gui_alves', 1);
  expect(await down()).toBe('user.missing');
  change(phone.platform.database, 'update members set upline_id = null where id = ?', idOf('marina'));
  expect(await up()).toBe('user.missing');
});
