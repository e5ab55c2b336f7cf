import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysLater, dayOf, isDay, mondayOf, startOfDay } from '../../../../src/contract/day.ts';
import type { MonthReceipt } from '../../../../src/contract/endpoints/records.ts';
import type { PageOf } from '../../../../src/contract/page-of.ts';
import { ledgerGroups } from '../../../../src/contract/records.ts';
import { lotteries } from '../../../../src/sandbox/catalogue/lotteries.ts';
import { findMember } from '../../../../src/sandbox/accounts/members.ts';
import { move } from '../../../../src/sandbox/money/move.ts';
import { settle, stake } from '../../../../src/sandbox/money/stakes.ts';
import { addUp, resultByDay } from '../../../../src/sandbox/records/net-result.ts';
import { rows } from '../../../../src/sandbox/store/database.ts';
import { startSandbox, tokenOf, type Answer, type Phone } from '../../../support/sandbox-caller.ts';

let phone: Phone;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  phone = await startSandbox({ hasPast: true });
  for (const account of ['marina', 'agente', 'tipo40', 'tipo4']) tokens[account] = await tokenOf(phone, account);
}, 30_000);
afterAll(() => phone.close());

const get = (path: string, account = 'marina'): Promise<Answer> => phone.call(path, { token: tokens[account] });
const paged = async (path: string, account?: string) => (await get(path, account)).value as PageOf<Record<string, unknown>>;
const lastWeek = 'from=2026-11-14&to=2026-11-20';
const lastQuarter = 'from=2026-08-23&to=2026-11-20';

