import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { connectRouter } from '../../../../../src/app/runtime/router/navigate.ts';
import { favourites } from '../../../../../src/app/features/games/games.ts';
import { loadFavourites, toggleFavourite } from '../../../../../src/app/features/play/favourites.ts';
import { toasts } from '../../../../../src/app/ui/messages/messages.ts';
import { endSession, startSession } from '../../../../../src/app/features/session/session.ts';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { game, Refused, stubPlatform } from '../../../../support/home-platform.ts';

const navigate = vi.fn<(url: string, replace?: boolean) => void>();
const login = () => openSession({ token: 't', userName: 'ana', customerType: 0, firstTimeLogin: false });
const toastTexts = () => toasts.peek().map((toast) => toast.text);
const star = { nodeId: '7', vassalage: 'BGS' };

let platform: ReturnType<typeof stubPlatform>;

beforeAll(async () => {
  await startLanguage('pt', ['shell', 'common']);
  startSession(() => {});
});

beforeEach(() => {
  vi.useFakeTimers();
  connectRouter(navigate);
  history.replaceState(null, '', '/m/home');
  platform = stubPlatform({ '/wps/game/favourite': {} });
  navigate.mockClear();
  toasts.value = [];
});

afterEach(async () => {
  await vi.advanceTimersByTimeAsync(10_000);
  endSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a favourite', () => {
  test('sends a visitor to login, with a toast that says why', async () => {
    await toggleFavourite(star);
    expect(toastTexts()).toEqual(['Entre na sua conta para guardar favoritos.']);
    expect(navigate).toHaveBeenCalledWith('/m/login', false);
  });

  test('shows at once, and is added or removed at the platform', async () => {
    login();
    const adding = toggleFavourite(star);
    expect(favourites.peek()).toEqual(['7']);
    expect(toastTexts()).toEqual(['Guardando nos favoritos…']);
    // A second tap while the call runs changes nothing.
    void toggleFavourite(star);
    await adding;
    expect(toastTexts()).toEqual([]);
    const removing = toggleFavourite(star);
    expect(toastTexts()).toEqual(['Tirando dos favoritos…']);
    await removing;
    expect(favourites.peek()).toEqual([]);
    expect(platform.of('/wps/game/favourite').map((one) => one.method)).toEqual(['POST', 'DELETE']);
    expect(platform.of('/wps/game/favourite')[0]!.body).toEqual({ nodeId: '7', vendor: 'BGS' });
  });

  test('is undone when the platform refuses', async () => {
    login();
    platform.answers['/wps/game/favourite'] = new Refused('system.unknown');
    await toggleFavourite(star);
    expect(favourites.peek()).toEqual([]);
  });

  test('list is loaded from every page, and cleared with the session', async () => {
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

  test('list that arrives after sign-out is not shown', async () => {
    login();
    platform.answers['/wps/game/favourites'] = () => ({ content: [game('p1')], pageNum: 1, totalPages: 1 });
    const loading = loadFavourites();
    endSession();
    await loading;
    expect(favourites.peek()).toEqual([]);
  });

  test('added while the list loads stays, although the older list lacks it', async () => {
    login();
    platform.answers['/wps/game/favourites'] = () => ({ content: [game('p1')], pageNum: 1, totalPages: 1 });
    const loading = loadFavourites();
    void toggleFavourite(star);
    await loading;
    expect(favourites.peek()).toEqual(['p1', '7']);
  });

  test('list ends at the first page without a new game, whatever page count the platform gives', async () => {
    login();
    platform.answers['/wps/game/favourites'] = () => ({ content: [game('p1')], pageNum: 1, totalPages: 1e12 });
    await loadFavourites();
    expect(favourites.peek()).toEqual(['p1']);
    expect(platform.of('/wps/game/favourites')).toHaveLength(2);
  });
});
