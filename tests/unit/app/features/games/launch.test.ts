import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { connectRouter } from '../../../../../src/app/runtime/router/navigate.ts';
import { favourites } from '../../../../../src/app/features/games/favourites.ts';
import { loadFavourites, toggleFavourite } from '../../../../../src/app/features/games/toggle-favourite.ts';
import { checkedAddress, launch, launchOnlyGame } from '../../../../../src/app/features/games/launch.ts';
import { refreshSettings } from '../../../../../src/app/features/merchant/merchant.ts';
import { toasts } from '../../../../../src/app/ui/messages/messages.ts';
import { endSession, openSession, startSession } from '../../../../../src/app/features/session/session.ts';
import { game, Refused, settingsValue, settle, stubPlatform } from '../../../../support/home-platform.ts';

const went = vi.fn<(url: string, replace?: boolean) => void>();
const left = vi.fn<(url: string | URL) => void>();
const login = () => openSession({ token: 't', userName: 'ana', customerType: 0, firstTimeLogin: false });
const said = () => toasts.peek().map((toast) => toast.text);

let platform: ReturnType<typeof stubPlatform>;

beforeAll(async () => {
  await startLanguage('pt', ['shell', 'common']);
  startSession(() => {});
});

beforeEach(() => {
  vi.useFakeTimers();
  connectRouter(went);
  vi.spyOn(location, 'assign').mockImplementation(left);
  history.replaceState(null, '', '/m/home');
  platform = stubPlatform({
    '/wps/game/launch/v3': { gameUrl: '/play/1' },
    '/wps/lottery/launch': { gameUrl: 'https://games.example/lobby' },
    '/wps/game/recent/add': {},
    '/wps/game/favourite': {},
    '/wps/system/settings': settingsValue(true),
  });
  went.mockClear();
  left.mockClear();
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
  test('sends a visitor to login in the place of this page, and back here after it', async () => {
    await launch(game('1'));
    expect(went).toHaveBeenCalledWith('/m/login', true);
    expect(sessionStorage.getItem('returnTo')).toBe('/m/home');
    expect(platform.asked).toEqual([]);
  });

  test('opens a game in this tab, keeps it as recent, and says so meanwhile', async () => {
    login();
    void launch(game('1'));
    expect(said()).toEqual(['Só um momento…']);
    await settle();
    expect(platform.of('/wps/game/launch/v3')[0]!.body).toEqual({
      category: 'RNG', vendor: 'BGS', gameId: 'game-1', nodeId: '1', language: 'pt', backUrl: '/m/home',
    });
    expect(platform.of('/wps/game/recent/add')[0]!.search.get('nodeId')).toBe('1');
    expect(left).toHaveBeenCalledExactlyOnceWith(`${location.origin}/play/1`);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(said()).toEqual([]);
  });

  test('a second tap does nothing while one is under way', async () => {
    login();
    void launch(game('1'));
    void launch(game('1'));
    void launch(game('2'));
    await settle();
    expect(platform.of('/wps/game/launch/v3')).toHaveLength(1);
    expect(left).toHaveBeenCalledOnce();
  });

  test('opens the lottery lobby for the two vendors that have one', async () => {
    login();
    void launch(game('1', { vassalage: 'TCG_SEA' }));
    await settle();
    expect(platform.of('/wps/lottery/launch')[0]!.body).toEqual({
      lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'Lott', lottoView: 'lobby', device: 'MOBILE', backUrl: '/m/home', language: 'pt',
    });
    expect(left).toHaveBeenCalledWith('https://games.example/lobby');
  });

  test('asks the vendor before the type: a lottery of these two opens the lobby as well', async () => {
    login();
    void launch(game('1', { vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT' }));
    await settle();
    expect(platform.of('/wps/lottery/launch')).toHaveLength(1);
    expect(left).toHaveBeenCalledWith('https://games.example/lobby');
    expect(went).not.toHaveBeenCalled();
  });

  test('takes lotteries to their launcher', async () => {
    login();
    await launch(game('1', { gameType: 'LOTT', gameId: 'HN1' }));
    expect(went).toHaveBeenLastCalledWith('/m/launchGame?playType=trad&prize_mode=Lott&code=HN1&pageBack=home', false);
    await launch(game('1', { vassalage: 'ELOTT', gameType: 'RNG', gameId: '' }));
    expect(went).toHaveBeenLastCalledWith('/m/launchGame?playType=trad&prize_mode=Elott&code=lobby&pageBack=home', false);
  });

  test('a failure takes the message away; it speaks, with a retry, only where failures speak', async () => {
    login();
    platform.answers['/wps/game/launch/v3'] = new Refused('game.unavailable');
    platform.answers['/wps/system/settings'] = settingsValue(false);
    await refreshSettings();
    await launch(game('1'));
    expect(said()).toEqual([]);

    platform.answers['/wps/system/settings'] = settingsValue(true);
    await refreshSettings();
    await launch(game('1'));
    expect(said()).toEqual(['Este jogo está indisponível agora. Tente outro.']);
    platform.answers['/wps/game/launch/v3'] = { gameUrl: '/play/1' };
    toasts.peek()[0]!.action!.run();
    await settle();
    expect(left).toHaveBeenCalledOnce();
  });

  test('goes nowhere but to its own origin or a secure one', () => {
    expect(checkedAddress('/play/1')).toBe(`${location.origin}/play/1`);
    expect(checkedAddress('https://games.example/1')).toBe('https://games.example/1');
    for (const bad of ['http://games.example/1', 'javascript:alert(1)', 'data:text/html,x', '//games.example/1', 'blob:x']) {
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

describe('a favourite', () => {
  const star = { nodeId: '7', vassalage: 'BGS' };

  test('sends a guest to login with a word why', async () => {
    await toggleFavourite(star);
    expect(said()).toEqual(['Entre na sua conta para guardar favoritos.']);
    expect(went).toHaveBeenCalledWith('/m/login', false);
  });

  test('shows at once, and is added or removed', async () => {
    login();
    const adding = toggleFavourite(star);
    expect(favourites.peek()).toEqual(['7']);
    expect(said()).toEqual(['Guardando nos favoritos…']);
    // A second tap meanwhile is not a second change.
    void toggleFavourite(star);
    await adding;
    expect(said()).toEqual([]);
    const removing = toggleFavourite(star);
    expect(said()).toEqual(['Tirando dos favoritos…']);
    await removing;
    expect(favourites.peek()).toEqual([]);
    expect(platform.of('/wps/game/favourite').map((one) => one.method)).toEqual(['POST', 'DELETE']);
    expect(platform.of('/wps/game/favourite')[0]!.body).toEqual({ nodeId: '7', vendor: 'BGS' });
  });

  test('is taken back when the platform refuses', async () => {
    login();
    platform.answers['/wps/game/favourite'] = new Refused('system.unknown');
    await toggleFavourite(star);
    expect(favourites.peek()).toEqual([]);
  });

  test('is known from every page, and forgotten with the session', async () => {
    login();
    platform.answers['/wps/game/favourites'] = (search: URLSearchParams) => {
      const pageNum = Number(search.get('pageNo'));
      return { content: [game(`p${pageNum}`)], pageNum, totalPages: 3 };
    };
    await loadFavourites();
    expect(favourites.peek()).toEqual(['p1', 'p2', 'p3']);
    endSession();
    expect(favourites.peek()).toEqual([]);
  });

  test('that is tapped while they load keeps its star, whatever the list of before says', async () => {
    login();
    platform.answers['/wps/game/favourites'] = () => ({ content: [game('p1')], pageNum: 1, totalPages: 1 });
    const loading = loadFavourites();
    void toggleFavourite(star);
    await loading;
    expect(favourites.peek()).toEqual(['p1', '7']);
  });

  test('are asked for no further than a page brings new ones, whatever count the platform gives', async () => {
    login();
    platform.answers['/wps/game/favourites'] = () => ({ content: [game('p1')], pageNum: 1, totalPages: 1e12 });
    await loadFavourites();
    expect(favourites.peek()).toEqual(['p1']);
    expect(platform.of('/wps/game/favourites')).toHaveLength(2);
  });
});
