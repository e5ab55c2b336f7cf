import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { renderToString } from 'preact-render-to-string';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { i18n, startLanguage } from '../../../../../src/app/i18n/index.ts';
import { setLanguage } from '../../../../../src/app/features/language/set-language.ts';
import { connectRouter } from '../../../../../src/app/runtime/router/navigate.ts';
import { selectedCategory } from '../../../../../src/app/screens/home/lobby.tsx';
import { actions } from '../../../../../src/app/screens/home/lazy-actions.ts';
import { reached } from '../../../../../src/app/runtime/scheduling/schedule.ts';
import Home from '../../../../../src/app/screens/home/index.tsx';
import Banner from '../../../../../src/app/screens/home/above-fold/banner.tsx';
import Jackpot from '../../../../../src/app/screens/home/above-fold/jackpot.tsx';
import NoticeStrip from '../../../../../src/app/screens/home/above-fold/notice-strip.tsx';
import { matchList } from '../../../../../src/app/screens/home/below-fold/matches.tsx';
import { noticeList } from '../../../../../src/app/features/announcements/notices.ts';
import { bannerList } from '../../../../../src/app/screens/home/slides.ts';
import { shelves, sorting, vendorList } from '../../../../../src/app/features/games/games.ts';
import { refreshSettings } from '../../../../../src/app/features/merchant/merchant.ts';
import { questions } from '../../../../../src/app/ui/messages/messages.ts';
import { endSession, startSession } from '../../../../../src/app/features/session/session.ts';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { winnerList } from '../../../../../src/app/screens/home/below-fold/winners.tsx';
import { game, settingsValue, stubPlatform } from '../../../../support/home-platform.ts';
import { fakeBrowser } from '../../../../support/fake-browser.ts';

let browser: ReturnType<typeof fakeBrowser>;
const navigate = vi.fn<(url: string, replace?: boolean) => void>();

const content = {
  '/wps/system/settings': settingsValue(true),
  '/wps/content/banners': [{ id: '1', title: 'Sorteios', url: '/1.svg', action: '/m/lottery' }, { id: '2', title: 'Slots', url: '/2.svg', action: 'https://example.com' }],
  '/wps/content/notices': [{ id: '1', title: 'Manutenção encerrada', content: '', publishedAt: 0 }],
  '/wps/content/popular': [],
  '/wps/game/vassalage/type': {
    mapping: { COCK: 'Rinha' },
    sorting: ['RNG', 'SPORTS', 'COCK'].map((gameCategory) => ({ gameCategory, vendorNames: [{ accountTypeName: 'X' }] })),
  },
  '/wps/game/vassalage': [{ vassalage: 'BGS', displayName: 'Big Games', mobileSmallIcon: '', mobileLargeIcon: '', classifications: [] }],
  '/wps/game/hot': Array.from({ length: 12 }, (_, index) => game(String(index))),
  '/wps/game/list': { games: [game('r1', { gameName: 'Raio' })], pageNum: 1, totalPages: 1 },
  '/wps/lottery/menu': {},
  '/wps/sports/matches/hot': [],
  '/wps/relay/GCSGAME_getRankList': [{ vo: { customerName: 'jo•••1', winAmount: 500 } }],
};

beforeEach(async () => {
  browser = fakeBrowser();
  vi.stubGlobal('CSS', { supports: () => true });
  localStorage.clear();
  reached.seen.value = reached.end.value = true;
  vi.stubGlobal('scrollY', 0);
  for (const list of [bannerList, noticeList, sorting, vendorList, matchList, winnerList]) list.clear();
  shelves.clear();
  selectedCategory.value = 'HOT';
  questions.value = [];
  connectRouter(navigate);
  navigate.mockClear();
  await startLanguage('pt', ['shell', 'common', 'home', 'homeMore']);
  if (i18n.language !== 'pt') await setLanguage('pt');
  startSession(() => {});
});

