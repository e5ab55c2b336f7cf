import { describe, expect, test } from 'vitest';
import { lotteryList, lotteryMenu, lotteryResults, type Lottery } from '../../../../src/contract/endpoints/lottery.ts';
import { read } from '../../../../src/contract/shape.ts';
import { lotteries } from '../../../../src/sandbox/catalogue/lotteries.ts';
import { isPick, kinds, payoutOf, returnOf, type DigitKind as Kind } from '../../../../src/sandbox/lottery/bets.ts';
import { ballsText, cardSize, chanceOf, isCard, payoutOfCard, returnOfCard } from '../../../../src/sandbox/lottery/cards.ts';
import { drawOf } from '../../../../src/sandbox/lottery/draw.ts';
import { findLottery } from '../../../../src/sandbox/lottery/find.ts';
import { drawnPeriods, nextPeriod, sells } from '../../../../src/sandbox/lottery/schedule.ts';
import { buyTicket, settleDraws } from '../../../../src/sandbox/lottery/tickets.ts';
import { row, rows } from '../../../../src/sandbox/store/database.ts';
import { tokenOf } from '../../../support/sandbox-caller.ts';
import { pageData, player } from '../../../support/sandbox-player.ts';

const minute = 60_000;
const hour = 60 * minute;
/** 19:00 in Hà Nội, the lotteries' time zone. */
const evening = Date.UTC(2026, 10, 20, 12);
const quick = findLottery('HN1')!;
const daily = findLottery('MB')!;
const weekly = findLottery('M645')!;
const digitsOf = (gameCode: string) => ({ gameCode, digits: 5 });
const withBalls = lotteries.filter(({ balls }) => balls);

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
    expect(drawOf(1, digitsOf('HN1'), '20261120-0874')).toEqual(drawOf(1, digitsOf('HN1'), '20261120-0874'));
    const firsts = [drawOf(1, digitsOf('HN1'), 'a'), drawOf(1, digitsOf('HN1'), 'b'), drawOf(2, digitsOf('HN1'), 'a'), drawOf(1, digitsOf('SG5'), 'a')].map(({ first }) => first);
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
    for (const kind of Object.keys(kinds) as Kind[]) expect(returnOf(kind), kind).toBeCloseTo(kinds[kind].digits ? 0.92 : 0.96, 12);
    expect(isPick('two', '1')).toBe(false);
    expect(isPick('two', '1a')).toBe(false);
    expect(isPick('even', '1')).toBe(false);
  });

  test('is settled by its draw, once', async () => {
    const marina = await player();
    const seat = await marina.openGame(await marina.launchLottery({ lottoView: 'betting', lottoGameCode: 'HN1' }));
    const before = await marina.balance();
    const period = '20261120-1141';
    const { first } = drawOf(marina.platform.seed, digitsOf('HN1'), period);
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
    expect(row(marina.platform.database, 'select number from tickets')).toEqual({ number: drawOf(1, digitsOf('HN1'), '20261120-1141').first });
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

describe('tickets', () => {
  const period = '20261120-1141';
  const buying = async () => {
    const marina = await player();
    const seat = await marina.openGame(await marina.launchLottery());
    const buy = (round: string, fields: object = {}) => seat.post('/ticket', { round, stake: 100, lottery: 'HN1', period, kind: 'odd', pick: '', ...fields });
    return { marina, seat, buy };
  };

  test.each<[string, object, string | undefined]>([
    ['the least stake', { stake: 100 }, undefined], ['less', { stake: 50 }, 'request.invalid'], ['the dearest', { stake: 5_000 }, undefined], ['more', { stake: 10_000 }, 'request.invalid'], ['between', { stake: 150 }, 'request.invalid'],
    ['no pick', { pick: undefined }, 'request.invalid'], ['a number as its pick', { kind: 'two', pick: 13 }, 'request.invalid'], ['its lottery by its id', { lottery: '1' }, undefined], ['no lottery', { lottery: undefined }, 'request.invalid'], ['no period', { period: undefined }, 'lottery.closed'],
  ])('with %s', async (_, fields, error) => {
    const { buy } = await buying();
    expect((await buy('ticket-by-rules', fields)).error).toBe(error);
  });

  test('are sold until five seconds before a quick draw, and are shown as they were bought: the latest twenty, newest first', async () => {
    const { marina, seat, buy } = await buying();
    for (let ticket = 0; ticket < 20; ticket++) await buy(`ticket-of-${1_000 + ticket}`);
    marina.advance(55_000 - 1);
    const { tickets, balance } = await buy('ticket-in-time', { kind: 'two', pick: '07', stake: 200 }) as { tickets: { id: number }[]; balance: number };
    expect(tickets.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, back) => tickets[0]!.id - back));
    expect(tickets[0]).toEqual({ id: tickets[0]!.id, code: 'HN1', name: 'Hà Nội 1 min', period, kind: 'two', pick: '07', stake: 200, payout: 0, state: 'open', number: null });
    expect(balance).toBe(await marina.balance());
    marina.advance(1);
    expect(await buy('ticket-too-late')).toEqual({ error: 'lottery.closed' });
    // The one that was bought is not refused.
    expect(await buy('ticket-in-time')).toMatchObject({ tickets });
    expect(row(marina.platform.database, "select vendor, category, node_id as nodeId, title, stake from bets where reference = 'ticket-in-time'")).toEqual({ vendor: 'ELOTT', category: 'ELOTT', nodeId: 'HN1', title: 'Hà Nội 1 min 20261120-1141', stake: 200 });
    marina.advance(5_000 - 1);
    settleDraws(marina.platform);
    expect((await seat.get('/hall')).tickets).toMatchObject(Array.from({ length: 20 }, () => ({ state: 'open', number: null })));
    marina.advance(1);
    settleDraws(marina.platform);
    expect(row(marina.platform.database, 'select count(*) as count from tickets where number is null')).toEqual({ count: 0 });
    const { outcome } = row<{ outcome: string }>(marina.platform.database, "select outcome from bets where reference = 'ticket-in-time'")!;
    expect(JSON.parse(outcome)).toEqual({ number: drawOf(marina.platform.seed, digitsOf('HN1'), period).first });
  });

  test('count for nothing where together they win with more than two thirds of the draw, those of one member on one draw', async () => {
    const { marina, buy } = await buying();
    const sg5 = { lottery: 'SG5', period: nextPeriod(findLottery('SG5')!, evening).number };
    const hp3 = { lottery: 'HP3', period: nextPeriod(findLottery('HP3')!, evening).number };
    // Odd and low are 1, 3, 5, 7, 9 and 0, 2, 4; odd twice is half; low of another draw does not count.
    await buy('cancels-00', { kind: 'odd' });
    await buy('cancels-01', { kind: 'low' });
    await buy('cancels-02', { kind: 'odd', ...sg5 });
    await buy('cancels-03', { kind: 'odd', ...sg5 });
    await buy('cancels-04', { kind: 'odd', ...hp3 });
    marina.advance(minute);
    await buy('cancels-05', { kind: 'even', period: '20261120-1142' });
    marina.advance(5 * minute);
    settleDraws(marina.platform);
    expect(rows<{ cancels: number }>(marina.platform.database, "select cancels from stakes where reference like 'cancels-%' order by reference").map(({ cancels }) => cancels)).toEqual([1, 1, 0, 0, 0, 0]);
  });

  test('of one draw are all settled, however many', async () => {
    const { marina } = await buying();
    const { database } = marina.platform;
    const { id } = row<{ id: number }>(database, "select id from members where account = 'marina' and merchant = 'leve'")!;
    const session = { language: 'pt', player: { memberId: id, account: 'marina', type: 0 } } as unknown as Parameters<typeof buyTicket>[1];
    for (let ticket = 0; ticket < 501; ticket++) buyTicket(marina.platform, session, { round: `ticket-of-${1_000 + ticket}`, stake: 100, lottery: 'HN1', period, kind: 'two', pick: '13' });
    marina.advance(minute);
    settleDraws(marina.platform);
    expect(row(database, 'select count(*) as count from tickets where number is null')).toEqual({ count: 0 });
  });

  test('of a lottery that is no longer held give the stake back', async () => {
    const { marina, seat, buy } = await buying();
    const before = await marina.balance();
    await buy('ticket-of-old');
    marina.platform.database.exec("update tickets set lottery = 'GONE'");
    marina.advance(minute);
    expect((await seat.get('/hall')).tickets).toMatchObject([{ code: 'GONE', name: 'GONE', payout: 100, number: '' }]);
    expect(await marina.balance()).toBe(before);
  });
});

