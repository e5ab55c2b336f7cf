/* oxlint-disable no-underscore-dangle -- the render counter of measuring builds has this name */
import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { countRenders } from '../../../../../src/app/runtime/scheduling/count-renders.ts';
import { selectedCategory } from '../../../../../src/app/screens/home/lobby.tsx';
import { refreshSettings } from '../../../../../src/app/features/merchant/merchant.ts';
import { reached } from '../../../../../src/app/runtime/scheduling/schedule.ts';
import Home from '../../../../../src/app/screens/home/index.tsx';
import MemberHeader from '../../../../../src/app/frame/header/member.tsx';
import { startSession } from '../../../../../src/app/features/session/session.ts';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { wallet } from '../../../../../src/app/features/wallet/wallet.ts';
import { winnerList } from '../../../../../src/app/screens/home/below-fold/winners.tsx';
import { game, lottery, settingsValue, stubPlatform } from '../../../../support/home-platform.ts';
import { fakeBrowser } from '../../../../support/fake-browser.ts';

let browser: ReturnType<typeof fakeBrowser>;

beforeEach(async () => {
  browser = fakeBrowser();
  vi.stubGlobal('CSS', { supports: () => true });
  localStorage.clear();
  reached.seen.value = reached.end.value = true;
  await startLanguage('pt', ['shell', 'common', 'home', 'homeMore']);
});

afterEach(() => {
  cleanup();
  browser.restore();
});

const winner = (index: number, amount: number) => ({ vo: { customerName: `jo•••${index}`, winAmount: amount } });
const texts = (selector: string) => Array.from(document.querySelectorAll(selector), (element) => element.textContent);

async function arrive(): Promise<void> {
  for (let step = 0; step < 16; step++) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(300);
      await vi.dynamicImportSettled();
    });
  }
}

test('jackpot, winners, countdowns and balance move for ten seconds without one render', async () => {
  const ranking = Array.from({ length: 20 }, (_, index) => winner(index, 1_000 * (20 - index)));
  const platform = stubPlatform({
    '/wps/system/settings': settingsValue(true),
    '/wps/content/banners': [{ id: '1', title: 'Um', url: '/1.svg' }, { id: '2', title: 'Dois', url: '/2.svg' }],
    '/wps/content/notices': [{ id: '1', title: 'Aviso', content: '', publishedAt: 0 }],
    '/wps/content/popular': [],
    '/wps/game/vassalage/type': { mapping: {}, sorting: [{ gameCategory: 'LOTT', vendorNames: [] }] },
    '/wps/game/vassalage': [],
    '/wps/game/hot': [game('1')],
    '/wps/game/favourites': { content: [], pageNum: 1, totalPages: 1 },
    '/wps/lottery/menu': { a: { labelName: 'A', gameMenus: [lottery('1'), lottery('2', { remainTime: 45_000 })] } },
    '/wps/sports/matches/hot': [],
    '/wps/relay/GCSGAME_getRankList': ranking,
    '/wps/wallet': { currency: 'BRL', currencySymbol: 'R$', sumBalance: 1_000 },
    '/wps/wallet/merchant': { locked: 0 },
    '/wps/session/renew': { serverTime: Date.now() },
  });
  await refreshSettings();
  startSession(() => {});
  openSession({ token: 't', userName: 'ana', customerType: 4, firstTimeLogin: false });
  selectedCategory.value = 'LOTT';
  countRenders();
  render(
    <>
      <MemberHeader />
      <Home />
    </>,
  );
  await arrive();

  const snapshot = () => ({
    jackpot: texts('.jackpot .unseen'),
    countdowns: texts('.countdown'),
    balance: texts('.header-balance'),
    winners: texts('.winner-amount'),
  });
  const before = snapshot();
  // Those of the category, and of the next draws.
  expect(before.countdowns).toHaveLength(4);
  expect(before.winners.length).toBeGreaterThanOrEqual(20);
  expect(before.balance).toEqual(['R$\u00A010,00']);

  expect(window.__renders).toBeGreaterThan(0);
  window.__renders = 0;
  platform.answers['/wps/relay/GCSGAME_getRankList'] = ranking.map((one, index) => winner(index, one.vo.winAmount + 700));
  await act(async () => {
    for (let second = 1; second <= 10; second++) {
      await vi.advanceTimersByTimeAsync(1_000);
      wallet.value.value = { currency: 'BRL', currencySymbol: 'R$', sumBalance: 1_000 + second };
      if (second === 5) await winnerList.load();
    }
  });
  expect(window.__renders).toBe(0);

  const after = snapshot();
  expect(after.jackpot).not.toEqual(before.jackpot);
  expect(after.countdowns[0]).not.toBe(before.countdowns[0]);
  expect(after.balance).toEqual(['R$\u00A010,10']);
  expect(after.winners).not.toEqual(before.winners);
});
