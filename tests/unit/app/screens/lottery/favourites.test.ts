import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { connectRouter } from '../../../../../src/app/runtime/router/navigate.ts';
import { favouritesFirst, lotteriesIn, lotteryFavourites, tabOf, toggleLotteryFavourite } from '../../../../../src/app/screens/lottery/lotteries.ts';
import { toasts } from '../../../../../src/app/ui/messages/messages.ts';
import { endSession, startSession } from '../../../../../src/app/features/session/session.ts';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { lottery, stubPlatform } from '../../../../support/home-platform.ts';

const navigate = vi.fn<(url: string, replace?: boolean) => void>();
const login = (userName: string) => openSession({ token: userName, userName, customerType: 0, firstTimeLogin: false });

beforeAll(async () => {
  await startLanguage('pt', ['shell', 'common']);
  startSession(() => {});
});

beforeEach(() => {
  vi.useFakeTimers();
  stubPlatform({});
  connectRouter(navigate);
  navigate.mockClear();
  toasts.value = [];
  history.replaceState(null, '', '/m/lottery?tab=VN_FAST');
});

afterEach(() => {
  endSession();
  localStorage.clear();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('favourite lotteries', () => {
  test('are stored on the phone for each user, and stay after sign-out', () => {
    login('ana');
    toggleLotteryFavourite('3');
    toggleLotteryFavourite('1');
    endSession();
    expect(lotteryFavourites.value).toEqual([]);
    login('bia');
    expect(lotteryFavourites.value).toEqual([]);
    toggleLotteryFavourite('2');
    endSession();
    login('ana');
    expect(lotteryFavourites.value).toEqual(['3', '1']);
    toggleLotteryFavourite('3');
    expect(lotteryFavourites.value).toEqual(['1']);
    expect(JSON.parse(localStorage.getItem('lotteryFavourites')!)).toEqual({ ana: ['1'], bia: ['2'] });
  });

  test('include those that another tab stored, and replace an unreadable record', () => {
    login('ana');
    toggleLotteryFavourite('1');
    localStorage.setItem('lotteryFavourites', JSON.stringify({ ana: ['1', '9'] }));
    toggleLotteryFavourite('2');
    expect(lotteryFavourites.value).toEqual(['1', '9', '2']);
    localStorage.setItem('lotteryFavourites', '{"ana":"all"}');
    toggleLotteryFavourite('4');
    expect(lotteryFavourites.value).toEqual(['4']);
  });

  test('send a visitor to login with a toast, and back to the same tab', () => {
    toggleLotteryFavourite('1');
    expect(navigate).toHaveBeenCalledWith('/m/login', false);
    expect(toasts.peek().map(({ text }) => text)).toEqual(['Entre na sua conta para guardar favoritos.']);
    expect(sessionStorage.getItem('returnTo')).toBe('/m/lottery?tab=VN_FAST');
    expect(localStorage.getItem('lotteryFavourites')).toBeNull();
  });

  test('come first; all others keep their order, and none is lost', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String));
    fc.assert(
      fc.property(ids, ids, (all, favourites) => {
        const sorted = favouritesFirst(all.map((gameId) => ({ gameId })), favourites).map(({ gameId }) => gameId);
        const first = all.filter((id) => favourites.includes(id));
        expect(sorted).toEqual([...first, ...all.filter((id) => !favourites.includes(id))]);
      }),
    );
  });
});

describe('the tabs of the hall', () => {
  const menu = {
    FAST: { labelName: 'Rápidas', gameMenus: [lottery('1', { tag: 'HOT' }), lottery('2')] },
    NORTH: { labelName: 'Norte', gameMenus: [lottery('3'), lottery('4', { tag: 'HOT' }), lottery('1', { tag: 'HOT' })] },
  };
  const idsIn = (tab: string, favourites: string[]) => lotteriesIn(tab, menu, favourites).map(({ gameId }) => gameId);

  test('are Hot, the favourites, and each group, with favourites first', () => {
    expect(idsIn('HOT', [])).toEqual(['1', '4']);
    expect(idsIn('HOT', ['4', '2'])).toEqual(['4', '1']);
    expect(idsIn('FAV', ['4', '2'])).toEqual(['2', '4']);
    expect(idsIn('NORTH', ['1'])).toEqual(['1', '3', '4']);
    expect(idsIn('FAV', [])).toEqual([]);
  });

  test('are selected by the address; an unknown one selects Hot', () => {
    expect(tabOf('NORTH', menu)).toBe('NORTH');
    expect(tabOf('FAV', menu)).toBe('FAV');
    for (const unknown of [undefined, '', 'SOUTH', 'constructor', '__proto__']) expect(tabOf(unknown, menu)).toBe('HOT');
  });
});
