import { expect, test } from 'vitest';
import { endingsOf, isPick, kindOf, kinds, payoutOf, type DigitKind } from '../../../../src/sandbox/lottery/bets.ts';
import { ballsText, chanceOf, isCard, payoutOfCard, returnOfCard } from '../../../../src/sandbox/lottery/cards.ts';
import { drawOf, drawText } from '../../../../src/sandbox/lottery/draw.ts';
import { categoryOf, findLottery, ticketTitle } from '../../../../src/sandbox/lottery/find.ts';
import { drawnPeriods, nextPeriod, sells } from '../../../../src/sandbox/lottery/schedule.ts';
import { dearestStake, leastStake } from '../../../../src/sandbox/lottery/tickets.ts';

// Times and prizes of the lotteries, written down once more by hand. Hà Nội is seven hours ahead of UTC.

const [quick, ten, daily, weekly, giga] = ['HN1', 'HL10', 'MB', 'M645', 'G655'].map(findLottery);
const utc = (text: string) => Date.parse(`2026-11-${text}Z`);

test('what each kind of bet pays, and with which endings it wins', () => {
  expect(kinds).toEqual({ two: { digits: 2, pays: 9_200 }, three: { digits: 3, pays: 92_000 }, four: { digits: 4, pays: 920_000 }, even: { digits: 0, pays: 192 }, odd: { digits: 0, pays: 192 }, low: { digits: 0, pays: 192 }, high: { digits: 0, pays: 192 } });
  const lastDigits = (kind: DigitKind) => [...new Set(endingsOf(kind, '').map((ending) => ending % 10))];
  expect([lastDigits('even'), lastDigits('odd'), lastDigits('low'), lastDigits('high'), endingsOf('even', '').length, endingsOf('two', '07'), endingsOf('three', '107')]).toEqual([[0, 2, 4, 6, 8], [1, 3, 5, 7, 9], [0, 1, 2, 3, 4], [5, 6, 7, 8, 9], 50, [7], []]);
  expect([payoutOf('low', '', '14', 101), payoutOf('high', '', '15', 101), payoutOf('low', '', '15', 101), payoutOf('two', '05', '10005', 1), payoutOf('two', '05', '10050', 1)]).toEqual([193, 193, 0, 92, 0]);
  expect([leastStake, dearestStake]).toEqual([100, 5_000]);
});

test('a pick has the digits of its kind, and no more than the lottery draws', () => {
  expect([isPick('two', '01'), isPick('two', '1'), isPick('two', '001'), isPick('even', ''), isPick('even', '1'), isPick('two', ' 1'), isPick('four', '12a4')]).toEqual([true, false, false, true, false, false, false]);
  const three = { digits: 3 };
  expect([kindOf(three, 'three', '123'), kindOf(three, 'four', '1234'), kindOf(three, 'toString', ''), kindOf(three, 7, ''), kindOf(three, 'six', '01 02 03 04 05 06'), kindOf(three, 'odd', '')]).toEqual(['three', undefined, undefined, undefined, undefined, 'odd']);
  expect([kindOf(weekly!, 'six', '01 02 03 04 05 45'), kindOf(weekly!, 'six', '01 02 03 04 05 46'), kindOf(weekly!, 'two', '01')]).toEqual(['six', undefined, undefined]);
});

test('cards of six different numbers, and what their hits pay', () => {
  expect([ballsText([44, 3, 11]), isCard('01 02 03 04 05 06', 6), isCard('01 02 03 04 05 06', 5), isCard('00 02 03 04 05 06', 6), isCard('01 02 03 04 05 05', 6), isCard('01 02 03 04 05', 6), isCard('02 01 03 04 05 06', 6)]).toEqual(['03 11 44', true, false, false, false, false, false]);
  const prizes = (balls: NonNullable<typeof weekly>['balls']) => ['01 02 03 04 05 06', '01 02 03 04 05 40', '01 02 03 04 41 40', '01 02 03 42 41 40', '01 02 43 42 41 40', '44 43 42 41 40 39'].map((drawn) => payoutOfCard(balls!, '01 02 03 04 05 06', drawn, 2));
  expect([prizes(weekly!.balls), prizes(giga!.balls)]).toEqual([[2_000_000, 10_000, 360, 36, 0, 0], [8_000_000, 36_000, 700, 60, 0, 0]]);
  expect([chanceOf(45, 6) * 8_145_060, chanceOf(45, 3) * 8_145_060, chanceOf(55, 4) * 28_989_675].map(Math.round)).toEqual([1, 182_780, 17_640]);
  expect([returnOfCard(weekly!.balls!), returnOfCard(giga!.balls!)].map((share) => share.toFixed(4))).toEqual(['0.9160', '0.9148']);
});

test('a draw has the digits, or the balls, of its lottery', () => {
  for (let period = 0; period < 50; period++) {
    const { first, others } = drawOf(7, quick!, String(period));
    expect([first, ...others].map((number) => /^\d{5}$/.test(number))).toEqual([true, true, true]);
    const balls = drawOf(7, giga!, String(period));
    expect([isCard(balls.first, 55), balls.others]).toEqual([true, []]);
  }
  expect(drawText({ first: '12345', others: ['1', '2'] }, '20261120')).toBe('12345,1,2~20261120');
});

