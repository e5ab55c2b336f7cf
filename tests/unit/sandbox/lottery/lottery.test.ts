import { describe, expect, test } from 'vitest';
import { lotteryList, lotteryMenu, lotteryResults } from '../../../../src/contract/endpoints/lottery.ts';
import type { Lottery } from '../../../../src/contract/endpoints/lottery.ts';
import { read } from '../../../../src/contract/shape.ts';
import { lotteries } from '../../../../src/sandbox/catalogue/lotteries.ts';
import { isPick, kinds, payoutOf } from '../../../../src/sandbox/lottery/bets.ts';
import type { Kind } from '../../../../src/sandbox/lottery/bets.ts';
import { drawOf } from '../../../../src/sandbox/lottery/draw.ts';
import { findLottery } from '../../../../src/sandbox/lottery/find.ts';
import { drawnPeriods, nextPeriod, sells } from '../../../../src/sandbox/lottery/schedule.ts';
import { settleDraws } from '../../../../src/sandbox/lottery/tickets.ts';
import { row } from '../../../../src/sandbox/store/database.ts';
import { player } from '../../../support/sandbox-player.ts';

const minute = 60_000;
const hour = 60 * minute;
/** 19:00 in Hà Nội, the lotteries' time zone. */
const evening = Date.UTC(2026, 10, 20, 12);
const quick = findLottery('HN1')!;
const daily = findLottery('MB')!;
const weekly = findLottery('M645')!;