afterEach(() => {
  cleanup();
  endSession();
  browser.restore();
});

/** Lets answers, lazy components and timers of up to 1.8 s arrive. */
async function arrive(): Promise<void> {
  for (let step = 0; step < 12; step++) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(150);
      await vi.dynamicImportSettled();
    });
  }
}

/** Renders home with these answers. Other calls are refused, and refusals are not retried; retries over a dead network would take 1.6 s. */
async function open(answers: Record<string, unknown>) {
  const platform = stubPlatform(answers);
  await refreshSettings();
  const view = render(<Home />);
  return { ...view, platform };
}

const cards = () => document.querySelectorAll('.game-card-open').length;

test('a page drawn without answers has nine game skeletons, and no style attribute', () => {
  // The islands above the games are drawn with it; they hydrate later.
  const html = renderToString(<><Banner /><NoticeStrip /><Jackpot /><Home /></>);
  expect(html.match(/game-card-art/g)).toHaveLength(9);
  expect(html).not.toContain('style=');
  expect(html.match(/jackpot-places/g)).toHaveLength(1);
});

test('skeletons show until the lists arrive, then the content', async () => {
  await open(content);
  expect(document.querySelectorAll('.game-grid.skeleton .game-card')).toHaveLength(9);
  await arrive();
  expect(cards()).toBe(9);
  expect(screen.getAllByText('Big Games')).toHaveLength(9);
  expect(screen.getByText('Manutenção encerrada', { selector: '.marquee-text > span' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sorteios' }).getAttribute('href')).toBe('/m/lottery');
  const outside = document.querySelector('.banner-tap[target=_blank]')!;
  expect(outside.getAttribute('rel')).toBe('noopener noreferrer');
  expect(screen.getByText('jo•••1')).toBeTruthy();
  expect(screen.getByText('Nenhuma partida em destaque.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver tudo: Em alta agora' }).getAttribute('href')).toBe('/m/gameList?gameType=HOT');
});

test.each([[2, 2], [12, 12], [13, 0], [100, 0]])('%i banners have %i dots: more would widen the page of a small phone', async (count, dots) => {
  await open({ ...content, '/wps/content/banners': Array.from({ length: count }, (_, at) => ({ id: String(at), title: `Banner ${at}`, url: '/1.svg' })) });
  await arrive();
  expect(document.querySelectorAll('.banner .carousel-slide')).toHaveLength(count);
  expect(document.querySelectorAll('.carousel-dot')).toHaveLength(dots);
});

describe('what lies below the games', () => {
  /** Home, its page so many px high in a window of 640; until it has stood for more than five seconds. */
  async function stand(height: number) {
    reached.seen.value = reached.end.value = false;
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(640);
    const { platform } = await open(content);
    await arrive();
    expect(cards()).toBe(9);
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(platform.of('/wps/sports/matches/hot').length + platform.of('/wps/content/popular').length).toBe(0);
    await act(async () => void (await vi.advanceTimersByTimeAsync(5_000)));
    await arrive();
    expect(platform.of('/wps/content/popular')).toHaveLength(1);
    return platform;
  }

  afterEach(() => vi.restoreAllMocks());

  test('costs nothing until home is scrolled; only the popups are asked for after five seconds', async () => {
    const platform = await stand(1_000);
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(platform.of('/wps/sports/matches/hot')).toHaveLength(0);
    await act(async () => {
      vi.stubGlobal('scrollY', 100);
      dispatchEvent(new Event('scroll'));
      await vi.advanceTimersByTimeAsync(0);
    });
    await arrive();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expect(platform.of('/wps/sports/matches/hot')).toHaveLength(1);
  });

  test('comes after five seconds where the window shows the end of the games', async () => {
    const platform = await stand(700);
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expect(platform.of('/wps/sports/matches/hot')).toHaveLength(1);
  });
});

test('the code behind taps comes with the first touch, after its paint', async () => {
  await open(content);
  await arrive();
  const load = vi.spyOn(actions, 'load');
  dispatchEvent(new Event('touchstart'));
  dispatchEvent(new Event('touchstart'));
  expect(load).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  load.mockRestore();
});

describe('lists that fail', () => {
  const dead = { '/wps/system/settings': settingsValue(true) };

  test('show the failure as every screen does, and a retry, in every section, where the merchant sets speakFailures', async () => {
    const { platform } = await open(dead);
    await arrive();
    await vi.waitFor(() => expect(screen.getAllByText('Não disponível')).toHaveLength(6));
    // Where there is room, with the reason below it.
    expect(screen.getAllByRole('heading', { name: 'Não disponível' })).toHaveLength(2);
    expect(screen.getAllByText('Este jogo está indisponível agora. Tente outro.')).toHaveLength(2);
    Object.assign(platform.answers, content);
    for (const retry of screen.getAllByRole('button', { name: 'Tentar de novo' })) fireEvent.click(retry);
    await arrive();
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
    expect(cards()).toBe(9);
  });

  test('look like empty lists where it does not', async () => {
    await open({ '/wps/system/settings': settingsValue(false) });
    await arrive();
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
    expect(screen.getByText('Nenhum aviso por enquanto')).toBeTruthy();
    expect(screen.getByText('Nenhum jogo por aqui agora. Que tal outra categoria?')).toBeTruthy();
    expect(screen.getByText('Que bom ter você na Leve.')).toBeTruthy();
  });
});

describe('the categories', () => {
  test('fill the panel when selected; an unknown one has the platform\'s label', async () => {
    await open(content);
    await arrive();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Populares', 'Slots', 'Rinha']);
    fireEvent.click(screen.getByRole('tab', { name: 'Slots' }));
    await arrive();
    expect(screen.getByText('Raio')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Slots' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe('chip-RNG');
  });

  test('are focused by arrows and selected by a tap; sports with one vendor is a link that launches it', async () => {
    await open(content);
    await arrive();
    const tabs = screen.getAllByRole('tab');
    tabs[0]!.focus();
    fireEvent.keyDown(tabs[0]!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(tabs[1]);
    fireEvent.keyDown(tabs[1]!, { key: 'End' });
    expect(document.activeElement).toBe(tabs[2]);
    fireEvent.keyDown(tabs[2]!, { key: 'Home' });
    expect(document.activeElement).toBe(tabs[0]);
    // A tab fills the panel: what leaves the page is a link among them, and none of the list's.
    const sports = screen.getByRole('link', { name: 'Esportes' });
    expect(sports.getAttribute('href')).toBe('/m/gameList?gameType=SPORTS');
    expect(Array.from(sports.parentElement!.children, ({ textContent }) => textContent)).toEqual(['', 'Populares', 'Slots', 'Esportes', 'Rinha']);
    expect(screen.getByRole('tablist').getAttribute('aria-owns')!.split(/ +/)).toEqual(['chip-HOT', 'chip-RNG', 'chip-COCK']);
    fireEvent.click(sports);
    await arrive();
    expect(navigate).toHaveBeenCalledWith('/m/login', true);
    expect(selectedCategory.value).toBe('HOT');
  });
});

test('a change of language fetches every list anew, once, after 200 ms', async () => {
  const { platform } = await open(content);
  await arrive();
  const before = platform.of('/wps/content/banners').length;
  await act(async () => {
    await setLanguage('en');
    await vi.advanceTimersByTimeAsync(199);
  });
  expect(platform.of('/wps/content/banners')).toHaveLength(before);
  await arrive();
  for (const path of ['/wps/content/banners', '/wps/content/notices', '/wps/game/vassalage', '/wps/game/hot', '/wps/relay/GCSGAME_getRankList']) {
    expect(platform.of(path).at(-1)!.search.get('language'), path).toBe('en');
  }
  expect(platform.of('/wps/content/banners')).toHaveLength(before + 1);
});

test('a merchant with jackpot off shows none', async () => {
  await open({ ...content, '/wps/system/settings': settingsValue(true, 'off') });
  await arrive();
  expect(document.querySelector('.jackpot')).toBeNull();
});

test('a merchant with its own jackpot shows the platform\'s figure, and places of digits while there is none', async () => {
  const { platform } = await open({ ...content, '/wps/system/settings': settingsValue(true, 'feed') });
  await arrive();
  expect(document.querySelector('.jackpot [role=img]')).toBeNull();
  expect(document.querySelectorAll('.jackpot .jackpot-places')).toHaveLength(1);
  platform.answers['/wps/system/settings'] = { ...settingsValue(true, 'feed'), jackpotAmount: 5_243_199 };
  await act(() => refreshSettings());
  expect(document.querySelector('.jackpot [role=img]')!.getAttribute('aria-label')).toBe('52.431');
});

describe('a member', () => {
  const member = {
    ...content,
    '/wps/game/favourites': { content: [game('0')], pageNum: 1, totalPages: 1 },
    '/wps/wallet': { currency: 'BRL', currencySymbol: 'R$', sumBalance: 1 },
    '/wps/wallet/merchant': { locked: 0 },
    '/wps/session/renew': { serverTime: 1 },
    '/wps/agent/contract/request': { dailysalreqtype: '1', divtypecompperiodreq: '', contracthoursalreq: '1' },
  };
  const login = (token: string, customerType: number) => openSession({ token, userName: 'ana', customerType, firstTimeLogin: false });
  const homeLoad = ['/wps/game/favourites', '/wps/session/renew', '/wps/wallet', '/wps/wallet/merchant'];

  test('fetches favourites, renewal and both wallets; a visitor fetches none of them', async () => {
    const { platform } = await open(member);
    await arrive();
    for (const path of homeLoad) expect(platform.of(path), path).toHaveLength(0);
    await act(() => login('one', 4));
    await arrive();
    for (const path of homeLoad) expect(platform.of(path), path).toHaveLength(1);
    const stars = screen.getAllByRole('button', { name: /^Favorito/ });
    expect(stars.map((star) => star.getAttribute('aria-pressed')).slice(0, 2)).toEqual(['true', 'false']);
    expect(platform.of('/wps/agent/contract/request')).toHaveLength(0);
  });

  test('gets one dialog for each pending contract, and Go leads to its page', async () => {
    login('two', 1);
    await open(member);
    await arrive();
    expect(questions.value.map((question) => question.text)).toEqual(['Você tem um contrato de salário diário para conferir.']);
    questions.value[0]!.answer(false);
    await arrive();
    expect(questions.value.map((question) => question.text)).toEqual(['Você tem um contrato de salário por hora para conferir.']);
    questions.value[0]!.answer(true);
    await arrive();
    expect(navigate).toHaveBeenCalledWith('/m/member/agent/getHourContract', false);
  });

  test('that went to the first contract gets the next dialog on return, without another call', async () => {
    login('four', 1);
    const { platform } = await open(member);
    await arrive();
    questions.value[0]!.answer(true);
    await arrive();
    expect(questions.value).toEqual([]);
    cleanup();
    await open(platform.answers);
    await arrive();
    expect(questions.value.map((question) => question.text)).toEqual(['Você tem um contrato de salário por hora para conferir.']);
    questions.value[0]!.answer(false);
    await arrive();
  });

  test('gets a fresh balance on return to the tab', async () => {
    login('three', 4);
    const { platform } = await open(member);
    await arrive();
    const before = platform.of('/wps/wallet').length;
    browser.setPageVisible(false);
    browser.setPageVisible(true);
    await arrive();
    expect(platform.of('/wps/wallet')).toHaveLength(before + 1);
  });
});