test('the page of the lotteries offers the stakes that tickets take, each kind with its share, and the digits', async () => {
  const marina = await player();
  const { page } = await marina.openGame(await marina.launchLottery({ language: 'en' }));
  const data = pageData(page) as { stakes: number[]; kinds: Record<string, { digits: number; pays: number; share: number }> };
  expect(data.stakes).toEqual([100, 200, 500, 1_000, 2_000, 5_000]);
  expect(Object.entries(data.kinds).map(([kind, { digits, pays, share }]) => [kind, digits, pays, Math.round(share * 100)])).toEqual([
    ['two', 2, 9_200, 92], ['three', 3, 92_000, 92], ['four', 4, 920_000, 92], ['even', 0, 192, 96], ['odd', 0, 192, 96], ['low', 0, 192, 96], ['high', 0, 192, 96],
  ]);
  const named = (attribute: string) => Array.from(page.matchAll(new RegExp(`${attribute}="(\\w+)"`, 'g')), ([, value]) => value).join(' ');
  expect([named('data-kind'), named('data-key')]).toEqual(['two three four even odd low high', '1 2 3 4 5 6 7 8 9 0']);
});

describe('the hall', () => {
  const hallAt = async (time: number) => {
    const marina = await player();
    const seat = await marina.openGame(await marina.launchLottery({ language: 'en' }));
    // A login lasts as long as its pages ask.
    for (let left = time - evening; left > 0; left -= hour) {
      marina.advance(Math.min(hour, left));
      await seat.get('/visit');
    }
    const { now, balance, lotteries: shown } = await seat.get('/hall') as { now: number; balance: number; lotteries: { code: string }[] };
    expect([now, balance]).toEqual([time, await marina.balance()]);
    return { marina, of: (code: string) => shown.find((lottery) => lottery.code === code) as Record<string, unknown> | undefined, codes: shown.map(({ code }) => code) };
  };

  test('has each lottery as it stands: what is on sale, when it draws, and its last six draws', async () => {
    const { marina, of, codes } = await hallAt(evening + 30_000);
    expect(codes).toEqual(lotteries.map(({ gameCode }) => gameCode));
    const numberOf = (period: string) => ({ period, number: drawOf(marina.platform.seed, findLottery('BRT')!, period).first });
    expect(of('BRT')).toEqual({
      code: 'BRT', name: 'Instant Trio', icon: expect.stringMatching(/^\/cdn\/lotteries\/BRT\.svg/) as unknown, period: '20261120-1141', opensAt: evening, drawsAt: evening + minute, lock: 5_000, digits: 3,
      last: [1_140, 1_139, 1_138, 1_137, 1_136, 1_135].map((number) => numberOf(`20261120-${number}`)),
    });
  });

  test('has no period of a daily lottery until six hours after its draw', async () => {
    const opensAt = Date.UTC(2026, 10, 20, 17, 15);
    const before = (await hallAt(opensAt - 1)).of('MB');
    expect(before).toMatchObject({ opensAt, drawsAt: Date.UTC(2026, 10, 21, 11, 15) });
    expect(before).not.toHaveProperty('period');
    expect((await hallAt(opensAt)).of('MB')).toMatchObject({ period: '20261121', opensAt });
  });

  test('has the card of a lottery of balls, its prizes from the best on', async () => {
    const card = (await hallAt(evening)).of('M645')!.card as { drum: number; prizes: { hits: number; pays: number; chance: number }[]; share: number };
    expect([card.drum, card.prizes.map(({ hits, pays }) => [hits, pays]), card.prizes.map(({ chance }) => Math.round(chance * 8_145_060)), card.share.toFixed(4)]).toEqual([45, [[6, 1_000_000], [5, 5_000], [4, 180], [3, 18]], [1, 234, 11_115, 182_780], '0.9160']);
  });
});