describe('the draws', () => {
  test('are numbered through their day in Hà Nội', () => {
    expect(nextPeriod(quick, evening)).toEqual({ number: '20261120-1141', opensAt: evening, drawsAt: evening + minute });
    expect(nextPeriod(quick, Date.UTC(2026, 10, 20, 16, 59, 30)).number).toBe('20261120-1440');
    expect(nextPeriod(quick, Date.UTC(2026, 10, 20, 17)).number).toBe('20261121-0001');
    expect(nextPeriod(daily, evening)).toMatchObject({ number: '20261121', drawsAt: Date.UTC(2026, 10, 21, 11, 15) });
    expect(nextPeriod(weekly, evening)).toMatchObject({ drawsAt: Date.UTC(2026, 10, 22, 11) });
    expect(nextPeriod(weekly, evening).number).toMatch(/^\d{5}$/);
  });

  test('of a daily lottery pause between days', () => {
    const period = nextPeriod(daily, evening);
    expect(period.opensAt).toBe(Date.UTC(2026, 10, 20, 17, 15));
    expect(sells(daily, period, evening)).toBe(false);
    expect(sells(daily, period, period.opensAt)).toBe(true);
    expect(sells(daily, period, period.drawsAt - daily.lockTime)).toBe(false);
  });

  test.each(lotteries)('of $gameCode are consecutive, without overlap', (lottery) => {
    const numbers = new Set<string>();
    let at = evening;
    for (let count = 0; count < 30; count++) {
      const period = nextPeriod(lottery, at);
      expect(period.drawsAt).toBeGreaterThan(at);
      expect(period.opensAt).toBeLessThan(period.drawsAt);
      expect(drawnPeriods(lottery, period.drawsAt, 1)).toEqual([period]);
      expect(nextPeriod(lottery, period.drawsAt).opensAt).toBeGreaterThanOrEqual(period.drawsAt);
      numbers.add(period.number);
      at = period.drawsAt;
    }
    expect(numbers.size).toBe(30);
    expect([...numbers]).toEqual([...numbers].toSorted());
    expect(drawnPeriods(lottery, at, 30).map(({ number }) => number)).toEqual([...numbers].toReversed());
  });

  test('are repeatable, and differ by period, lottery and seed', () => {
    expect(drawOf(1, 'HN1', '20261120-0874', 5)).toEqual(drawOf(1, 'HN1', '20261120-0874', 5));
    const firsts = [drawOf(1, 'HN1', 'a', 5), drawOf(1, 'HN1', 'b', 5), drawOf(2, 'HN1', 'a', 5), drawOf(1, 'SG5', 'a', 5)].map(({ first }) => first);
    expect(new Set(firsts).size).toBe(4);
  });

  test('far from the start are computed without a loop over the years', () => {
    // In real time: a loop over four hundred years takes seconds.
    const started = performance.now();
    expect(drawnPeriods(quick, evening + 400 * 365 * 24 * hour, 6)).toHaveLength(6);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('a ticket', () => {
  test.each<[Kind, string, string, number]>([
    ['two', '13', '48213', 9_200], ['two', '13', '48231', 0], ['three', '213', '48213', 92_000], ['four', '8213', '48213', 920_000],
    ['odd', '', '48213', 192], ['even', '', '48213', 0], ['low', '', '48213', 192], ['high', '', '48213', 0],
  ])('%s %s on %s pays %d of R$ 1', (kind, pick, drawn, payout) => expect(payoutOf(kind, pick, drawn, 100)).toBe(payout));

  test('has a return below 1 for each kind of bet, and refuses invalid picks', () => {
    for (const { digits, pays } of Object.values(kinds)) {
      expect(digits ? pays / 100 / 10 ** digits : pays / 200).toBeLessThan(1);
    }
    expect(isPick('two', '1')).toBe(false);
    expect(isPick('two', '1a')).toBe(false);
    expect(isPick('even', '1')).toBe(false);
  });

  test('is settled by its draw, once', async () => {
    const marina = await player();
    const seat = await marina.openGame(await marina.launchLottery({ lottoView: 'betting', lottoGameCode: 'HN1' }));
    const before = await marina.balance();
    const period = '20261120-1141';
    const { first } = drawOf(marina.platform.seed, 'HN1', period, findLottery('HN1')!.digits);
    const sure = { stake: 100, lottery: 'HN1', period };
    await seat.post('/ticket', { ...sure, round: 'ticket-0001', kind: 'two', pick: first.slice(-2) });
    const twice = await seat.post('/ticket', { ...sure, round: 'ticket-0001', kind: 'two', pick: first.slice(-2) });
    const miss = String((Number(first.slice(-2)) + 1) % 100).padStart(2, '0');
    await seat.post('/ticket', { ...sure, round: 'ticket-0002', kind: 'two', pick: miss });
    expect(twice.tickets).toHaveLength(1);
    expect(await marina.balance()).toBe(before - 200);
    expect(await marina.locked()).toBe(200);
    marina.advance(minute);
    const hall = await seat.get('/hall');
    expect(hall.tickets).toMatchObject([{ state: 'lost', payout: 0, number: first }, { state: 'won', payout: 9_200, number: first }]);
    settleDraws(marina.platform);
    expect(await marina.balance()).toBe(before - 200 + 9_200);
    expect(await marina.locked()).toBe(0);
    expect(row(marina.platform.database, "select sum(stake) as staked, sum(payout) as paid from bets where reference not like 'crowd-%'")).toEqual({ staked: 200, paid: 9_200 });
  });

  test('is settled by its own draw, even a year later', async () => {
    const marina = await player();
    const seat = await marina.openGame(await marina.launchLottery());
    await seat.post('/ticket', { round: 'ticket-0003', stake: 100, lottery: 'HN1', period: '20261120-1141', kind: 'odd', pick: '' });
    marina.advance(365 * 24 * hour);
    settleDraws(marina.platform);
    expect(row(marina.platform.database, 'select number from tickets')).toEqual({ number: drawOf(1, 'HN1', '20261120-1141', 5).first });
  });

  test('is refused after sales have closed, and for another period', async () => {
    const marina = await player();
    const seat = await marina.openGame(await marina.launchLottery());
    const ticket = { round: 'ticket-0004', stake: 100, lottery: 'HN1', period: '20261120-1141', kind: 'odd', pick: '' };
    expect(await seat.post('/ticket', { ...ticket, period: '20261120-1142' })).toEqual({ error: 'lottery.closed' });
    marina.advance(minute - 2_000);
    expect(await seat.post('/ticket', ticket)).toEqual({ error: 'lottery.closed' });
    expect(await seat.post('/ticket', { ...ticket, lottery: 'BRT', kind: 'four', pick: '1234' })).toEqual({ error: 'request.invalid' });
    expect(await seat.post('/ticket', { ...ticket, lottery: 'NONE' })).toEqual({ error: 'request.invalid' });
    expect(await seat.post('/ticket', { ...ticket, kind: 'toString', pick: '' })).toEqual({ error: 'request.invalid' });
    expect(await seat.post('/ticket', { ...ticket, stake: 20_000 })).toEqual({ error: 'request.invalid' });
  });
});

describe('the menu', () => {
  const query = (prizeMode: string) => `/wps/lottery/menu?prizeMode=${prizeMode}&device=MOBILE&language=en`;
  const menuOf = async (phone: Awaited<ReturnType<typeof player>>, prizeMode = 'Lott'): Promise<Lottery[]> =>
    Object.values(read(lotteryMenu.value, (await phone.call(query(prizeMode))).value)).flatMap(({ gameMenus }) => gameMenus);

  test('has at least twelve lotteries, in the contract\'s format', async () => {
    const marina = await player();
    const all = await menuOf(marina);
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect(all.some(({ tag }) => tag === 'HOT')).toBe(true);
    for (const lottery of all) {
      expect(lottery.previousWinningNumber).toMatch(/^\d{3,6},\d+,\d+~(\d{8}(-\d{4})?|\d{5})$/);
      if (!lottery.isSale) expect(lottery.numero).toBeUndefined();
      else expect(lottery.remainTime).toBe(lottery.lotteryTime[1]! - evening);
    }
    const electronic = await menuOf(marina, 'Elott');
    expect(electronic.length).toBeGreaterThan(0);
    expect(electronic.length).toBeLessThan(all.length);
    // One lottery is launched by one mode, whichever list it stands in.
    const modes = (found: readonly Lottery[]) => Object.fromEntries(found.map(({ gameCode, prizeMode }) => [gameCode, prizeMode]));
    expect(modes(all)).toMatchObject(modes(electronic));
    expect(new Set(Object.values(modes(electronic)))).toEqual(new Set(['Elott']));
    expect(modes(all).MB).toBe('Lott');
  });

  test('shows the latest draw', async () => {
    const marina = await player();
    const before = (await menuOf(marina)).find(({ gameCode }) => gameCode === 'HN1')!;
    marina.advance(minute);
    const after = (await menuOf(marina)).find(({ gameCode }) => gameCode === 'HN1')!;
    expect(after.numero).not.toBe(before.numero);
    expect(after.previousWinningNumber).toContain(`~${before.numero}`);
    expect(after.winningTime).toBe(before.lotteryTime[1]);
  });

  test('has no period for lotteries off sale', async () => {
    const marina = await player();
    const closed = (await menuOf(marina)).filter(({ isSale }) => !isSale);
    expect(closed.map(({ gameCode }) => gameCode)).toEqual(expect.arrayContaining(['MB', 'MT', 'MN']));
    marina.advance(6 * hour);
    expect((await menuOf(marina)).filter(({ isSale }) => !isSale)).toHaveLength(0);
  });

  test('refuses to launch an unknown lottery', async () => {
    const marina = await player();
    expect(await marina.launchLottery({ lottoView: 'betting', lottoGameCode: 'NONE' })).toMatchObject({ errorCode: 'game.unavailable' });
  });
});

describe('the lists', () => {
  test('have every lottery in its group, and for Elott the quick ones alone', async () => {
    const phone = await player();
    const listOf = async (prizeMode: string) => read(lotteryList.value, (await phone.call(`/wps/lottery/list?prizeMode=${prizeMode}&language=en`)).value);
    const all = (await listOf('Lott')).flatMap(({ games }) => games);
    expect(all.map(({ code }) => code).toSorted()).toEqual(lotteries.map(({ gameCode }) => gameCode).toSorted());
    expect(all.every(({ tradPlaySwitch }) => tradPlaySwitch)).toBe(true);
    expect(all.find(({ code }) => code === 'HN1')?.prizeMode).toBe('Elott');
    const quickOnes = await listOf('Elott');
    expect(quickOnes.length).toBeGreaterThan(0);
    expect(quickOnes.every(({ games }) => games.length > 0)).toBe(true);
    expect(quickOnes.flatMap(({ games }) => games).some(({ code }) => code === 'MB')).toBe(false);
  });

  test('of results have the last ten periods, newest first, in the menu\'s format', async () => {
    const phone = await player();
    const resultsOf = async (query: string) => read(lotteryResults.value, (await phone.call(`/wps/lottery/results?language=pt${query}`)).value);
    const all = await resultsOf('');
    expect(all).toHaveLength(lotteries.length);
    const [one] = await resultsOf('&gameCode=HN1');
    expect(one).toEqual(all.find(({ gameCode }) => gameCode === 'HN1'));
    expect(one!.draws).toHaveLength(10);
    expect(one!.draws[0]).toMatchObject({ numero: '20261120-1140', winningTime: evening });
    expect(one!.draws[0]!.winningNumber).toContain('~20261120-1140');
    const times = one!.draws.map(({ winningTime }) => winningTime);
    expect(times).toEqual(times.toSorted((earlier, later) => later - earlier));
    expect(await phone.call('/wps/lottery/results?language=pt&gameCode=NONE')).toMatchObject({ errorCode: 'game.unavailable' });
  });
});
