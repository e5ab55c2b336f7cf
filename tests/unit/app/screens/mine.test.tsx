import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore, storageKeys } from '../../../../src/app/device/storage.ts';
import { loadNamespaces, startLanguage } from '../../../../src/app/i18n/index.ts';
import { paths } from '../../../../src/app/paths.ts';
import { connectRouter } from '../../../../src/app/runtime/router/navigate.ts';
import { endSession, session } from '../../../../src/app/features/session/session.ts';
import Mine from '../../../../src/app/screens/mine/index.tsx';
import { questions } from '../../../../src/app/ui/messages/messages.ts';
import { no, settle, startPlatform } from '../../../support/accounts-platform.ts';

const navigate = vi.fn<(url: string, replace?: boolean) => void>();

beforeEach(async () => {
  await startLanguage('pt', ['shell']);
  await loadNamespaces(['mine', 'common']);
  sessionStorage.clear();
  navigate.mockReset();
  connectRouter(navigate);
  await startPlatform(['MAILCEN', 'REWCEN3', 'MANPLAYREB3', 'TRANSBETREPMEM3', 'DEPRECM3', 'WITHREC3', 'TRANSREC3', 'PERSREP', 'PLYRBT', 'RESPONSIBLE'], {});
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('every entry sends a visitor to login by a dialog, and to its own page after that', async () => {
  const screen = render(<Mine />);
  await settle();
  const entries = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')].filter((entry) => entry.getAttribute('aria-label') !== 'Voltar');
  expect(entries.length).toBeGreaterThan(15);
  // The key itself is shown where a screen's words are missing.
  for (const { textContent } of entries) expect(textContent).not.toContain('entry.');
  const destinations: string[] = [];
  for (const entry of entries) {
    fireEvent.click(entry);
    expect(questions.value.map(({ text }) => text), entry.textContent).toEqual(['Entre para continuar']);
    act(() => questions.value[0]!.answer(true));
    await settle();
    expect(navigate).toHaveBeenLastCalledWith(paths.login, false);
    destinations.push(sessionStore.get(storageKeys.returnTo)!);
  }
  expect(navigate).toHaveBeenCalledTimes(entries.length);
  // Messages have two entries: an icon and a tile.
  expect(new Set(destinations).size).toBe(entries.length - 1);
  expect(destinations).toEqual(expect.arrayContaining([paths.messages, paths.settings, paths.deposit, paths.withdraw, paths.benefits, paths.betRecord]));
});

test('the rows stand under what they are about', async () => {
  const { getAllByRole } = render(<Mine />);
  await settle();
  expect(getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Dinheiro', 'Jogo', 'Conta e ajuda']);
});

test('details that did not load are said to a member, not left empty', async () => {
  await startPlatform(['MAILCEN'], { '/wps/member/info': no('permission.denied') });
  session.value = { token: 'token-1', merchantCode: 'leve', userName: 'marina', type: 0, firstTimeLogin: false };
  render(<Mine />);
  await settle();
  expect(document.body.textContent).toContain('Seus dados não carregaram');
  endSession();
});
