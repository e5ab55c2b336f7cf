import { computed, effect } from '@preact/signals-react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { correctClock } from '../../../../../src/app/runtime/clock.ts';
import { resultBalls, hallOf, lotteriesOf, referenceTime, refetchDelay } from '../../../../../src/app/features/lottery/lottery.ts';
import { leftUntil } from '../../../../../src/app/ui/countdown/follow-seconds.ts';
import { countdownText } from '../../../../../src/contract/countdown.ts';
import { lottery, Refused, stubPlatform } from '../../../../support/home-platform.ts';

describe('the remaining time', () => {
  test('is the platform\'s figure less half the round trip, and never below 0', () => {
    expect(referenceTime(60_000, [1_000, 1_400])).toBe(59_800);
    expect(referenceTime(100, [0, 1_000])).toBe(0);
    expect(referenceTime(-5_000, [0, 0])).toBe(0);
  });

  test('reads hh:mm:ss, and --:--:-- without a draw', () => {
    expect(countdownText(undefined)).toBe('--:--:--');
    expect(countdownText(0)).toBe('00:00:00');
    expect(countdownText(1)).toBe('00:00:01');
    expect(countdownText(5_999)).toBe('00:00:06');
    expect(countdownText(46 * 3_600_000 + 50 * 60_000 + 10_000)).toBe('46:50:10');
  });
});

test('the result is the first comma-separated number before ~, digit by digit or ball by ball', () => {
  expect(resultBalls('48213,11,22~20261119')).toEqual(['4', '8', '2', '1', '3']);
  expect(resultBalls('03 11 17 28 39 44~01245')).toEqual(['03', '11', '17', '28', '39', '44']);
  expect(resultBalls(`${'12 '.repeat(50)}~1`)).toHaveLength(12);
  expect(resultBalls('07')).toEqual(['0', '7']);
  expect(resultBalls(undefined)).toEqual([]);
  expect(resultBalls('~x')).toEqual([]);
});

test('the menu is fetched again when the nearest draw is due, after 30 s at the latest', () => {
  const one = (remainTime: number, numero: string | undefined = '1') => ({ numero, remainTime });
  expect(refetchDelay([one(12_000), one(4_000)])).toBe(4_000);
  expect(refetchDelay([one(90_000)])).toBe(30_000);
  expect(refetchDelay([one(4_000, ''), one(20_000)])).toBe(20_000);
  expect(refetchDelay([one(-3_000), one(20_000)])).toBe(20_000);
  expect(refetchDelay([one(0), one(20_000)])).toBe(7_000);
  expect(refetchDelay([])).toBe(30_000);
});

test('a lottery in two groups is listed once', () => {
  const menu = { a: { labelName: 'A', gameMenus: [lottery('1'), lottery('2')] }, b: { labelName: 'B', gameMenus: [lottery('1')] } };
  expect(lotteriesOf(menu).map((one) => one.gameId)).toEqual(['1', '2']);
});

describe('the lottery hall', () => {
  const menu = (...gameMenus: object[]) => ({ a: { labelName: 'A', gameMenus } });
  let hidden = false;

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
    localStorage.clear();
  });

  afterEach(() => {
    hidden = false;
    correctClock(Date.now());
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const leftOf = (mode: string, gameId: string) => {
    const end = hallOf(mode).end(gameId);
    return computed(() => (end.value === undefined ? undefined : leftUntil(end.value)));
  };

  const watch = (mode: string, gameId: string) => {
    const seen: (number | undefined)[] = [];
    const left = leftOf(mode, gameId);
    const stop = effect(() => void seen.push(left.value));
    return { seen, stop, last: () => seen[seen.length - 1] };
  };

  test('counts down with each whole second, stays unknown off sale, and is right after a sleep and a wrong clock', async () => {
    stubPlatform({ '/wps/lottery/menu': menu(lottery('1'), lottery('2', { isSale: false })) });
    await hallOf('count').load();
    const running = watch('count', '1');
    const closed = watch('count', '2');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(running.last()).toBe(59_000);
    expect(closed.last()).toBeUndefined();
    // The platform's clock turns out to be an hour ahead: the remaining time is unchanged.
    correctClock(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(running.last()).toBe(58_000);
    // A sleeping phone runs no timer while time passes.
    vi.setSystemTime(Date.now() + 30_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(running.last()).toBe(27_000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(running.last()).toBe(0);
    running.stop();
    closed.stop();
  });

  test('goes on counting down where the menu cannot be fetched again', async () => {
    const platform = stubPlatform({ '/wps/lottery/menu': menu(lottery('1')) });
    await hallOf('lost').load();
    const running = watch('lost', '1');
    platform.answers['/wps/lottery/menu'] = new Refused('system.unknown');
    await vi.advanceTimersByTimeAsync(20_000);
    await hallOf('lost').load();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(running.last()).toBe(39_000);
    running.stop();
  });

  test('changes all its countdowns with the same tick, whenever their draws end', async () => {
    stubPlatform({ '/wps/lottery/menu': menu(lottery('1', { remainTime: 60_000 }), lottery('2', { remainTime: 59_300 }), lottery('3', { remainTime: 58_600 })) });
    await vi.advanceTimersByTimeAsync(170);
    await hallOf('together').load();
    const changes = new Set<number>();
    const ends = ['1', '2', '3'].map((gameId) => leftOf('together', gameId).subscribe(() => changes.add(Date.now())));
    await vi.advanceTimersByTimeAsync(300);
    changes.clear();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(Array.from(changes, (time) => time % 1_000)).toEqual(Array(10).fill(0));
    for (const end of ends) end();
  });

  test('is refetched at each draw while the page is visible, and at once when it is visible again', async () => {
    const platform = stubPlatform({ '/wps/lottery/menu': menu(lottery('1', { remainTime: 4_000 })) });
    const times = () => platform.of('/wps/lottery/menu').length;
    const stop = hallOf('follow').follow();
    await vi.advanceTimersByTimeAsync(0);
    expect(times()).toBe(1);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(times()).toBe(2);
    hidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times()).toBe(2);
    hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(times()).toBe(3);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times()).toBe(3);
  });

  test('is refetched at most twice a second, even if the platform always says that a draw is about to end', async () => {
    const platform = stubPlatform({ '/wps/lottery/menu': menu(lottery('1', { remainTime: 0.5 })) });
    const stop = hallOf('hurried').follow();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(platform.of('/wps/lottery/menu')).toHaveLength(4);
    stop();
  });

  test('is refetched 7 s after a failure', async () => {
    const platform = stubPlatform({});
    const stop = hallOf('refused').follow();
    await vi.advanceTimersByTimeAsync(6_900);
    expect(platform.of('/wps/lottery/menu')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(platform.of('/wps/lottery/menu')).toHaveLength(2);
    stop();
  });
});
