import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { vassalageGameType } from '../../../../src/contract/endpoints/games.ts';
import { loadNamespaces, startLanguage } from '../../../../src/app/i18n/index.ts';
import GameLobby from '../../../../src/app/screens/gameLobby/index.tsx';
import { settle, startPlatform, yes } from '../../../support/accounts-platform.ts';
import { Page } from '../../../support/page.tsx';

beforeEach(async () => {
  await startLanguage('pt', ['shell']);
  await loadNamespaces(['states', 'common', 'gameLobby']);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a category of one vendor has no row of vendors: it would be one chip, for what stands below', async () => {
  const of = (gameCategory: string, ...names: string[]) => ({ gameCategory, vendorNames: names.map((accountTypeName) => ({ accountTypeName })) });
  await startPlatform([], { [vassalageGameType.path]: yes({ sorting: [of('SPORTS', 'ARENA'), of('LIVE', 'ONE', 'TWO')], mapping: {} }) });
  history.replaceState(null, '', '/m/gameLobby');
  const { container } = render(<Page of={GameLobby} />);
  await vi.waitFor(() => expect(container.querySelectorAll('h2')).toHaveLength(3));
  expect(Array.from(container.querySelectorAll('.vendor-links'), (row) => row.children.length)).toEqual([2]);
});

test('a row of games that failed says so in one line with its retry, not in the place of the whole screen', async () => {
  await startPlatform([], { [vassalageGameType.path]: yes({ sorting: [], mapping: {} }) });
  history.replaceState(null, '', '/m/gameLobby');
  const { container, getByRole } = render(<Page of={GameLobby} />);
  await settle();
  expect(container.querySelector('.status-view')).toBeNull();
  const { textContent } = getByRole('button', { name: 'Tentar de novo' }).parentElement!;
  expect(textContent).toMatch(/^Não.+Tentar de novo$/);
});
