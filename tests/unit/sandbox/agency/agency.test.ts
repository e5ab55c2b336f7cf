import { afterEach, beforeEach, expect, test } from 'vitest';
import { addMember, findMember } from '../../../../src/sandbox/accounts/members.ts';
import { decide, grantCommission, offerPlan } from '../../../../src/sandbox/agency/commission-plans.ts';
import { payDue } from '../../../../src/sandbox/agency/pay.ts';
import { day, hour } from '../../../../src/sandbox/time/lengths.ts';
import { periodAt } from '../../../../src/sandbox/time/periods.ts';
import { commissionOf, figuresOf, payFor, type Terms } from '../../../../src/sandbox/agency/terms.ts';
import { ledgerOf } from '../../../../src/sandbox/money/move.ts';
import { refund, settle, stake } from '../../../../src/sandbox/money/stakes.ts';
import { balanceOf } from '../../../../src/sandbox/money/wallets.ts';
import { rows } from '../../../../src/sandbox/store/database.ts';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

let phone: Phone;

beforeEach(async () => {
  phone = await startSandbox();
});
afterEach(() => phone.close());

const idOf = (account: string) => findMember(phone.platform, 'leve', account)!.id;
const add = (account: string, type: number, uplineId?: number) =>
  addMember(phone.platform, { merchant: 'leve', account, type, registeredAt: phone.platform.clock.now(), uplineId, opening: 1_000_000 });

let round = 0;
function play(memberId: number, amount: number, payout: number): void {
  const { reference } = stake(phone.platform, { memberId, reference: `test ${round++}`, title: 'Dados', amount });
  settle(phone.platform, memberId, reference, payout);
}

const terms: Terms = {
  basis: 'stakes', period: 'day', most: 5_000,
  tiers: [{ atLeast: 10_000, active: 1, rate: 100 }, { atLeast: 50_000, active: 2, rate: 200 }],
};
const at = (text: string) => Date.parse(`${text}-03:00`);

test('a contract pays the rate of the highest tier that is met, on the whole basis, up to its maximum', () => {
  expect(payFor(terms, { active: 9, stakes: 9_999, net: 0 })).toBe(0);
  expect(payFor(terms, { active: 1, stakes: 10_099, net: 0 })).toBe(100);
  expect(payFor(terms, { active: 1, stakes: 60_000, net: 0 })).toBe(600);
  expect(payFor(terms, { active: 2, stakes: 60_000, net: 0 })).toBe(1_200);
  expect(payFor(terms, { active: 2, stakes: 900_000, net: 0 })).toBe(5_000);
  const dividend = { ...terms, basis: 'loss' } as const;
  expect(payFor(dividend, { active: 2, stakes: 900_000, net: 50_000 })).toBe(1_000);
  expect(payFor(dividend, { active: 2, stakes: 900_000, net: -50_000 })).toBe(0);
});

test('commission is computed by level, and its sum is rounded down', () => {
  const settled = [[1, 1, 999], [2, 2, 101], [3, 9, 70_000]].map(([memberId, level, amount]) => ({ memberId: memberId!, level: level!, amount: amount!, payout: 1, settledAt: 0 }));
  expect(commissionOf({ rates: [80, 30, 10] }, settled)).toBe(8);
  expect(commissionOf({ rates: [] }, settled)).toBe(0);
  expect(figuresOf([...settled, ...settled])).toEqual({ active: 3, stakes: 142_200, net: 142_194 });
});

test('periods begin and end by Brasília\'s time', () => {
  const now = at('2026-11-21T23:30');
  const names = (['hour', 'day', 'week', 'halfMonth', 'month'] as const).map((kind) => periodAt(kind, now));
  expect(names).toEqual([
    { name: '2026112123', from: at('2026-11-21T23:00'), to: at('2026-11-22T00:00') },
    { name: '20261121', from: at('2026-11-21T00:00'), to: at('2026-11-22T00:00') },
    { name: '20261116', from: at('2026-11-16T00:00'), to: at('2026-11-23T00:00') },
    { name: '20261116', from: at('2026-11-16T00:00'), to: at('2026-12-01T00:00') },
    { name: '20261101', from: at('2026-11-01T00:00'), to: at('2026-12-01T00:00') },
  ]);
  expect(periodAt('halfMonth', at('2026-12-15T23:59')).to).toBe(at('2026-12-16T00:00'));
  expect(periodAt('month', at('2026-12-31T23:59')).to).toBe(at('2027-01-01T00:00'));
});