test('a quick lottery draws at the end of each of its spans, and the day\'s last at midnight', () => {
  const at = utc('20T12:00:00');
  expect(nextPeriod(ten!, at)).toEqual({ number: '20261120-0115', opensAt: at, drawsAt: at + 600_000 });
  expect([nextPeriod(ten!, at - 1).drawsAt, nextPeriod(ten!, utc('20T16:59:59')).number, nextPeriod(ten!, utc('20T17:00:00')).number]).toEqual([at, '20261120-0144', '20261121-0001']);
  expect(drawnPeriods(ten!, utc('20T17:00:00'), 2).map(({ number, drawsAt }) => [number, drawsAt])).toEqual([['20261120-0144', utc('20T17:00:00')], ['20261120-0143', utc('20T16:50:00')]]);
  expect(drawnPeriods(ten!, utc('20T16:59:59'), 1)[0]!.number).toBe('20261120-0143');
  expect([ten!.lockTime, quick!.lockTime, daily!.lockTime, weekly!.lockTime]).toEqual([10_000, 5_000, 60_000, 60_000]);
});

test('a daily lottery is sold from six hours after a draw to a minute before the next', () => {
  const period = nextPeriod(daily!, utc('20T11:15:00'));
  expect(period).toEqual({ number: '20261121', opensAt: utc('20T17:15:00'), drawsAt: utc('21T11:15:00') });
  expect([period.opensAt - 1, period.opensAt, period.drawsAt - 60_001, period.drawsAt - 60_000].map((at) => sells(daily!, period, at))).toEqual([false, true, true, false]);
  expect([nextPeriod(daily!, utc('20T11:14:59')).number, drawnPeriods(daily!, utc('20T11:15:00'), 1)[0]!.number, drawnPeriods(daily!, utc('20T11:14:59'), 1)[0]!.number]).toEqual(['20261120', '20261120', '20261119']);
});

test('a weekly lottery draws on its own days, and numbers its draws from the week of 1970 on', () => {
  const draws = (lottery: typeof weekly, from: string) => {
    const found: [string, string, string][] = [];
    for (let at = utc(from); found.length < 4; at = Date.parse(found.at(-1)![2])) {
      const { number, opensAt, drawsAt } = nextPeriod(lottery!, at);
      found.push([number, new Date(opensAt).toISOString(), new Date(drawsAt).toISOString()]);
    }
    return found;
  };
  // Sunday, Wednesday, Friday; 2,969 weeks of three before them.
  expect(draws(weekly!, '20T12:00:00')).toEqual([
    ['08908', '2026-11-20T17:00:00.000Z', '2026-11-22T11:00:00.000Z'], ['08909', '2026-11-22T17:00:00.000Z', '2026-11-25T11:00:00.000Z'],
    ['08910', '2026-11-25T17:00:00.000Z', '2026-11-27T11:00:00.000Z'], ['08911', '2026-11-27T17:00:00.000Z', '2026-11-29T11:00:00.000Z'],
  ]);
  expect(draws(giga!, '20T12:00:00').map(([number, , drawsAt]) => [number, drawsAt.slice(0, 10)])).toEqual([['08907', '2026-11-21'], ['08908', '2026-11-24'], ['08909', '2026-11-26'], ['08910', '2026-11-28']]);
  expect(drawnPeriods(weekly!, utc('22T11:00:00'), 3).map(({ number }) => number)).toEqual(['08908', '08907', '08906']);
});

test('a lottery may draw several times a day: in their order, numbered through the week', () => {
  const twice = { schedule: { at: [9, 18].map((each) => each * 3_600_000), days: [1, 4] }, numbering: 'serial', lockTime: 60_000 } as const;
  // Thursday the 19th, Monday the 23rd; 9 and 18 o'clock are 2 and 11 in UTC. 2,968 whole weeks of four draws are before that of the 15th.
  const [morning, evening, monday] = [utc('19T02:00:00'), utc('19T11:00:00'), utc('23T02:00:00')];
  expect([nextPeriod(twice, morning - 1), nextPeriod(twice, morning), nextPeriod(twice, evening)]).toEqual([
    { number: '11875', opensAt: utc('16T17:00:00'), drawsAt: morning }, { number: '11876', opensAt: utc('19T08:00:00'), drawsAt: evening }, { number: '11877', opensAt: utc('19T17:00:00'), drawsAt: monday },
  ]);
  expect(drawnPeriods(twice, evening, 4).map(({ number }) => number)).toEqual(['11876', '11875', '11874', '11873']);
  expect([drawnPeriods(twice, evening - 1, 2).map(({ number }) => number), drawnPeriods(twice, monday, 0)]).toEqual([['11875', '11874'], []]);
  const byRound = { ...twice, numbering: 'dayAndRound' } as const;
  expect(drawnPeriods(byRound, evening, 3).map(({ number }) => number)).toEqual(['20261119-0002', '20261119-0001', '20261116-0002']);
});

test('a lottery is found by its code or its id; quick ones are electronic', () => {
  expect([findLottery('1')?.gameCode, findLottery('HN1')?.gameId, findLottery(1), findLottery(undefined), findLottery('toString')]).toEqual(['HN1', '1', undefined, undefined, undefined]);
  expect([ticketTitle('BRT', '20261120-0001', 'pt'), ticketTitle('BRT', '20261120-0001', 'en'), ticketTitle('gone', '1', 'pt')]).toEqual(['Trinca Já 20261120-0001', 'Instant Trio 20261120-0001', 'gone 1']);
  expect([categoryOf(quick!), categoryOf(daily!), categoryOf(weekly!)]).toEqual(['ELOTT', 'LOTT', 'LOTT']);
});
