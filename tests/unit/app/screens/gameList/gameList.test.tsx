import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { favourites } from '../../../../../src/app/features/games/favourites.ts';
import { endSession, openSession } from '../../../../../src/app/features/session/session.ts';
import { loadNamespaces, startLanguage } from '../../../../../src/app/i18n/index.ts';
import { hydrated } from '../../../../../src/app/runtime/scheduling/hydrated.ts';
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

test('a list that is opened by its address loads the member\'s favourites', async () => {
  history.replaceState(null, '', '/m/gameList?gameType=RNG');
  render(<Page of={GameList} />);
  // The session is resumed after the first render.
  openSession({ token: 't', userName: 'ana', customerType: 0, firstTimeLogin: false });
  await vi.waitFor(() => expect(favourites.value).toEqual(['2']));
});
