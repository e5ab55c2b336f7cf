import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { favourites } from '../../../../../src/app/features/games/games.ts';
import { endSession } from '../../../../../src/app/features/session/session.ts';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { loadNamespaces, startLanguage } from '../../../../../src/app/i18n/index.ts';
import { connectRouter } from '../../../../../src/app/runtime/router/navigate.ts';
import { hydrated } from '../../../../../src/app/runtime/scheduling/hydration.tsx';
import GameList from '../../../../../src/app/screens/gameList/index.tsx';
import { game, stubPlatform } from '../../../../support/home-platform.ts';
import { Page } from '../../../../support/page.tsx';

beforeEach(async () => {
  await startLanguage('pt', ['shell']);
  await loadNamespaces(['gameList', 'states', 'common']);
  hydrated.value = true;
  stubPlatform({
    '/wps/game/list': { games: [game('1'), game('2')], pageNum: 1, totalPages: 1 },
    '/wps/game/favourites': { content: [game('2')], pageNum: 1, totalPages: 1 },
  });
});

afterEach(() => {
  cleanup();
  endSession();
});

test.each(['LOTT', 'ELOTT', 'Lott', 'elott'])('the list of %s leads to the hall of lotteries, and lists no games', async (gameType) => {
  const platform = stubPlatform({});
  history.replaceState(null, '', `/m/gameList?gameType=${gameType}`);
  const go = vi.fn();
  connectRouter(go);
  render(<Page of={GameList} />);
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith(`/m/lottery?gameType=${gameType.toUpperCase()}`, true));
  expect(platform.of('/wps/game/list')).toHaveLength(0);
});

test('a list that is opened by its address loads the member\'s favourites', async () => {
  history.replaceState(null, '', '/m/gameList?gameType=RNG');
  render(<Page of={GameList} />);
  // The session is resumed after the first render.
  openSession({ token: 't', userName: 'ana', customerType: 0, firstTimeLogin: false });
  await vi.waitFor(() => expect(favourites.value).toEqual(['2']));
});

test.each([['&search=jogo', '2 jogos encontrados'], ['&minimumBet=10', '2 jogos encontrados'], ['', '']])('of a list narrowed by "%s" it is said how many games were found: "%s"', async (narrowed, said) => {
  history.replaceState(null, '', `/m/gameList?gameType=FISH${narrowed}`);
  const { container } = render(<Page of={GameList} />);
  await vi.waitFor(() => expect(container.querySelectorAll('.game-card-open')).toHaveLength(2));
  // Of the list before, which stands until this one is asked for, nothing is said.
  await vi.waitFor(() => expect(container.querySelector('#game-list-games > [role=status]')!.textContent).toBe(said));
});

test('a search that is sent leaves the focus on the page, and not on the body', async () => {
  history.replaceState(null, '', '/m/gameList?gameType=RNG');
  const { container } = render(<Page of={GameList} />);
  const field = container.querySelector<HTMLInputElement>('input[type=search]')!;
  field.focus();
  fireEvent.submit(field.form!);
  expect(document.activeElement!.localName).toBe('main');
});

test('favourites that a search does not match are not called none', async () => {
  history.replaceState(null, '', '/m/gameList?tab=FAV&search=nada');
  openSession({ token: 't', userName: 'ana', customerType: 0, firstTimeLogin: false });
  const { container } = render(<Page of={GameList} />);
  await vi.waitFor(() => expect(container.textContent).toContain('Nenhum jogo por aqui'));
});