describe('days', () => {
  test('begin at midnight in Brasília', () => {
    expect(startOfDay('2026-11-20')).toBe(Date.UTC(2026, 10, 20, 3));
    expect(dayOf(Date.UTC(2026, 10, 20, 2, 59, 59, 999))).toBe('2026-11-19');
    expect(dayOf(Date.UTC(2026, 10, 20, 3))).toBe('2026-11-20');
    // In years with summer time, the clocks went forward here.
    expect(startOfDay('2026-11-02') - startOfDay('2026-11-01')).toBe(86_400_000);
  });

  test('are counted over months and years', () => {
    expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysLater('2028-03-01', -1)).toBe('2028-02-29');
    expect(mondayOf('2026-11-20')).toBe('2026-11-16');
    expect(mondayOf('2026-11-16')).toBe('2026-11-16');
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  });

  test.each(['2026-02-30', '2026-13-01', '2026-1-1', '', '20261120', '2026-11-20T00:00', "' or 1"])('do not include %j', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe('the net result', () => {
  test('is the sum of all moves but deposits, negative for a loss', () => {
    const moves = [{ kind: 'stake', sum: -900 }, { kind: 'win', sum: 300 }, { kind: 'refund', sum: 100 }, { kind: 'rebate', sum: 7 }, { kind: 'reward', sum: 50 }, { kind: 'deposit', sum: 9_000 }];
    expect(addUp(moves)).toEqual({ staked: 900, won: 300, refunded: 100, rewarded: 57, net: -443 });
  });

  test('has every day, days without bets included', () => {
    const days = resultByDay([{ day: '2026-11-19', kind: 'stake', sum: -5 }, { day: '2026-11-19', kind: 'win', sum: 8 }], '2026-11-20', 3);
    expect(days.map(({ day, net }) => [day, net])).toEqual([['2026-11-18', 0], ['2026-11-19', 3], ['2026-11-20', 0]]);
  });

  test('of each window is the sum of its days, and of its parts and rewards', async () => {
    type Net = { windows: { days: number; net: number; rewarded: number; parts: { net: number }[] }[]; byDay: { net: number }[] };
    const { windows, byDay } = (await get('/wps/record/net')).value as Net;
    expect(byDay).toHaveLength(90);
    const sum = (list: { net: number }[]) => list.reduce((total, { net }) => total + net, 0);
    for (const { days, net, rewarded, parts } of windows) {
      expect(sum(byDay.slice(-days))).toBe(net);
      expect(sum(parts) + rewarded).toBe(net);
    }
    expect(windows.map(({ days }) => days)).toEqual([7, 30, 90]);
  });
});

test('the receipt of a month has its stakes, returns, minutes and loss limit', async () => {
  const own = await startSandbox({ hasPast: true });
  let token = await tokenOf(own, 'marina');
  const receipt = async () => ((await own.call('/wps/record/net', { token })).value as { month: MonthReceipt }).month;
  const since = (kind: string) => rows<{ sum: number }>(
    own.platform.database, 'select coalesce(sum(amount), 0) as sum from ledger where member_id = ? and kind = ? and at >= ?',
    findMember(own.platform, 'leve', 'marina')!.id, kind, startOfDay('2026-11-01'),
  )[0]!.sum;
  const before = await receipt();
  expect(before).toMatchObject({ month: '2026-11', staked: -since('stake'), returned: since('win') + since('refund') });
  expect(before.staked).toBeGreaterThan(0);
  expect(before.lossLimit).toBe(1_000_000);

  const visit = () => own.call('/wps/responsible/visit', { method: 'POST', body: '{}', token, headers: { 'Content-Type': 'application/json' } });
  await visit();
  own.advance(4 * 60_000);
  await visit();
  await own.call('/wps/responsible/limit', { method: 'PUT', body: JSON.stringify({ kind: 'loss', period: 'month', amount: 50_000 }), token, headers: { 'Content-Type': 'application/json' } });
  expect(await receipt()).toMatchObject({ minutes: before.minutes + 4, lossLimit: 50_000 });

  // December has begun in Brasília.
  own.advance(startOfDay('2026-12-01') - own.platform.clock.now());
  token = await tokenOf(own, 'marina');
  expect(await receipt()).toEqual({ month: '2026-12', staked: 0, returned: 0, minutes: 0, lossLimit: 50_000 });
  own.close();
});

test('the ready-made past has correct balances on every line, in order of time', () => {
  const { database } = phone.platform;
  for (const account of ['marina', 'agente']) {
    for (const merchant of ['leve', 'brisa']) {
      const { id } = findMember(phone.platform, merchant, account)!;
      const ledger = rows<{ amount: number; after: number; at: number }>(database, 'select amount, balance_after as after, at from ledger where member_id = ? order by id', id);
      let sum = 0;
      let at = 0;
      for (const entry of ledger) {
        sum += entry.amount;
        expect(entry.after).toBe(sum);
        expect(entry.at).toBeGreaterThanOrEqual(at);
        at = entry.at;
      }
      expect(ledger.length).toBeGreaterThan(200);
      expect(sum).toBe(account === 'marina' ? 128_450 : 975_000);
      expect(at).toBeLessThanOrEqual(phone.platform.clock.now());
    }
  }
});

describe('a record', () => {
  test.each(['account', 'bets', 'deposits', 'withdrawals'])('of %s is paged, newest first', async (record) => {
    const seen: unknown[] = [];
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo++) {
      const page = await paged(`/wps/record/${record}?${lastQuarter}&pageNo=${pageNo}`);
      pages = page.totalPages;
      seen.push(...page.items.map((item) => item.at ?? item.placedAt ?? item.createdAt));
    }
    expect(seen).toEqual((seen as number[]).toSorted((one, other) => other - one));
    const totals = (await get(`/wps/record/totals?of=${record}&${lastQuarter}`)).value as { count: number };
    expect(totals.count).toBe(seen.length);
    expect(await paged(`/wps/record/${record}?${lastQuarter}&pageNo=900000000`)).toMatchObject({ items: [] });
  });

  test('includes its first and last day whole', async () => {
    const { memberId } = rows<{ memberId: number }>(phone.platform.database, "select id as memberId from members where account = 'tipo41' and merchant = 'leve'")[0]!;
    tokens.tipo41 = await tokenOf(phone, 'tipo41');
    const at = (now: number) => ({ ...phone.platform, clock: { now: () => now } });
    move(at(startOfDay('2026-11-10') - 1), { memberId, amount: 1, kind: 'adjustment', reference: 'before' });
    move(at(startOfDay('2026-11-10')), { memberId, amount: 2, kind: 'adjustment', reference: 'first' });
    move(at(startOfDay('2026-11-11') - 1), { memberId, amount: 3, kind: 'adjustment', reference: 'last' });
    move(at(startOfDay('2026-11-11')), { memberId, amount: 4, kind: 'adjustment', reference: 'after' });
    const { items } = await paged('/wps/record/account?from=2026-11-10&to=2026-11-10&pageNo=1', 'tipo41');
    expect(items.filter(({ kind }) => kind === 'adjustment').map(({ reference }) => reference)).toEqual(['last', 'first']);
  });

  test('is filtered by type, and each kind of move belongs to one type', async () => {
    const kinds = Object.values(ledgerGroups).flat();
    expect(new Set(kinds).size).toBe(kinds.length);
    const { id: memberId } = findMember(phone.platform, 'leve', 'tipo42')!;
    tokens.tipo42 = await tokenOf(phone, 'tipo42');
    for (const kind of kinds) move(phone.platform, { memberId, amount: 100, kind, reference: `one of ${kind}` });
    for (const [type, ofType] of Object.entries(ledgerGroups)) {
      const { items } = await paged(`/wps/record/account?${lastQuarter}&type=${type}&pageNo=1`, 'tipo42');
      expect(new Set(items.map(({ kind }) => kind)), type).toEqual(new Set(ofType));
    }
    for (const state of ['won', 'lost', 'refunded']) {
      const { items } = await paged(`/wps/record/bets?${lastQuarter}&type=${state}&pageNo=1`);
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) expect(item.state).toBe(state);
    }
  });

  test('names bets in the language of the reader, whichever they were placed in', async () => {
    const inEnglish = async (record: string) => {
      const items: Record<string, string>[] = [];
      for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo++) {
        const page = (await phone.call(`/wps/record/${record}?${lastQuarter}&pageNo=${pageNo}`, { token: tokens.marina, headers: { Language: 'en' } })).value as PageOf<Record<string, string>>;
        pages = page.totalPages;
        items.push(...page.items);
      }
      return items;
    };
    const portuguese = rows<{ name: string }>(phone.platform.database, 'select name_pt as name from games where name_pt <> name_en').map(({ name }) => name);
    const lotteriesInPortuguese = lotteries.filter(({ name }) => name.pt !== name.en).map(({ name }) => name.pt);
    const isPortuguese = (text = '') => portuguese.includes(text) || lotteriesInPortuguese.some((name) => text.startsWith(`${name} `));
    const bets = await inEnglish('bets');
    expect(bets.some(({ ticket }) => ticket)).toBe(true);
    expect(bets.filter(({ name, title }) => isPortuguese(name) || isPortuguese(title))).toEqual([]);
    expect((await inEnglish('account')).filter(({ title }) => isPortuguese(title))).toEqual([]);
  });

  test('shows an open bet as open, then with its result', async () => {
    const { id: memberId } = findMember(phone.platform, 'leve', 'agente')!;
    stake(phone.platform, { memberId, reference: 'open-bet-1', title: 'Dados', amount: 700 });
    const open = async () => (await paged(`/wps/record/bets?from=2026-11-20&to=2026-11-20&pageNo=1`, 'agente')).items[0];
    expect(await open()).toMatchObject({ reference: 'open-bet-1', state: 'open', stake: 700, payout: 0 });
    settle(phone.platform, memberId, 'open-bet-1', 1_400);
    expect(await open()).toMatchObject({ reference: 'open-bet-1', state: 'won', payout: 1_400 });
  });

  test('contains only the member’s own entries', async () => {
    for (const record of ['account', 'bets', 'deposits', 'withdrawals']) {
      expect((await paged(`/wps/record/${record}?${lastQuarter}&pageNo=1`, 'tipo40')).items).toEqual([]);
      const mine = (await paged(`/wps/record/${record}?${lastQuarter}&pageNo=1&memberId=1&member_id=1`, 'tipo40')).items;
      expect(mine).toEqual([]);
    }
  });

  test.each([
    'from=2026-11-20&to=2026-11-14', 'from=2026-08-22&to=2026-11-20', 'from=2026-02-30&to=2026-03-01', 'from=&to=', 'from=x&to=y',
    'from=0000-01-01&to=9999-12-31', `${lastWeek}&type=sudo`, `${lastWeek}&type=constructor`,
  ])('is refused for %s', async (query) => {
    for (const path of ['account', 'bets', 'deposits', 'withdrawals']) {
      expect(await get(`/wps/record/${path}?${query}&pageNo=1`)).toMatchObject({ errorCode: 'request.invalid' });
    }
  });

  test.each(['0', '-1', '1.5', '1e308', 'NaN', '', '9007199254740993'])('has no page %j', async (pageNo) => {
    for (const path of ['account', 'bets', 'deposits', 'withdrawals']) {
      expect(await get(`/wps/record/${path}?${lastWeek}&pageNo=${pageNo}`)).toMatchObject({ errorCode: 'request.invalid' });
    }
  });
});

