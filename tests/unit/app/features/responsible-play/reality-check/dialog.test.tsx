import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayBreak } from '../../../../../../src/contract/endpoints/responsible.ts';
import { localStore, storageKeys } from '../../../../../../src/app/device/storage.ts';
import { breakText } from '../../../../../../src/app/features/responsible-play/break-text.ts';
import { breakWords } from '../../../../../../src/app/features/responsible-play/break-view.tsx';
import { check, afterRound, roundOpen } from '../../../../../../src/app/features/responsible-play/reality-check/check.ts';
import RealityCheck from '../../../../../../src/app/features/responsible-play/reality-check/index.tsx';
import { GatewayFailure } from '../../../../../../src/app/gateway/failure.ts';
import { loadNamespaces, startLanguage } from '../../../../../../src/app/i18n/index.ts';
import { refreshSettings } from '../../../../../../src/app/features/merchant/merchant.ts';
import { settle, stopClock } from '../../../../../support/accounts-platform.ts';
import { settingsValue, stubPlatform } from '../../../../../support/home-platform.ts';

const flags = async (whitelabel: Record<string, boolean>) => {
  stubPlatform({ '/wps/system/settings': { ...settingsValue(false), whitelabel } });
  await act(refreshSettings);
};

beforeEach(async () => {
  stopClock();
  vi.setSystemTime(1_800_000_000_000);
  await startLanguage('pt', ['shell', 'common']);
  await loadNamespaces(['realityCheck', 'responsiblePlay']);
  localStorage.clear();
  await flags({ PERSREP: true });
});
afterEach(() => {
  cleanup();
  check.value = undefined;
  roundOpen.value = false;
  vi.unstubAllGlobals();
});

test.each([[0, 'R$ 0,00', false], [1, '+R$ 0,01', true], [-1, '−R$ 0,01', false], [123_450, '+R$ 1.234,50', true], [-123_450, '−R$ 1.234,50', false]])('a check with the result %i says %s', async (result, words, won) => {
  check.value = { minutes: 61, result };
  render(<RealityCheck />);
  await settle();
  expect(screen.getByRole('alertdialog', { name: 'Você está aqui há 61 minutos' })).toBeDefined();
  const shown = document.querySelector('.reality-check-result')!;
  expect([shown.textContent!.replace(/\s/g, ' '), shown.classList.contains('won')]).toEqual([words, won]);
});

test('it ends by any of its answers, which are kept with the time; results are offered where the merchant has them', async () => {
  for (const [role, name] of [['button', 'Continuar'], ['link', 'Fazer uma pausa'], ['link', 'Ver meus resultados']] as const) {
    check.value = { minutes: 30, result: 0 };
    localStorage.clear();
    render(<RealityCheck />);
    await settle();
    act(() => screen.getByRole(role, { name }).click());
    expect([check.value, localStore.get(storageKeys.realityChecked)], name).toEqual([undefined, String(Date.now())]);
    cleanup();
  }
  await flags({ PERSREP: false });
  check.value = { minutes: 30, result: 0 };
  render(<RealityCheck />);
  await settle();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Fazer uma pausa']);
});

test('it is answered, not waved away: neither the mask, nor Escape, nor Back ends it', async () => {
  check.value = { minutes: 30, result: 0 };
  const steps = history.length;
  render(<RealityCheck />);
  await settle();
  act(() => document.querySelector<HTMLElement>('.overlay-mask')!.click());
  act(() => void fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' }));
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  await settle();
  expect([document.querySelector('.overlay-leaving'), check.value !== undefined, localStore.get(storageKeys.realityChecked), history.length]).toEqual([null, true, null, steps]);
});

test('nothing is shown while no check is due', () => {
  expect(render(<RealityCheck />).container.textContent).toBe('');
});

const at = Date.parse('2026-11-21T14:00:00-03:00');
const breaks: readonly [PlayBreak, string, string][] = [
  [{ kind: 'pause', endsAt: at }, 'Você está em pausa', 'Até 21/11, 14:00 você não joga nem deposita.'],
  [{ kind: 'pause', endsAt: at - 60_000 }, 'Você está em pausa', 'Até 21/11, 13:59 você não joga nem deposita.'],
  [{ kind: 'pause' }, 'Você está em pausa', 'Por enquanto você não joga nem deposita.'],
  [{ kind: 'exclusion', endsAt: at }, 'Autoexclusão ativa', 'Até 21 de novembro de 2026 você não joga, não deposita'],
  [{ kind: 'exclusion' }, 'Autoexclusão ativa', 'Para sempre: você não joga, não deposita'],
];

test.each(breaks)('the break %j is told with its end', (found, title, text) => {
  expect(breakWords(found).title).toBe(title);
  expect(breakWords(found).text).toContain(text);
  const failure = new GatewayFailure('refused', { code: found.kind === 'pause' ? 'play.paused' : 'play.excluded', value: { endsAt: found.endsAt } });
  expect(breakText(failure)).toBe(breakWords(found).text);
});

test('another failure is no break', () => {
  for (const failure of [undefined, new Error('x'), new GatewayFailure('timeout'), new GatewayFailure('refused', { code: 'wallet.low' })]) expect(breakText(failure)).toBeUndefined();
});

test('what waits for a round to end runs once, at its end or after 30 s, unless it is called off', async () => {
  const ran: string[] = [];
  afterRound(() => ran.push('no round'));
  expect(ran).toEqual(['no round']);
  roundOpen.value = true;
  afterRound(() => ran.push('end'));
  const callOff = afterRound(() => ran.push('called off'));
  callOff();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(ran).toEqual(['no round']);
  roundOpen.value = false;
  roundOpen.value = true;
  roundOpen.value = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ran).toEqual(['no round', 'end']);
  roundOpen.value = true;
  afterRound(() => ran.push('late'));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(ran).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  roundOpen.value = false;
  expect(ran).toEqual(['no round', 'end', 'late']);
});

test('what has waited for a round leaves nothing behind: no timer, and nothing that follows the round', () => {
  const before = vi.getTimerCount();
  roundOpen.value = true;
  const ran: string[] = [];
  const callOff = afterRound(() => ran.push('called off'));
  afterRound(() => ran.push('run'));
  expect(vi.getTimerCount()).toBe(before + 2);
  roundOpen.value = false;
  callOff();
  expect([vi.getTimerCount(), ran]).toEqual([before, ['called off', 'run']]);
  roundOpen.value = true;
  const second = afterRound(() => ran.push('second'));
  second();
  expect(vi.getTimerCount()).toBe(before);
  roundOpen.value = false;
  expect(ran).toHaveLength(2);
});