test('an accepted contract pays each day once, also for several days at once, for stakes since its acceptance', () => {
  const agent = add('chefe', 1);
  const player = add('jogador', 0, agent);
  const deeper = add('amigo', 0, player);
  play(player, 90_000, 0);
  phone.advance(1);
  decide(phone.platform, agent, 'salary', String(offerPlan(phone.platform, agent, 'salary', terms)), true);
  play(player, 20_000, 5_000);
  phone.advance(day);
  play(player, 30_000, 0);
  play(deeper, 30_000, 60_000);
  const given = stake(phone.platform, { memberId: deeper, reference: 'given back', title: 'Dados', amount: 40_000 });
  refund(phone.platform, deeper, given.reference);
  phone.advance(day * 5);
  play(player, 70_000, 0);
  payDue(phone.platform);
  payDue(phone.platform);
  const salaries = () => ledgerOf(phone.platform, agent, 10).filter(({ kind }) => kind === 'salary').map(({ amount, reference }) => [amount, reference.slice(-8)]);
  expect(salaries()).toEqual([[1_200, '20261121'], [200, '20261120']]);
  phone.advance(day);
  payDue(phone.platform);
  expect(salaries()).toHaveLength(3);
  expect(salaries()[0]).toEqual([700, '20261126']);
});

test('hourly pay and commission are paid, and a contract that is replaced is paid up to its end', async () => {
  const agent = add('chefe', 1);
  const player = add('jogador', 0, agent);
  grantCommission(phone.platform, agent, { period: 'day', rates: [50] });
  const hourly = { ...terms, period: 'hour' } as const;
  decide(phone.platform, agent, 'hour', String(offerPlan(phone.platform, agent, 'hour', hourly)), true);
  play(player, 20_000, 0);
  phone.advance(hour);
  play(player, 10_000, 0);
  phone.advance(1);
  const next = String(offerPlan(phone.platform, agent, 'hour', hourly));
  expect(decide(phone.platform, agent, 'hour', next, true)).toMatchObject({ state: 'accepted', paid: 0 });
  expect(balanceOf(phone.platform, agent)).toBe(1_000_300);
  play(player, 10_000, 0);
  phone.advance(3 * day);
  payDue(phone.platform);
  expect(balanceOf(phone.platform, agent)).toBe(1_000_300 + 100 + 200);
});

test('offers can be accepted or declined once, and are then no longer in the prompts', async () => {
  const token = await tokenOf(phone, 'agente');
  const read = (path: string) => phone.call(`/wps/agent/contract/${path}`, { token });
  expect(await read('request')).toEqual({ success: true, value: { dailysalreqtype: 'OFFERED', divtypecompperiodreq: 'OFFERED' } });
  const { waiting } = (await read('salary')).value as { waiting: { id: string } };
  const process = (accept: boolean, id = waiting.id) => read(`salary/process?id=${id}&accept=${accept}`);
  expect(await process(true)).toMatchObject({ success: true, value: { state: 'accepted', decidedAt: phone.platform.clock.now() } });
  expect(await process(true)).toMatchObject({ success: true, value: { state: 'accepted' } });
  expect(await process(false)).toMatchObject({ errorCode: 'contract.decided' });
  expect(await process(true, '999')).toMatchObject({ errorCode: 'request.invalid' });
  expect((await read('request')).value).toEqual({ divtypecompperiodreq: 'OFFERED' });
  expect((await read('salary')).value).toMatchObject({ current: { id: waiting.id }, past: [] });
  const { waiting: dividend } = (await read('dividend')).value as { waiting: { id: string } };
  const answered = await phone.send('POST', '/wps/agent/contract/dividend/process', { id: dividend.id, accept: false }, { token });
  expect(answered).toMatchObject({ value: { state: 'declined' } });
  expect((await read('request')).value).toEqual({});
  // An offer can only be decided by its own agent.
  const other = await tokenOf(phone, 'tipo41');
  const hourly = (await phone.call('/wps/agent/contract/hour', { token: other })).value as { waiting: { id: string } };
  expect(await phone.send('POST', '/wps/agent/contract/hour/process', { id: hourly.waiting.id, accept: true }, { token })).toMatchObject({ errorCode: 'request.invalid' });
});