describe('the totals', () => {
  test.each(['', 'bet', 'constructor', 'toString'])('of %j are refused', async (of) => {
    expect(await get(`/wps/record/totals?of=${of}&${lastWeek}`)).toMatchObject({ success: false, errorCode: 'request.invalid' });
  });

  test.each([
    ['account', '', 5, 10_350, 1_300], ['account', '&type=deposits', 1, 10_000, 0], ['bets', '', 2, 350, 1_000], ['bets', '&type=won', 1, 350, 400], ['deposits', '', 0, 0, 0],
  ])('of %s%s count what came in and what went out', async (of, type, count, paidIn, paidOut) => {
    const { id: memberId } = findMember(phone.platform, 'leve', 'tipo41')!;
    tokens.tipo41 = await tokenOf(phone, 'tipo41');
    const at = { ...phone.platform, clock: { now: () => startOfDay('2025-03-10') } };
    move(at, { memberId, amount: 10_000, kind: 'deposit', reference: 'totals in' });
    move(at, { memberId, amount: -300, kind: 'adjustment', reference: 'totals out' });
    for (const [reference, amount, payout] of [['totals lost', 600, 0], ['totals won', 400, 350]] as const) {
      stake(at, { memberId, reference, title: 'Dados', amount });
      settle(at, memberId, reference, payout);
    }
    expect(await get(`/wps/record/totals?of=${of}&from=2025-03-10&to=2025-03-10${type}`, 'tipo41')).toMatchObject({ value: { count, paidIn, paidOut } });
  });
});

