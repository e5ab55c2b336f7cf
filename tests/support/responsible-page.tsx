import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, vi } from 'vitest';
import type { PlayLimit, ResponsibleOverview } from '../../src/contract/endpoints/responsible.ts';
import { refreshSettings } from '../../src/app/features/merchant/merchant.ts';
import { keptBreak } from '../../src/app/features/responsible-play/break/break.ts';
import { openSession } from '../../src/app/features/session/log-in-out.ts';
import { endSession } from '../../src/app/features/session/session.ts';
import { loadNamespaces, startLanguage } from '../../src/app/i18n/index.ts';
import { connectRouter } from '../../src/app/runtime/router/navigate.ts';
import ResponsiblePlay from '../../src/app/screens/responsiblePlay/index.tsx';
import { toasts } from '../../src/app/ui/messages/messages.ts';
import { opened, settle, stopClock } from './accounts-platform.ts';
import { settingsValue, stubPlatform } from './home-platform.ts';

export const inBrasilia = (text: string) => Date.parse(`${text}-03:00`);
export const now = inBrasilia('2026-11-20T13:59');
export const end = inBrasilia('2026-11-21T14:00');

export const limit = (kind: PlayLimit['kind'], period: PlayLimit['period'], more: Partial<PlayLimit> = {}): PlayLimit => ({ kind, period, used: 0, resetsAt: end, ...more });

/** Limits with and without an amount, one with a change that waits, and a lost week. */
export const overview = (more: Partial<ResponsibleOverview> = {}): ResponsibleOverview => ({
  limits: [limit('deposit', 'day', { amount: 50_000, used: 12_300 }), limit('deposit', 'week', { used: 700 }), limit('loss', 'day'), limit('time', 'day', { amount: 90, used: 30, pending: { amount: 120, at: end } })],
  weekResult: -1_234_50, checkMinutes: 60, ...more,
});

export let platform: ReturnType<typeof stubPlatform>;

/** Answers the calls of these addresses, and no other. */
export function answer(answers: Record<string, unknown>): void {
  platform = stubPlatform(answers);
}

export const navigate = vi.fn<(url: string, replace?: boolean) => void>();

export const text = () => document.body.textContent!.replace(/\s/g, ' ');

/** The texts of the toasts. */
export const told = () => toasts.value.map((toast) => toast.text);

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

export const press = async (name: string | RegExp) => {
  act(() => button(name).click());
  await settle();
};

export const submit = async () => {
  act(() => void fireEvent.submit(document.querySelector('form')!));
  await settle();
};

/** What of these words is not read, and the sizes of what is drawn. */
export const missing = (words: readonly string[]) => [words.filter((one) => !text().includes(one)), Array.from(document.querySelectorAll('svg[width]'), (drawn) => drawn.getAttribute('width')).join(' ')];

/** Renders the page until its first answers are shown. */
export async function showResponsible(first: Partial<ResponsibleOverview> = {}, answers: Record<string, unknown> = {}) {
  answer({
    '/wps/responsible': overview(first),
    '/wps/responsible/visit': { openedAt: now - 3_725_000, serverTime: now, result: 2_500, checkMinutes: 60 },
    '/wps/system/settings': { ...settingsValue(false), whitelabel: { PERSREP: true, RESPONSIBLE: true } },
    ...answers,
  });
  await act(refreshSettings);
  const shown = render(<ResponsiblePlay />);
  await settle();
  return shown;
}

/** Before each test of a file: a member who is on no break. */
export function startResponsible(): void {
  beforeEach(async () => {
    stopClock();
    vi.setSystemTime(now);
    await startLanguage('pt', ['shell', 'common']);
    await loadNamespaces(['responsiblePlay', 'states', 'form']);
    localStorage.clear();
    keptBreak.value = undefined;
    toasts.value = [];
    connectRouter(navigate);
    openSession(opened);
  });
  afterEach(() => {
    cleanup();
    endSession();
    vi.unstubAllGlobals();
  });
}
