import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore, storageKeys } from '../../../../../src/app/device/storage.ts';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { endSession, startSession } from '../../../../../src/app/features/session/session.ts';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { hydrated } from '../../../../../src/app/runtime/scheduling/hydration.tsx';
import Play from '../../../../../src/app/screens/play/index.tsx';
import { settingsValue, stubPlatform } from '../../../../support/home-platform.ts';
import { Page } from '../../../../support/page.tsx';

// A game that stood in this tab when another account signed in in another one: the page was loaded anew.

let platform: ReturnType<typeof stubPlatform>;

beforeEach(async () => {
  vi.useFakeTimers();
  sessionStorage.clear();
  await startLanguage('pt', ['shell', 'common', 'play', 'states']);
  hydrated.value = true;
  startSession(() => {});
  openSession({ token: 't', userName: 'ana', customerType: 0, firstTimeLogin: false });
  history.replaceState(null, '', '/m/play?vendor=BGS&game=10001&category=RNG');
  platform = stubPlatform({ '/wps/game/launch/v3': { gameUrl: `${location.origin}/play/ticket` }, '/wps/system/settings': settingsValue(true) });
});

afterEach(() => {
  cleanup();
  endSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (duration: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(duration);
  });

test('nothing is launched and nothing of the account is shown, until the person wants it', async () => {
  sessionStore.set(storageKeys.player, 'bia');
  render(<Page of={Play} />);
  // Its code is lazy.
  await vi.waitFor(() => pass(10).then(() => expect(screen.getByRole('heading', { name: 'Outra conta entrou' })).toBeTruthy()), 4_000);
  expect(screen.queryByText('Abrindo o jogo…')).toBeNull();
  expect(platform.of('/wps/game/launch/v3')).toEqual([]);
  expect(document.querySelector('iframe')).toBeNull();
  expect(document.querySelector('.play-money')).toBeNull();
  // Another tab's game goes on.
  expect(localStorage.getItem(storageKeys.playing)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Jogar com esta conta' }));
  await pass(1_000);
  expect(platform.of('/wps/game/launch/v3')).toHaveLength(1);
  expect(document.querySelector('iframe')).not.toBeNull();
  dispatchEvent(new Event('pagehide'));
  expect(sessionStore.get(storageKeys.player)).toBe('ana');
});

test('the same account plays on after a reload, and leaves nothing behind', async () => {
  sessionStore.set(storageKeys.player, 'ana');
  render(<Page of={Play} />);
  await pass(1_000);
  expect(document.querySelector('iframe')).not.toBeNull();
  cleanup();
  await pass(1_000);
  expect(sessionStore.get(storageKeys.player)).toBeNull();
});
