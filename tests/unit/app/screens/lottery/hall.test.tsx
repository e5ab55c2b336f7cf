import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { countRenders } from '../../../../../src/app/runtime/scheduling/count-renders.ts';
import { connectRouter } from '../../../../../src/app/runtime/router/navigate.ts';
import { hydrated } from '../../../../../src/app/runtime/scheduling/hydration.tsx';
import LotteryHall from '../../../../../src/app/screens/lottery/index.tsx';
import { hallOf } from '../../../../../src/app/features/lottery/lottery.ts';
import { refreshSettings } from '../../../../../src/app/features/merchant/merchant.ts';
import { endSession, startSession } from '../../../../../src/app/features/session/session.ts';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { lottery, Refused, settingsValue, stubPlatform } from '../../../../support/home-platform.ts';
import { fakeBrowser } from '../../../../support/fake-browser.ts';
import { Page } from '../../../../support/page.tsx';

let browser: ReturnType<typeof fakeBrowser>;
const navigate = vi.fn<(url: string, replace?: boolean) => void>();

const menuOf = (...gameMenus: object[]) => ({ FAST: { labelName: 'Rápidas', gameMenus } });
const hot = (gameId: string, more: object = {}) => lottery(gameId, { tag: 'HOT', ...more });
const texts = (selector: string) => Array.from(document.querySelectorAll(selector), (element) => element.textContent);

beforeEach(async () => {
  browser = fakeBrowser();
  localStorage.clear();
  history.replaceState(null, '', '/m/lottery');
  await startLanguage('pt', ['shell', 'common', 'lottery', 'states']);
  startSession(() => {});
  connectRouter(navigate);
  navigate.mockClear();
});

const pass = (duration: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(duration);
  });

afterEach(async () => {
  cleanup();
  endSession();
  // Effects that wait for the next frame must run before the fake clock ends.
  await pass(100);
  browser.restore();
});