const planCalls = ['contract/salary', 'contract/dividend', 'contract/hour', 'contract/payments?kind=salary&pageNo=1'];
const agencyCalls = [
  ...planCalls, 'contract/salary/process?id=1&accept=true',
  'team/kpi?days=7', 'team/members?pageNo=1', 'team/member?id=1', 'commission?pageNo=1', 'commission/rates', 'invitation',
];

test('a member who may be prompted may open the plans, and has none', async () => {
  const token = await tokenOf(phone, 'marina');
  for (const path of planCalls) expect(await phone.call(`/wps/agent/${path}`, { token }), path).toMatchObject({ success: true });
  for (const path of agencyCalls.slice(planCalls.length + 1)) expect(await phone.call(`/wps/agent/${path}`, { token }), path).toMatchObject({ errorCode: 'permission.denied' });
});

test.each([['tipo40', 'permission.denied'], ['tipo4', 'permission.trial']])('%s is refused by all calls of the agency with %s', async (account, errorCode) => {
  const token = await tokenOf(phone, account);
  for (const path of agencyCalls) expect(await phone.call(`/wps/agent/${path}`, { token }), path).toMatchObject({ success: false, errorCode });
  for (const kind of ['dividend', 'hour']) {
    expect(await phone.send('POST', `/wps/agent/contract/${kind}/process`, { id: '1', accept: true }, { token })).toMatchObject({ errorCode });
  }
  expect(await phone.send('POST', '/wps/member/transfer', { ...sending, memberId: String(idOf('bia_recife')) }, { token })).toMatchObject({ errorCode });
});

test('visitors and invalid queries are refused', async () => {
  for (const path of agencyCalls) expect(await phone.call(`/wps/agent/${path}`)).toMatchObject({ errorCode: 'session.missing' });
  const token = await tokenOf(phone, 'agente');
  for (const path of ['team/kpi?days=365', 'team/members?pageNo=0', 'commission?pageNo=1.5', 'contract/payments?kind=commission&pageNo=1', `team/members?pageNo=1&search=${'a'.repeat(41)}`]) {
    expect(await phone.call(`/wps/agent/${path}`, { token }), path).toMatchObject({ errorCode: 'request.invalid' });
  }
});

