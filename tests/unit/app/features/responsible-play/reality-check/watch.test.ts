import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { check, passCheck } from '../../../../../../src/app/features/responsible-play/reality-check/check.ts';
import { watchPlay } from '../../../../../../src/app/features/responsible-play/reality-check/watch.ts';
import { visit } from '../../../../../../src/app/features/responsible-play/play-visit.ts';
import { currentBreak } from '../../../../../../src/app/features/responsible-play/break/break.ts';
import { refreshSettings } from '../../../../../../src/app/features/merchant/merchant.ts';
import { openSession } from '../../../../../../src/app/features/session/log-in-out.ts';
import { endSession } from '../../../../../../src/app/features/session/session.ts';
import { startMemberServices } from '../../../../../../src/app/frame/member-services.ts';
import { connectRouter } from '../../../../../../src/app/runtime/router/navigate.ts';
import { startLanguage } from '../../../../../../src/app/i18n/index.ts';
import { correctClock } from '../../../../../../src/app/runtime/clock.ts';
import { toasts } from '../../../../../../src/app/ui/messages/messages.ts';
import { opened } from '../../../../../support/accounts-platform.ts';
import { Refused, settingsValue, stubPlatform } from '../../../../../support/home-platform.ts';

const minute = 60_000;
let stop: () => void;
let platform: ReturnType<typeof stubPlatform>;
const asked = () => platform.of('/wps/responsible/visit').length;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  localStorage.clear();
  const openedAt = Date.now();
  platform = stubPlatform({ '/wps/responsible/visit': () => ({ openedAt, checkMinutes: 30, result: -500, serverTime: Date.now() }) });
  stop = watchPlay(async () => {});
});

afterEach(() => {
  stop();
  correctClock(Date.now());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute);

test('a check is due after the chosen minutes, and again as many after it was answered', async () => {
  await pass(29);
  expect(check.value).toBeUndefined();
  await pass(1);
  expect(check.value).toEqual({ minutes: 30, result: -500 });
  passCheck();
  await pass(29);
  expect(check.value).toBeUndefined();
  await pass(1);
  expect(check.value).toEqual({ minutes: 60, result: -500 });
});

test('no check shows on a hidden page; one that is due shows when the page does, and goes when the watch ends', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(45);
  expect(check.value).toBeUndefined();
  vi.restoreAllMocks();
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(check.value?.minutes).toBe(45);
  stop();
  expect(check.value).toBeUndefined();
});

test('the platform is told at once and each minute, once however often the page comes back, and no more after the end', async () => {
  await pass(0);
  expect(asked()).toBe(1);
  for (let time = 0; time < 3; time++) {
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
  }
  expect(asked()).toBe(4);
  await pass(2);
  expect(asked()).toBe(6);
  stop();
  await pass(2);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked()).toBe(6);
});

test('a check whose code comes after the end is not shown, and one without its code is tried again', async () => {
  stop();
  let tries = 0;
  let bring = (): void => {};
  stop = watchPlay(() => (++tries === 1 ? Promise.reject(new Error('offline')) : new Promise<void>((done) => (bring = done))));
  await pass(30);
  expect([tries, check.value]).toEqual([1, undefined]);
  await pass(1);
  expect(tries).toBe(2);
  stop();
  bring();
  await pass(0);
  expect(check.value).toBeUndefined();
});

test('a check that stands is not changed by the next minute; another session begins at zero', async () => {
  await pass(30);
  const shown = check.value;
  await pass(5);
  expect(check.value).toBe(shown);
  check.value = undefined;
  // It was seen on the phone before this session was opened.
  localStorage.clear();
  await pass(1);
  expect(check.value).toEqual({ minutes: 36, result: -500 });
});

test('without an answer the last one stays; the end of the session forgets it', async () => {
  openSession(opened);
  await pass(0);
  const last = visit.value;
  expect(last).toMatchObject({ result: -500 });
  platform.answers['/wps/responsible/visit'] = new Refused('system.error');
  await pass(1);
  expect(visit.value).toBe(last);
  platform.answers['/wps/responsible/visit'] = { openedAt: Date.now(), checkMinutes: 30, result: 0, serverTime: Date.now() + 5 * minute, away: { kind: 'pause', endsAt: Date.now() + 60 * minute } };
  await pass(1);
  expect(currentBreak.value?.kind).toBe('pause');
  endSession();
  expect(visit.value).toBeUndefined();
});

test('a limit that is reached is told once, until it was not reached in between; one that the phone does not know has a sentence too', async () => {
  await startLanguage('pt', ['shell', 'common']);
  toasts.value = [];
  const reach = (...reached: { kind: string; period: string }[]) => {
    platform.answers['/wps/responsible/visit'] = () => ({ openedAt: Date.now(), checkMinutes: 30, result: 0, serverTime: Date.now(), reached });
    return pass(1);
  };
  const texts = async (...reached: { kind: string; period: string }[]) => {
    toasts.value = [];
    await reach(...reached);
    await vi.dynamicImportSettled();
    await pass(0);
    return toasts.value.map(({ text }) => text);
  };
  const [loss, time] = [{ kind: 'loss', period: 'week' }, { kind: 'time', period: 'day' }];
  expect(await texts(loss)).toEqual(['Você chegou ao limite de perda que definiu para a semana.']);
  expect(await texts(loss)).toEqual([]);
  expect(await texts(loss, time)).toEqual(['Você chegou ao limite de tempo que definiu para o dia.']);
  expect(await texts()).toEqual([]);
  expect(await texts(loss)).toHaveLength(1);
});

test('each session of a member is watched, where the merchant has responsible play; no trial account is, and nobody twice', async () => {
  stop();
  const flags = async (RESPONSIBLE: boolean) => {
    platform.answers['/wps/system/settings'] = { ...settingsValue(false), whitelabel: { RESPONSIBLE } };
    await refreshSettings();
    await pass(1);
  };
  endSession();
  await flags(true);
  startMemberServices(async () => {});
  startMemberServices(async () => {});
  const during = async (work: () => void) => {
    const before = asked();
    work();
    await pass(1);
    const first = asked() - before;
    await pass(1);
    return [first > 0, asked() - before - first];
  };
  expect(await during(() => {})).toEqual([false, 0]);
  expect(await during(() => openSession(opened))).toEqual([true, 1]);
  expect(await during(endSession)).toEqual([false, 0]);
  expect(await during(() => openSession({ ...opened, customerType: 4 }))).toEqual([false, 0]);
  endSession();
  await flags(false);
  expect(await during(() => openSession(opened))).toEqual([false, 0]);
  endSession();
  stop = () => {};
});

test('a limit that is reached leads to the limits', async () => {
  const navigate = vi.fn<(url: string, replace?: boolean) => void>();
  connectRouter(navigate);
  await startLanguage('pt', ['shell', 'common']);
  toasts.value = [];
  platform.answers['/wps/responsible/visit'] = () => ({ openedAt: Date.now(), checkMinutes: 30, result: 0, serverTime: Date.now(), reached: [{ kind: 'time', period: 'day' }, { kind: 'deposit', period: 'year' }] });
  await pass(1);
  await vi.dynamicImportSettled();
  await pass(0);
  expect(toasts.value).toMatchObject([{ kind: 'notice', action: { label: 'Ver limites' } }, { kind: 'notice', text: expect.stringContaining('limite'), action: { label: 'Ver limites' } }]);
  toasts.value[0]!.action!.run();
  expect(navigate.mock.calls[0]![0]).toBe('/m/responsiblePlay');
});