/** Draws what `act` renders at its end: one lottery each time. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await pass(20);
}

async function show(): Promise<void> {
  render(<Page of={LotteryHall} />);
  await turns(3);
}

// The hall keeps its menu from test to test: each test loads a menu of its own.
describe('the lottery hall', () => {
  test('of the quick lotteries fetches their prize mode, keeps it across tabs, and launches with it', async () => {
    history.replaceState(null, '', '/m/lottery?gameType=ELOTT');
    hydrated.value = true;
    const platform = stubPlatform({ '/wps/system/settings': settingsValue(true), '/wps/lottery/menu': menuOf(hot('9')) });
    openSession({ token: 't', userName: 'ana', customerType: 0, firstTimeLogin: false });
    await show();
    expect(platform.of('/wps/lottery/menu').map(({ search }) => search.get('prizeMode'))).toEqual(['Elott']);
    fireEvent.click(screen.getByRole('tab', { name: 'Rápidas' }));
    expect(navigate).toHaveBeenLastCalledWith('/m/lottery?gameType=ELOTT&tab=FAST', true);
    fireEvent.click(screen.getByText('Loteria 9'));
    expect(navigate.mock.lastCall![0]).toContain('prize_mode=Elott&code=code-9');
  });

  test('without a menu shows the failure and a retry', async () => {
    const platform = stubPlatform({ '/wps/system/settings': settingsValue(true), '/wps/lottery/menu': new Refused('system.unknown') });
    await refreshSettings();
    await show();
    expect(screen.getByText('Algo deu errado. Tente de novo.')).toBeTruthy();
    platform.answers['/wps/lottery/menu'] = menuOf(hot('1'));
    fireEvent.click(screen.getByText('Tentar de novo'));
    await pass(10);
    expect(texts('.lottery-card-name')).toEqual(['Loteria 1']);
  });

  test('launches a quick lottery by its own prize mode from the hall of all', async () => {
    history.replaceState(null, '', '/m/lottery');
    hydrated.value = true;
    stubPlatform({ '/wps/system/settings': settingsValue(true), '/wps/lottery/menu': menuOf(hot('8', { prizeMode: 'Elott' })) });
    openSession({ token: 't', userName: 'ana', customerType: 0, firstTimeLogin: false });
    await show();
    fireEvent.click(screen.getByText('Loteria 8'));
    expect(navigate.mock.lastCall![0]).toContain('prize_mode=Elott&code=code-8');
  });

  test('shows the name, period, countdown and last result of each lottery', async () => {
    stubPlatform({ '/wps/lottery/menu': menuOf(hot('1', { remainTime: 5_400 }), hot('2', { isSale: false, numero: undefined, remainTime: 0 }), lottery('3')) });
    await show();
    expect(texts('.lottery-card-name')).toEqual(['Loteria 1', 'Loteria 2']);
    expect(texts('.draw-card-note')).toEqual(['Concurso 20261120-0001', 'Vendas encerradas']);
    expect(texts('.countdown')).toEqual(['00:00:05', '--:--:--']);
    expect(document.querySelectorAll('.countdown-near')).toHaveLength(1);
    expect(texts('.lottery-card:first-child .drawn-digit')).toEqual(['4', '8', '2', '1', '3']);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Populares', 'Favoritas', 'Rápidas']);
  });

  test('draws its lotteries in turns, each in its place from the start', async () => {
    stubPlatform({ '/wps/lottery/menu': menuOf(...['1', '2', '3', '4', '5', '6'].map((gameId) => hot(gameId))) });
    render(<Page of={LotteryHall} />);
    await pass(1);
    expect(texts('.lottery-card-name')).toEqual(['Loteria 1']);
    expect(document.querySelectorAll('.draw-card')).toHaveLength(6);
    await turns(10);
    expect(texts('.lottery-card-name')).toHaveLength(6);
    expect(document.querySelectorAll('.draw-card')).toHaveLength(6);
  });

  test('ticks for twenty seconds without one render', async () => {
    stubPlatform({ '/wps/lottery/menu': menuOf(hot('1', { remainTime: 25_000 }), hot('2', { remainTime: 90_000 })) });
    await show();
    const before = texts('.countdown');
    countRenders();
    await pass(20_000);
    expect(window.__renders).toBe(0);
    expect(texts('.countdown')).not.toEqual(before);
    expect(texts('.countdown')[0]).toBe('00:00:05');
    expect(document.querySelectorAll('.countdown-near')).toHaveLength(1);
  });

  test('updates countdowns without one render where an answer changes only times', async () => {
    const platform = stubPlatform({ '/wps/lottery/menu': menuOf(hot('1', { remainTime: 600_000 })) });
    await show();
    await pass(1_000);
    countRenders();
    platform.answers['/wps/lottery/menu'] = menuOf(hot('1', { remainTime: 300_000 }));
    const calls = platform.of('/wps/lottery/menu').length;
    await pass(31_000);
    expect(platform.of('/wps/lottery/menu').length).toBe(calls + 1);
    expect(window.__renders).toBe(0);
    expect(texts('.countdown')[0]).toMatch(/^00:04:5[89]$/);
  });

  test('does not update countdowns off the screen, and shows the right time when they are back', async () => {
    stubPlatform({ '/wps/lottery/menu': menuOf(hot('1', { remainTime: 60_000 })) });
    await show();
    await pass(1_000);
    act(() => browser.setOnScreen(false));
    const before = texts('.countdown');
    await pass(10_000);
    expect(texts('.countdown')).toEqual(before);
    act(() => browser.setOnScreen(true));
    await pass(100);
    expect(texts('.countdown')[0]).toBe('00:00:49');
  });

  test('fetches the menu at the draw, and animates the new result', async () => {
    const platform = stubPlatform({ '/wps/lottery/menu': menuOf(hot('1', { remainTime: 3_000 }), hot('2')) });
    await show();
    expect(document.querySelector('.drawn-fresh')).toBeNull();
    platform.answers['/wps/lottery/menu'] = menuOf(hot('1', { numero: '20261120-0002', previousWinningNumber: '48213~20261120-0001' }), hot('2'));
    await pass(3_100);
    expect(texts('.draw-card-note')[0]).toBe('Concurso 20261120-0002');
    expect(document.querySelectorAll('.drawn-fresh')).toHaveLength(1);
    expect(texts('.drawn-fresh .drawn-digit')).toEqual(['4', '8', '2', '1', '3']);
  });

  test('marks its list as old after a failed refresh, until one succeeds', async () => {
    const platform = stubPlatform({ '/wps/lottery/menu': menuOf(hot('1', { remainTime: 3_000 })) });
    await show();
    platform.answers['/wps/lottery/menu'] = new Refused('system.unknown');
    await pass(3_100);
    expect(texts('.lottery-card-name')).toEqual(['Loteria 1']);
    expect(document.querySelector('.async-list-old')).not.toBeNull();
    platform.answers['/wps/lottery/menu'] = menuOf(hot('1'));
    await pass(7_000);
    expect(document.querySelector('.async-list-old')).toBeNull();
  });

  test('sends a visitor who opens the favourites to login, and back to them', async () => {
    stubPlatform({ '/wps/lottery/menu': menuOf(hot('1')) });
    await show();
    fireEvent.click(screen.getByRole('tab', { name: 'Favoritas' }));
    expect(navigate).toHaveBeenCalledWith('/m/login', false);
    expect(sessionStorage.getItem('returnTo')).toBe('/m/lottery?tab=FAV');
  });

  test('moves a favourite to the top, and launches the lottery of the tapped row', async () => {
    stubPlatform({ '/wps/lottery/menu': menuOf(hot('1'), hot('2')) });
    openSession({ token: 't', userName: 'ana', customerType: 0, firstTimeLogin: false });
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Favorita: Loteria 2' }));
    await pass(10);
    expect(texts('.lottery-card-name')).toEqual(['Loteria 2', 'Loteria 1']);
    expect(screen.getByRole('button', { name: 'Favorita: Loteria 2' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(document.querySelector('.draw-card-open')!);
    expect(navigate).toHaveBeenCalledWith('/m/launchGame?playType=trad&prize_mode=Lott&code=code-2&pageBack=lottery', false);
  });

  test('stops polling when it is unmounted, and keeps its menu', async () => {
    const platform = stubPlatform({ '/wps/lottery/menu': menuOf(hot('1', { remainTime: 3_000 })) });
    await show();
    cleanup();
    await pass(60_000);
    expect(platform.of('/wps/lottery/menu')).toHaveLength(1);
    expect(hallOf('Lott').menu.value).toBeDefined();
  });
});
