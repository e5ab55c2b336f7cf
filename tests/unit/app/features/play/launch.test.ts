import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { i18n, startLanguage } from '../../../../../src/app/i18n/index.ts';
import { connectRouter } from '../../../../../src/app/runtime/router/navigate.ts';
import { vendorList } from '../../../../../src/app/features/games/games.ts';
import { checkedAddress, keepFraming, openingHere } from '../../../../../src/app/features/play/game-page.ts';
import { launch, launchDemo, launchOnlyGame, takeGame } from '../../../../../src/app/features/play/launch.ts';
import { refreshSettings } from '../../../../../src/app/features/merchant/merchant.ts';
import { toasts } from '../../../../../src/app/ui/messages/messages.ts';
import { endSession, startSession } from '../../../../../src/app/features/session/session.ts';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { game, Refused, settingsValue, settle, stubPlatform } from '../../../../support/home-platform.ts';

const navigate = vi.fn<(url: string, replace?: boolean) => void>();
const assign = vi.fn<(url: string | URL) => void>();
const login = () => openSession({ token: 't', userName: 'ana', customerType: 0, firstTimeLogin: false });
const toastTexts = () => toasts.peek().map((toast) => toast.text);

let platform: ReturnType<typeof stubPlatform>;

beforeAll(async () => {
  await startLanguage('pt', ['shell', 'common']);
  startSession(() => {});
});

beforeEach(() => {
  vi.useFakeTimers();
  connectRouter(navigate);
  vi.spyOn(location, 'assign').mockImplementation(assign);
  history.replaceState(null, '', '/m/home');
  platform = stubPlatform({
    '/wps/game/launch/v3': { gameUrl: '/play/1' },
    '/wps/lottery/launch': { gameUrl: 'https://games.example/lobby' },
    '/wps/game/recent/add': {},
    '/wps/system/settings': settingsValue(true),
  });
  navigate.mockClear();
  assign.mockClear();
  toasts.value = [];
});

