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

test('a row of games that failed says so in one line with its retry, not in the place of the whole screen', async () => {
  await startPlatform([], { [vassalageGameType.path]: yes({ sorting: [], mapping: {} }) });
  history.replaceState(null, '', '/m/gameLobby');
  const { container, getByRole } = render(<Page of={GameLobby} />);
  await settle();
  expect(container.querySelector('.status-view')).toBeNull();
  const { textContent } = getByRole('button', { name: 'Tentar de novo' }).parentElement!;
  expect(textContent).toMatch(/^Não.+Tentar de novo$/);
});
