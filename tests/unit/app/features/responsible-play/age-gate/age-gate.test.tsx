import { act, cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localStore, sessionStore, storageKeys } from '../../../../../../src/app/device/storage.ts';
import AgeGate, { ageUnknown, needsAgeAnswer, setAgeAnswer, startAgeGate } from '../../../../../../src/app/features/responsible-play/age-gate/age-gate.tsx';
import { refreshSettings } from '../../../../../../src/app/features/merchant/merchant.ts';
import { platformStatus } from '../../../../../../src/app/features/merchant/platform-status.ts';
import { openSession } from '../../../../../../src/app/features/session/log-in-out.ts';
import { endSession } from '../../../../../../src/app/features/session/session.ts';
import { loadNamespaces, startLanguage } from '../../../../../../src/app/i18n/index.ts';
import { lazy } from '../../../../../../src/app/runtime/lazy/lazy.ts';
import { opened, settle, stopClock } from '../../../../../support/accounts-platform.ts';
import { settingsValue, stubPlatform } from '../../../../../support/home-platform.ts';

const root = document.documentElement;
const asking = () => [root.classList.contains('age-asked'), root.classList.contains('age-refused')];
const responsible = async (RESPONSIBLE: boolean) => {
  stubPlatform({ '/wps/system/settings': { ...settingsValue(false), whitelabel: { RESPONSIBLE } } });
  await act(refreshSettings);
};

beforeEach(async () => {
  stopClock();
  await startLanguage('pt', ['shell', 'common']);
  await loadNamespaces(['ageGate']);
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '<div class="frame"><main tabindex="-1"></main></div>';
  root.className = '';
  platformStatus.value = 'open';
  await responsible(true);
  setAgeAnswer('back');
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

test('the age is unknown of a visitor who has not said yes, where the merchant has responsible play', async () => {
  expect([ageUnknown.value, needsAgeAnswer.value]).toEqual([true, true]);
  setAgeAnswer('no');
  expect([ageUnknown.value, needsAgeAnswer.value]).toEqual([true, true]);
  setAgeAnswer('yes');
  expect([ageUnknown.value, needsAgeAnswer.value]).toEqual([false, false]);
  setAgeAnswer('back');
  expect(ageUnknown.value).toBe(true);
  openSession(opened);
  expect([ageUnknown.value, needsAgeAnswer.value]).toEqual([false, false]);
  endSession();
  await responsible(false);
  expect([ageUnknown.value, needsAgeAnswer.value]).toEqual([false, false]);
});

test.each(['maintenance', 'restricted'] as const)('nobody is asked for it while the platform is in %s', (status) => {
  platformStatus.value = status;
  expect([ageUnknown.value, needsAgeAnswer.value]).toEqual([true, false]);
});

test('both parts stand in the page with their answers, and the classes say which one is shown', async () => {
  render(<AgeGate />);
  await settle();
  expect(asking()).toEqual([true, false]);
  expect(screen.getAllByRole('dialog', { hidden: true }).map((part) => Array.from(part.querySelectorAll('button'), (button) => `${button.dataset.answer} ${button.classList.contains('button-accent')}`)))
    .toEqual([['yes true', 'no false'], ['back false']]);
  expect(screen.getAllByRole('dialog', { hidden: true }).map((part) => part.querySelector('.age-gate-law') !== null)).toEqual([true, false]);
  const [question, refusal] = Array.from(document.querySelectorAll<HTMLElement>('.age-gate'));
  expect([question!.classList.contains('age-question'), refusal!.classList.contains('age-refusal')]).toEqual([true, true]);
  expect(question!.contains(document.activeElement)).toBe(true);
  act(() => setAgeAnswer('no'));
  await settle();
  expect([asking(), refusal!.contains(document.activeElement)]).toEqual([[true, true], true]);
  act(() => setAgeAnswer('back'));
  await settle();
  expect([asking(), question!.contains(document.activeElement)]).toEqual([[true, false], true]);
  act(() => setAgeAnswer('yes'));
  await settle();
  expect(asking()).toEqual([false, false]);
});

test.each([['yes for good', () => localStore.set(storageKeys.adult, 'yes'), false], ['no until the tab is closed', () => sessionStore.set(storageKeys.adult, 'no'), true], ['nothing', () => {}, true]])(
  'an answer from before the app was here counts: %s', async (_name, keep, asked) => {
    keep();
    root.classList.add('age-asked', 'age-refused');
    const load = vi.fn<() => Promise<object>>(async () => ({}));
    startAgeGate(lazy(load));
    await settle();
    expect([ageUnknown.value, load.mock.calls.length, root.classList.contains('age-asked')]).toEqual([asked, asked ? 1 : 0, asked]);
  },
);

test('the question names the age and the merchant', async () => {
  render(<AgeGate />);
  await settle();
  expect(Array.from(document.querySelectorAll('.age-gate'), (part) => part.textContent)).toEqual([expect.stringMatching(/^18\+Você tem 18 anos ou mais\?A Leve é só para adultos/), expect.stringMatching(/^18\+Só para adultos.*18 anos/)]);
});