test('the team has three levels, without trial accounts and staff, and can be searched by name', async () => {
  const token = await tokenOf(phone, 'agente');
  const list = async (query: string) => (await phone.call(`/wps/agent/team/members?${query}`, { token })).value as { items: { id: string; account: string; level: number; stakes: number }[]; totalPages: number };
  const [first, second] = [await list('pageNo=1'), await list('pageNo=2')];
  const all = [...first.items, ...second.items];
  expect(first).toMatchObject({ totalPages: 2 });
  expect(new Set(all.map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
  expect(all.map(({ account }) => account)).not.toContain('gerente');
  expect(all.map(({ account }) => account)).not.toContain('tipo4');
  expect(all.map(({ stakes }) => stakes)).toEqual(all.map(({ stakes }) => stakes).toSorted((one, other) => other - one));
  expect((await list('pageNo=1&search=BIA')).items.map(({ account }) => account)).toEqual(['bia_recife']);
  expect((await list('pageNo=1&search=%25')).items).toEqual([]);
  const detail = await phone.call(`/wps/agent/team/member?id=${idOf('neto_sp')}`, { token });
  expect(detail).toMatchObject({ value: { account: 'neto_sp', level: 2, upline: 'bia_recife', team: 2, mayReceive: true } });
  expect(await phone.call(`/wps/agent/team/member?id=${idOf('bloqueada')}`, { token })).toMatchObject({ value: { mayReceive: false } });
  const other = await tokenOf(phone, 'tipo41');
  expect(await phone.call(`/wps/agent/team/member?id=${idOf('neto_sp')}`, { token: other })).toMatchObject({ errorCode: 'user.missing' });
});

test('the team\'s figures are the sums of its days, and the report matches the ledger', async () => {
  const token = await tokenOf(phone, 'agente');
  const kpi = async (days: number) => (await phone.call(`/wps/agent/team/kpi?days=${days}`, { token })).value as { stakes: number; net: number; members: number; active: number; joined: number; commission: number; bars: { stakes: number; net: number }[] };
  const before = await kpi(1);
  play(idOf('tati_bh'), 5_000, 12_000);
  const after = await kpi(1);
  expect(after).toMatchObject({ stakes: before.stakes + 5_000, net: before.net - 7_000, members: before.members });
  expect(after.members).toBeGreaterThan(17);
  expect(after.commission - before.commission).toBe(40);
  const month = await kpi(30);
  expect(month.bars).toHaveLength(30);
  expect(month.bars.reduce((sum, bar) => sum + bar.stakes, 0)).toBe(month.stakes);
  expect(month.bars.reduce((sum, bar) => sum + bar.net, 0)).toBe(month.net);
  expect(month.joined).toBeGreaterThan(4);
  expect(month.active).toBeGreaterThan(10);
  phone.advance(day);
  const report = (await phone.call('/wps/agent/commission?pageNo=1', { token: await tokenOf(phone, 'agente') })).value as { items: { commission: number; paidAt?: number }[] };
  expect(report.items[0]).toMatchObject({ paidAt: phone.platform.clock.now() });
  const [latest] = ledgerOf(phone.platform, idOf('agente'), 1);
  expect(latest).toMatchObject({ kind: 'commission', amount: report.items[0]!.commission });
  expect(rows(phone.platform.database, 'select member_id from ledger join wallets using (member_id) group by member_id having sum(amount) <> balance')).toEqual([]);
});

test('an agent has one invitation code, valid on every domain', async () => {
  expect(await phone.call('/wps/agent/invitation', { token: await tokenOf(phone, 'agente') })).toEqual({ success: true, value: { code: 'AMIGO', joined: 0 } });
  const token = await tokenOf(phone, 'tipo2');
  const { code } = (await phone.call('/wps/agent/invitation', { token })).value as { code: string };
  expect((await phone.call('/wps/agent/invitation', { token })).value).toEqual({ code, joined: 0 });
  expect(await phone.send('POST', '/wps/affiliate/check', { code, domain: 'phone.test' })).toMatchObject({ success: true });
});

const sending = { amount: 2_500, secret: 'leve2026', requestId: 'request-0001' };
const transferAs = async (account: string, fields: object) => phone.send('POST', '/wps/member/transfer', { ...sending, ...fields }, { token: await tokenOf(phone, account) });

test('a transfer with one request id moves the money once', async () => {
  const before = [balanceOf(phone.platform, idOf('marina')), balanceOf(phone.platform, idOf('agente'))];
  const token = await tokenOf(phone, 'marina');
  const sendTransfer = (fields: object = {}) => phone.send('POST', '/wps/member/transfer', { ...sending, ...fields }, { token });
  const [first, second] = await Promise.all([sendTransfer(), sendTransfer()]);
  expect(first).toMatchObject({ success: true, value: { name: 'Agente', direction: 'out', amount: 2_500 } });
  expect(second).toEqual(first);
  expect(await sendTransfer()).toEqual(first);
  expect(await sendTransfer({ amount: 2_600 })).toMatchObject({ errorCode: 'request.invalid' });
  expect([balanceOf(phone.platform, idOf('marina')), balanceOf(phone.platform, idOf('agente'))]).toEqual([before[0]! - 2_500, before[1]! + 2_500]);
  const list = (await phone.call('/wps/member/transfers?pageNo=1', { token })).value as { items: unknown[] };
  expect(list.items).toEqual([first.value]);
});

test('a transfer to the agent needs an allowed customer type, an amount within the limits and the right password', async () => {
  expect(await transferAs('tipo2', {})).toMatchObject({ errorCode: 'permission.denied' });
  expect(await transferAs('tipo4', {})).toMatchObject({ errorCode: 'permission.trial' });
  // agente has no superior.
  expect(await transferAs('agente', {})).toMatchObject({ errorCode: 'user.missing' });
  for (const account of ['tipo40', 'tipo41', 'tipo42']) expect(await transferAs(account, {}), account).toMatchObject({ success: true });
  const token = await tokenOf(phone);
  const sendTransfer = (fields: object) => phone.send('POST', '/wps/member/transfer', { ...sending, ...fields }, { token });
  for (const amount of [-2_500, 0, 99, 100.5, 5_000_001]) expect(await sendTransfer({ amount }), String(amount)).toMatchObject({ errorCode: 'amount.outside' });
  expect(await sendTransfer({ amount: balanceOf(phone.platform, idOf('marina')) + 1 })).toMatchObject({ errorCode: 'wallet.low' });
  expect(await sendTransfer({ secret: 'outra123' })).toMatchObject({ errorCode: 'payment.password.wrong' });
  expect(await transferAs('tipo40', { secret: 'outra123' })).toMatchObject({ errorCode: 'login.wrong' });
  for (const requestId of ['short', 'a'.repeat(65), 'with space 12']) expect(await sendTransfer({ requestId })).toMatchObject({ errorCode: 'request.invalid' });
  phone.set({ switches: { AGETRANSFERUP3: false } });
  expect(await sendTransfer({})).toMatchObject({ errorCode: 'permission.denied' });
  expect(await phone.call('/wps/member/transfer/terms', { token })).toMatchObject({ errorCode: 'permission.denied' });
}, 20_000);

test('agents can transfer to their own team only', async () => {
  const to = (account: string) => ({ memberId: String(idOf(account)) });
  expect(await transferAs('agente', to('gui_alves'))).toMatchObject({ success: true, value: { name: 'Gui' } });
  const shown = await phone.call(`/wps/member/transfer/terms?memberId=${idOf('gui_alves')}`, { token: await tokenOf(phone, 'agente') });
  expect(shown.value).toMatchObject({ name: 'Gui' });
  const listOf = async (account: string) => ((await phone.call('/wps/member/transfers?pageNo=1', { token: await tokenOf(phone, account) })).value as { items: { name: string }[] }).items[0]!.name;
  expect(await listOf('agente')).toBe('Gui');
  expect(await listOf('gui_alves')).toBe('ag•••e');
  expect(await transferAs('tipo2', to('sil_bahia'))).toMatchObject({ success: true });
  expect(await transferAs('tipo41', to('sil_bahia'))).toMatchObject({ errorCode: 'user.missing' });
  expect(await transferAs('tipo41', to('agente'))).toMatchObject({ errorCode: 'user.missing' });
  expect(await transferAs('agente', to('agente'))).toMatchObject({ errorCode: 'user.missing' });
  expect(await transferAs('agente', { ...to('bloqueada'), requestId: 'request-0002' })).toMatchObject({ errorCode: 'user.missing' });
  expect(await transferAs('agente', { memberId: 'x' })).toMatchObject({ errorCode: 'user.missing' });
  expect(await transferAs('agente', { memberId: '' })).toMatchObject({ errorCode: 'user.missing' });
}, 20_000);

test('wrong passwords for a transfer are limited', async () => {
  const token = await tokenOf(phone, 'marina');
  const sendTransfer = (secret: string) => phone.send('POST', '/wps/member/transfer', { ...sending, secret }, { token });
  for (let tried = 0; tried < 5; tried++) expect(await sendTransfer('outra123')).toMatchObject({ errorCode: 'payment.password.wrong' });
  expect(await sendTransfer('leve2026')).toMatchObject({ errorCode: 'request.too.many' });
});