const calls: [path: string, condition: object][] = [
  [`/wps/record/account?${lastWeek}&pageNo=1`, { switches: { TRANSREC3: false } }],
  [`/wps/record/bets?${lastWeek}&pageNo=1`, { switches: { TRANSBETREPMEM3: false } }],
  [`/wps/record/deposits?${lastWeek}&pageNo=1`, { switches: { DEPRECM3: false } }],
  [`/wps/record/withdrawals?${lastWeek}&pageNo=1`, { switches: { WITHREC3: false } }],
  [`/wps/record/totals?of=deposits&${lastWeek}`, { switches: { DEPRECM3: false } }],
  ['/wps/record/net', { switches: { PERSREP: false } }],
  [`/wps/rebate/report?${lastWeek}&pageNo=1`, { switches: { PLYRBT: false } }],
  ['/wps/rebate/waiting', { switches: { MANPLAYREB3: false } }],
  ['/wps/reward/list?state=waiting&pageNo=1', { switches: { REWCEN3: false } }],
  ['/wps/reward/summary', { switches: { REWCEN3: false } }],
  ['/wps/mission/list', { switches: { MISSION: false } }],
  ['/wps/mission/leaders', { switches: { MISSION: false } }],
];

test.each(calls)('%s is allowed for members with real accounts, and with its flag', async (path, off) => {
  expect(await phone.call(path)).toMatchObject({ errorCode: 'session.missing' });
  expect(await get(path, 'tipo4')).toMatchObject({ errorCode: 'permission.trial' });
  expect(await get(path)).toMatchObject({ success: true });
  const on = JSON.parse(JSON.stringify(off).replace('false', 'true')) as object;
  phone.set(off);
  expect(await get(path)).toMatchObject({ errorCode: 'permission.denied' });
  phone.set(on);
});
