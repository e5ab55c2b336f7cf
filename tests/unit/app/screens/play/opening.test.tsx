import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { keepFraming, standsFramed } from '../../../../../src/app/features/play/game-page.ts';
import { setBreak } from '../../../../../src/app/features/responsible-play/set-break.ts';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { endSession, startSession } from '../../../../../src/app/features/session/session.ts';
import { hydrated } from '../../../../../src/app/runtime/scheduling/hydration.tsx';
import DepositOverlay from '../../../../../src/app/screens/play/deposit-overlay.tsx';
import Play from '../../../../../src/app/screens/play/index.tsx';
import { settingsValue, stubPlatform } from '../../../../support/home-platform.ts';
import { Page } from '../../../../support/page.tsx';

// What may come between the tap and the game, a break, a lost line; and its end, however it comes.

const replace = vi.fn<(url: string | URL) => void>();
const beginBreak = () => setBreak({ kind: 'pause', endsAt: Date.now() + 86_400_000 });
const address = `${location.origin}/play/ticket`;
let platform: ReturnType<typeof stubPlatform>;
let onLine = true;

beforeEach(async () => {
  vi.useFakeTimers();
  sessionStorage.clear();
  vi.spyOn(location, 'replace').mockImplementation(replace);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine);
  replace.mockClear();
  await startLanguage('pt', ['shell', 'common', 'play', 'states', 'responsiblePlay', 'deposit', 'form']);
  hydrated.value = true;
  startSession(() => {});
  openSession({ token: 't', userName: 'ana', customerType: 0, firstTimeLogin: false });
  history.replaceState(null, '', '/m/play?vendor=BGS&game=10001&category=RNG');
  platform = stubPlatform({ '/wps/game/launch/v3': { gameUrl: address }, '/wps/system/settings': settingsValue(true) });
});

afterEach(() => {
  cleanup();
  setBreak(undefined);
  keepFraming('BGS', undefined);
  endSession();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pass = (duration: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(duration);
  });
const frame = () => document.querySelector<HTMLIFrameElement>('.play-frame');
const launches = () => platform.of('/wps/game/launch/v3').length;
/** What is lazy comes in its own time. */
const shows = (name: RegExp) => vi.waitFor(() => pass(10).then(() => expect(screen.getByRole('heading', { name })).toBeTruthy()), 4_000);

/** The next launch is answered once the returned function is called. */
function holdLaunch(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const answer = fetch;
  vi.stubGlobal('fetch', async (to: string, request?: RequestInit) => {
    if (to.includes('/launch/')) await held;
    return answer(to, request);
  });
  return release;
}

test('a break that begins while the game is on its way: it does not come', async () => {
  const release = holdLaunch();
  render(<Page of={Play} />);
  await pass(1_000);
  await act(beginBreak);
  await shows(/pausa/);
  release();
  await pass(1_000);
  expect(launches()).toBe(1);
  expect(frame()).toBeNull();
});

test('a break that begins while a game that did not stand is on its way to a page of its own: the phone stays', async () => {
  render(<Page of={Play} />);
  await pass(1_000);
  const release = holdLaunch();
  fireEvent.load(frame()!);
  await pass(8_100);
  await act(beginBreak);
  await shows(/pausa/);
  release();
  await pass(1_000);
  expect(launches()).toBe(2);
  expect(replace).not.toHaveBeenCalled();
});

test('a break that begins while money is to be paid in: the sheet says so, and takes none', async () => {
  render(<DepositOverlay onClose={() => {}} />);
  await pass(100);
  await act(beginBreak);
  await shows(/pausa/);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each(['with', 'after'])('a line that is lost before the page came, which the phone knows %s it, says nothing of the vendor: the game is launched again once it is back', async (when) => {
  render(<Page of={Play} />);
  await pass(1_000);
  onLine = when === 'after';
  fireEvent.load(frame()!);
  await pass(1_000);
  onLine = false;
  dispatchEvent(new Event('offline'));
  await shows(/O jogo não abriu/);
  await pass(20_000);
  expect([launches(), frame()]).toEqual([1, null]);
  onLine = true;
  dispatchEvent(new Event('online'));
  // What the signs set off, then what comes of it.
  for (let step = 0; step < 2; step++) await pass(1_000);
  expect(launches()).toBe(2);
  expect(frame()).not.toBeNull();
  expect(standsFramed('BGS')).toBeUndefined();
  expect(replace).not.toHaveBeenCalled();
});

test('a line that is lost while the pictures of a game that has begun are on their way leaves it', async () => {
  render(<Page of={Play} />);
  await pass(1_000);
  const standing = frame()!;
  Object.defineProperty(standing, 'contentWindow', { value: { postMessage: () => {} } });
  await act(() => void dispatchEvent(Object.assign(new Event('message'), { source: standing.contentWindow, origin: 'null', data: { leve: 'ready' } })));
  onLine = false;
  fireEvent.load(standing);
  dispatchEvent(new Event('offline'));
  await pass(20_000);
  onLine = true;
  dispatchEvent(new Event('online'));
  await pass(1_000);
  expect(launches()).toBe(1);
  expect(frame()).toBe(standing);
});

test('the whole screen is given back however the game is left, as by Back or by the end of the session', async () => {
  const exit = vi.fn(() => Promise.resolve());
  render(<Page of={Play} />);
  await pass(1_000);
  Object.assign(document, { fullscreenElement: document.documentElement, exitFullscreen: exit });
  cleanup();
  await pass(100);
  expect(exit).toHaveBeenCalledOnce();
  Object.assign(document, { fullscreenElement: null });
});