describe('a lottery of balls', () => {
  const { drum } = weekly.balls!;

  test.each(withBalls)('$gameCode draws six different balls of its drum, each as often as another', ({ balls, ...lottery }) => {
    const seen = new Map<number, number>();
    const draws = 6_000;
    for (let period = 0; period < draws; period++) {
      const numbers = drawOf(1, { ...lottery, balls }, String(period)).first.split(' ').map(Number);
      expect(new Set(numbers).size).toBe(cardSize);
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
      for (const number of numbers) seen.set(number, (seen.get(number) ?? 0) + 1);
    }
    const mean = (draws * cardSize) / balls!.drum;
    expect(seen.size).toBe(balls!.drum);
    // Six standard deviations.
    for (const [number, count] of seen) expect(Math.abs(count - mean), String(number)).toBeLessThan(6 * Math.sqrt(mean));
    expect(Math.min(...seen.keys())).toBe(1);
    expect(Math.max(...seen.keys())).toBe(balls!.drum);
  });

  test('pays its table by hits, and returns what it says', () => {
    const drawn = '03 11 17 28 39 44';
    for (const [card, times] of [['03 11 17 28 39 44', 1_000_000], ['01 11 17 28 39 44', 5_000], ['01 02 17 28 39 44', 180], ['01 02 04 28 39 44', 18], ['01 02 04 05 39 44', 0]] as const) {
      expect(payoutOfCard(weekly.balls!, card, drawn, 200), card).toBe(200 * times);
    }
    const all = [0, 1, 2, 3, 4, 5, 6];
    expect(all.reduce((sum, hits) => sum + chanceOf(drum, hits), 0)).toBeCloseTo(1, 12);
    expect(chanceOf(45, 6)).toBeCloseTo(1 / 8_145_060, 15);
    expect(chanceOf(55, 6)).toBeCloseTo(1 / 28_989_675, 15);
    for (const { balls, gameCode } of withBalls) {
      expect(returnOfCard(balls!), gameCode).toBeGreaterThan(0.91);
      expect(returnOfCard(balls!), gameCode).toBeLessThan(0.92);
    }
  });

  test.each(['03 11 17 28 39', '03 11 17 28 39 39', '03 11 17 28 39 46', '00 11 17 28 39 44', '11 03 17 28 39 44', '3 11 17 28 39 44', '031117283944', '', '03 11 17 28 39 44 45', 'aa 11 17 28 39 44', '1.5 11 17 28 39 44'])('refuses the card %j', (card) => {
    expect(isCard(card, drum)).toBe(false);
  });

  test('sells cards alone, and settles one by its draw', async () => {
    const marina = await player();
    const { number: period, opensAt, drawsAt } = nextPeriod(weekly, marina.platform.clock.now());
    marina.advance(Math.max(0, opensAt - marina.platform.clock.now()));
    const request = { lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'Lott', lottoView: 'lobby', device: 'MOBILE', backUrl: '/m/home', language: 'pt' };
    const seat = await marina.openGame(await marina.call('/wps/lottery/launch', { method: 'POST', token: await tokenOf(marina, 'marina'), body: JSON.stringify(request) }));
    const { first } = drawOf(marina.platform.seed, weekly, period);
    const drawn = first.split(' ').map(Number);
    const missed = Array.from({ length: drum }, (_, ball) => ball + 1).filter((ball) => !drawn.includes(ball));
    const ticket = { round: 'a-card-of-six', stake: 200, lottery: 'M645', period, kind: 'six', pick: ballsText([...drawn.slice(0, 3), ...missed.slice(0, 3)]) };
    for (const wrong of [{ kind: 'two', pick: '44' }, { pick: '03 11 17 28 39' }, { lottery: 'HN1' }]) expect(await seat.post('/ticket', { ...ticket, ...wrong })).toEqual({ error: 'request.invalid' });
    expect(await seat.post('/ticket', ticket)).not.toHaveProperty('error');
    marina.advance(drawsAt - marina.platform.clock.now());
    settleDraws(marina.platform);
    expect(row(marina.platform.database, 'select number from tickets')).toEqual({ number: first });
    expect(row(marina.platform.database, "select payout from bets where category = 'LOTT' order by id desc limit 1")).toEqual({ payout: 200 * 18 });
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
      expect(lottery.previousWinningNumber).toMatch(/^(\d{3,6},\d+,\d+|\d\d( \d\d){5})~(\d{8}(-\d{4})?|\d{5})$/);
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

  test('has each lottery as it stands, between two draws', async () => {
    const marina = await player();
    marina.advance(30_000);
    const all = await menuOf(marina);
    const drawn = (code: string, period: string) => { const { first, others } = drawOf(marina.platform.seed, findLottery(code)!, period); return `${[first, ...others].join()}~${period}`; };
    expect(all.find(({ gameCode }) => gameCode === 'HN1')).toEqual({
      prizeMode: 'Elott', gameId: '1', gameCode: 'HN1', gameGroupCode: 'VN_FAST', remark: 'Hà Nội 1 min', mobileIconUrl: expect.stringMatching(/^\/lotteries\/HN1\.svg/) as unknown, numero: '20261120-1141', isSale: true,
      remainTime: 30_000, lockTime: 5_000, lotteryTime: [evening, evening + minute], winningTime: evening, previousWinningNumber: drawn('HN1', '20261120-1140'), tag: 'HOT',
    });
    expect(all.find(({ gameCode }) => gameCode === 'MB')).toMatchObject({
      prizeMode: 'Lott', isSale: false, remainTime: 0, lotteryTime: [Date.UTC(2026, 10, 20, 17, 15), Date.UTC(2026, 10, 21, 11, 15)], winningTime: Date.UTC(2026, 10, 20, 11, 15), previousWinningNumber: drawn('MB', '20261120'),
    });
    const groups = read(lotteryMenu.value, (await marina.call(query('Lott'))).value);
    expect(Object.entries(groups).map(([code, { tag, labelName, gameMenus }]) => [code, tag, labelName, gameMenus.length])).toEqual([
      ['VN_FAST', 'HOT', 'Fast', 4], ['VN_NORTH', 'HOT', 'North', 2], ['VN_CENTRAL', 'HOT', 'Central', 2], ['VN_SOUTH', undefined, 'South', 2], ['MEGA', 'HOT', 'Mega', 2], ['BR_FAST', 'HOT', 'Brazil', 4],
    ]);
    expect(Object.keys(read(lotteryMenu.value, (await marina.call(query('ELOTT'))).value))).toEqual(['VN_FAST', 'VN_NORTH', 'VN_CENTRAL', 'VN_SOUTH', 'BR_FAST']);
  });

  test.each([[{ lottoView: 'lobby', lottoGameCode: 'HN1' }, ''], [{ lottoView: 'betting', lottoGameCode: 'HN1' }, 'HN1'], [{ lottoView: 'betting' }, ''], [{ lottoView: 'lobby', lottoGameCode: 'NONE' }, '']])(
    'launches %j with the desk of %j', async (asked, lottery) => {
      const marina = await player();
      expect(pageData((await marina.openGame(await marina.launchLottery(asked))).page).lottery).toBe(lottery);
    },
  );

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