afterEach(async () => {
  await vi.advanceTimersByTimeAsync(10_000);
  endSession();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('launch', () => {
  test('replaces the page by login for a visitor, and stores the address of the game as the one to go on to', async () => {
    await launch(game('1'));
    expect(navigate).toHaveBeenCalledWith('/m/login', true);
    expect(sessionStorage.getItem('returnTo')).toBe('/m/play?vendor=BGS&game=1&category=RNG&gameId=game-1');
    expect(platform.requests).toEqual([]);
  });

  test('a card that is tapped again after a step back, before its screen came, is gone to again by the same launch', async () => {
    login();
    const address = '/m/play?vendor=BGS&game=7&category=RNG&gameId=game-7';
    void launch(game('7'));
    history.replaceState(null, '', address);
    void launch(game('7'));
    expect(navigate).toHaveBeenCalledTimes(1);
    history.replaceState(null, '', '/m/home');
    void launch(game('7'));
    expect(navigate.mock.calls).toEqual([[address, false], [address, false]]);
    await settle();
    expect(platform.of('/wps/game/launch/v3')).toHaveLength(1);
  });

  test('another card that is tapped before the screen of the first has come does nothing: no second launch, no game behind the one that opens', async () => {
    login();
    const address = '/m/play?vendor=BGS&game=5&category=RNG&gameId=game-5';
    void launch(game('5'));
    history.replaceState(null, '', address);
    void launch(game('6'));
    launchDemo(game('6'));
    await settle();
    expect(navigate.mock.calls).toEqual([[address, false]]);
    expect(platform.requests.map(({ path }) => path)).toEqual(['/wps/game/launch/v3', '/wps/game/recent/add']);
    // Its screen has taken it: from there another may follow, as where it does not open.
    await takeGame(game('5'));
    void launch(game('6'));
    expect(navigate).toHaveBeenLastCalledWith('/m/play?vendor=BGS&game=6&category=RNG&gameId=game-6', false);
  });

  test('goes to the game\'s frame at once, and hands it the launch that is under way, once', async () => {
    login();
    void launch(game('1'));
    void launch(game('1'));
    expect(navigate).toHaveBeenLastCalledWith('/m/play?vendor=BGS&game=1&category=RNG&gameId=game-1', false);
    expect(toastTexts()).toEqual([]);
    const taken = takeGame(game('1'));
    await settle();
    expect(await taken).toBe(`${location.origin}/play/1`);
    expect(platform.of('/wps/game/launch/v3').map(({ body }) => body)).toEqual([{
      category: 'RNG', vendor: 'BGS', gameId: 'game-1', nodeId: '1', language: 'pt', backUrl: '/m/home',
    }]);
    expect(platform.of('/wps/game/recent/add')[0]!.search.get('nodeId')).toBe('1');
    expect(assign).not.toHaveBeenCalled();
    const again = takeGame(game('1'));
    await settle();
    await again;
    expect(platform.of('/wps/game/launch/v3')).toHaveLength(2);
  });

  test('opens a game with play money for a visitor, too, and leaves the recent games alone', async () => {
    platform.answers['/wps/game/demo'] = { gameUrl: '/play/2' };
    launchDemo(game('1'));
    expect(navigate).toHaveBeenLastCalledWith('/m/play?vendor=BGS&game=1&category=RNG&gameId=game-1&demo=1', false);
    const taken = takeGame({ ...game('1'), demo: true });
    await settle();
    expect(await taken).toBe(`${location.origin}/play/2`);
    expect(platform.requests.map(({ path }) => path)).toEqual(['/wps/game/demo']);
  });

  describe('where the vendor\'s games open in the place of the app', () => {
    beforeEach(() => vendorList.replace([{ vassalage: 'BGS', displayName: 'BGS', mobileSmallIcon: '', mobileLargeIcon: '', classifications: [], opens: 'redirect' }]));
    afterEach(() => vendorList.clear());

    test('opens a game in this tab, adds it to the recent ones, and shows a toast for 5 s', async () => {
      login();
      void launch(game('1'));
      expect(toastTexts()).toEqual(['Só um momento…']);
      await settle();
      expect(platform.of('/wps/game/launch/v3')).toHaveLength(1);
      expect(platform.of('/wps/game/recent/add')[0]!.search.get('nodeId')).toBe('1');
      expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/play/1`);
      await vi.advanceTimersByTimeAsync(5_000);
      expect(toastTexts()).toEqual([]);
    });

    test('goes to the screen of a game whose vendor is away, where others are offered, and asks no second time', async () => {
      login();
      platform.answers['/wps/game/launch/v3'] = new Refused('game.unavailable');
      await launch(game('1'));
      expect(toastTexts()).toEqual([]);
      expect(navigate).toHaveBeenLastCalledWith('/m/play?vendor=BGS&game=1&category=RNG&gameId=game-1', false);
      await expect(takeGame(game('1'))).rejects.toMatchObject({ code: 'game.unavailable' });
      expect(platform.of('/wps/game/launch/v3')).toHaveLength(1);
    });

    test('ignores further taps while a launch is under way', async () => {
      login();
      void launch(game('1'));
      void launch(game('1'));
      void launch(game('2'));
      await settle();
      expect(platform.of('/wps/game/launch/v3')).toHaveLength(1);
      expect(assign).toHaveBeenCalledOnce();
    });

    test('removes the toast after a failure; names the failure, with a retry, only where the merchant sets speakFailures', async () => {
      login();
      platform.answers['/wps/game/launch/v3'] = new Refused('wallet.low');
      platform.answers['/wps/system/settings'] = settingsValue(false);
      await refreshSettings();
      await launch(game('1'));
      expect(toastTexts()).toEqual([]);

      platform.answers['/wps/system/settings'] = settingsValue(true);
      await refreshSettings();
      await launch(game('1'));
      expect(toastTexts()).toEqual(['Saldo insuficiente.']);
      platform.answers['/wps/game/launch/v3'] = { gameUrl: '/play/1' };
      toasts.peek()[0]!.action!.run();
      await settle();
      expect(assign).toHaveBeenCalledOnce();
    });

    test('a game without an address is said to be unreadable, and leads nowhere', async () => {
      login();
      platform.answers['/wps/game/launch/v3'] = { gameUrl: '' };
      await launch(game('1'));
      expect(toastTexts()).toEqual([i18n.t('common:failure.unreadable')]);
      expect(assign).not.toHaveBeenCalled();
    });

    test('with `tab` it opens in a tab that gets no hold of this page; where none opens, in this one', async () => {
      login();
      vendorList.replace([{ ...vendorList.value.peek()![0]!, opens: 'tab' }]);
      const tab = { opener: window, location: { replace: vi.fn<(url: string) => void>() }, close: vi.fn<() => void>() };
      const opened = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
      void launch(game('1'));
      expect(opened).toHaveBeenCalledOnce();
      await settle();
      expect(tab.location.replace).toHaveBeenCalledWith(`${location.origin}/play/1`);
      expect(tab.opener).toBeNull();
      expect(assign).not.toHaveBeenCalled();
      opened.mockReturnValue(null);
      void launch(game('1'));
      await settle();
      expect(assign).toHaveBeenCalledWith(`${location.origin}/play/1`);
    });
  });

  test('a vendor whose page did not stand in a frame has none for a week', () => {
    expect(openingHere(game('1'))).toBe('frame');
    keepFraming('BGS', false);
    expect(openingHere(game('1'))).toBe('redirect');
    expect(openingHere(game('1', { vassalage: 'VOLT' }))).toBe('frame');
    vi.setSystemTime(Date.now() + 7 * 86_400_000);
    expect(openingHere(game('1'))).toBe('frame');
  });

  test('opens the lottery lobby for the two vendors that have one', async () => {
    login();
    void launch(game('1', { vassalage: 'TCG_SEA' }));
    await settle();
    expect(platform.of('/wps/lottery/launch')[0]!.body).toEqual({
      lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'Lott', lottoView: 'lobby', device: 'MOBILE', backUrl: '/m/home', language: 'pt',
    });
    expect(assign).toHaveBeenCalledWith('https://games.example/lobby');
  });

  test('checks the vendor before the type: a lottery of these two vendors opens the lobby too', async () => {
    login();
    void launch(game('1', { vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT' }));
    await settle();
    expect(platform.of('/wps/lottery/launch')).toHaveLength(1);
    expect(assign).toHaveBeenCalledWith('https://games.example/lobby');
    expect(navigate).not.toHaveBeenCalled();
  });

  test('opens lotteries in their launcher', async () => {
    login();
    await launch(game('1', { gameType: 'LOTT', gameId: 'HN1' }));
    expect(navigate).toHaveBeenLastCalledWith('/m/launchGame?playType=trad&prize_mode=Lott&code=HN1&pageBack=home', false);
    await launch(game('1', { vassalage: 'ELOTT', gameType: 'RNG', gameId: '' }));
    expect(navigate).toHaveBeenLastCalledWith('/m/launchGame?playType=trad&prize_mode=Elott&code=lobby&pageBack=home', false);
  });

  test('refuses addresses that are neither of its own origin nor HTTPS', () => {
    expect(checkedAddress('/play/1')).toBe(`${location.origin}/play/1`);
    expect(checkedAddress('https://games.example/1')).toBe('https://games.example/1');
    for (const bad of ['http://games.example/1', 'javascript:alert(1)', 'data:text/html,x', '//games.example/1', 'blob:x', '', ' ', '#', '?game=1', 'game/1', 'play/1', 'https://', '/', '/m/home', '/m/none', '/m/gameList?gameType=RNG', `${location.origin}/m/home`]) {
      expect(() => checkedAddress(bad), bad).toThrow();
    }
  });

  test('opens the only game of a category', async () => {
    login();
    platform.answers['/wps/game/list'] = { games: [game('9', { gameType: 'SPORTS' })], pageNum: 1, totalPages: 1 };
    void launchOnlyGame('SPORTS');
    await settle();
    expect(platform.of('/wps/game/launch/v3')[0]!.body).toMatchObject({ nodeId: '9', category: 'SPORTS' });
  });
});
