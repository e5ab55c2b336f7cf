import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import GameSheet from '../../../../../src/app/features/play/game-sheet.tsx';
import { favourites, shelves } from '../../../../../src/app/features/games/games.ts';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { connectRouter } from '../../../../../src/app/runtime/router/navigate.ts';
import { endSession, startSession } from '../../../../../src/app/features/session/session.ts';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { game, stubPlatform } from '../../../../support/home-platform.ts';

const navigate = vi.fn<(url: string, replace?: boolean) => void>();
const info = { rtp: 9_621, volatility: 'medium', minimumBet: 20, maximumBet: 20_000, rules: ['Três iguais pagam.'], demo: 'everyone', available: true };
let platform: ReturnType<typeof stubPlatform>;

beforeAll(async () => {
  await startLanguage('pt', ['shell', 'common', 'states', 'gameSheet']);
  startSession(() => {});
});
beforeEach(() => {
  connectRouter(navigate);
  platform = stubPlatform({ '/wps/game/info': info, '/wps/game/demo': { gameUrl: '/play/1' }, '/wps/game/favourite': {} });
});
afterEach(() => {
  cleanup();
  endSession();
  shelves.clear();
  favourites.value = [];
  navigate.mockClear();
});

const show = (more: object = {}) => render(<GameSheet game={game('1', more)} onClose={() => {}} />);
const facts = () => Array.from(document.querySelectorAll('dl > div'), (fact) => Array.from(fact.children, ({ textContent }) => textContent).join(': ').replace(/\s/g, ' '));
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

test('it says what the platform says, by the game\'s name', async () => {
  show();
  expect(screen.getByRole('dialog', { name: 'Jogo 1' })).toBeTruthy();
  await screen.findByText('Três iguais pagam.');
  expect(facts()).toEqual(['Tipo: Slots', 'Retorno ao jogador: 96,21%', 'Volatilidade: Média', 'Aposta mínima: R$ 0,20', 'Aposta máxima: R$ 200,00']);
  expect(platform.of('/wps/game/info').map(({ search }) => search.get('nodeId'))).toEqual(['1']);
});

test('of a platform without the call it shows what the list says, and no more', async () => {
  delete platform.answers['/wps/game/info'];
  show({ minimumBet: 50, gameType: 'BINGO' });
  await vi.waitFor(() => expect(platform.of('/wps/game/info')).toHaveLength(1));
  await Promise.resolve();
  expect(facts()).toEqual(['Aposta mínima: R$ 0,50']);
  expect([button('Jogar'), button(/^Demonstração/), screen.queryByText('Como se joga')].map(Boolean)).toEqual([true, false, false]);
});

test('what it does not know of a newer platform is not shown', async () => {
  platform.answers['/wps/game/info'] = { volatility: 'wild', demo: 'agents', rtp: 9_500 };
  show();
  await vi.waitFor(() => expect(facts()).toEqual(['Tipo: Slots', 'Retorno ao jogador: 95%']));
  expect(button(/^Demonstração/)).toBeNull();
});

test('the demo is marked as play money; a visitor opens it where the platform lets everybody', async () => {
  show();
  const demo = await screen.findByRole('button', { name: /^Demonstração/ });
  expect(demo.textContent).toBe('DemonstraçãoSaldo de teste');
  fireEvent.click(demo);
  expect(navigate).toHaveBeenLastCalledWith(expect.stringMatching(/^\/m\/play\?.*game=1&.*demo=1$/), false);
  cleanup();
  platform.answers['/wps/game/info'] = { ...info, demo: 'member' };
  show();
  await screen.findByText('Três iguais pagam.');
  expect(button(/^Demonstração/)).toBeNull();
});

test('its star keeps the game, and play launches it', async () => {
  openSession({ token: 't', userName: 'ana', customerType: 0, firstTimeLogin: false });
  platform.answers['/wps/game/launch/v3'] = { gameUrl: '/play/1' };
  show();
  fireEvent.click(button('Favorito')!);
  await vi.waitFor(() => expect(button('Favorito')!.getAttribute('aria-pressed')).toBe('true'));
  fireEvent.click(button('Jogar')!);
  expect(navigate).toHaveBeenLastCalledWith('/m/play?vendor=BGS&game=1&category=RNG&gameId=game-1', false);
});

test('of a vendor that is away it offers up to six games of others, of the same category', async () => {
  platform.answers['/wps/game/info'] = { ...info, available: false };
  const listed = [game('1'), game('2'), ...Array.from({ length: 8 }, (_, at) => game(`${10 + at}`, { vassalage: 'VOLT' }))];
  platform.answers['/wps/game/list'] = { games: listed, pageNum: 1, totalPages: 1 };
  show();
  const similar = (await screen.findByRole('heading', { name: 'Parecidos, de outros provedores' })).parentElement!;
  expect(within(similar).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: 6 }, (_, at) => `/m/play?vendor=VOLT&game=${10 + at}&category=RNG&gameId=game-${10 + at}`),
  );
  expect([button('Jogar'), button(/^Demonstração/)]).toEqual([null, null]);
  expect(platform.of('/wps/game/list').map(({ search }) => search.get('gameType'))).toEqual(['RNG']);
});
