import type { Page } from 'playwright';
import { tap, type, type Scenarios } from '../scenario.ts';

const scrollToEnd = (page: Page): Promise<void> => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

/** Scrolls home to its end, so that all its sections load: those below the games come once that end is near. */
const loadAllSections = async (page: Page): Promise<void> => {
  await scrollToEnd(page);
  await page.locator('.winners').waitFor();
  await scrollToEnd(page);
};

const defaults = 'the page uses the app\'s defaults';

/** Calls without a session, except login and registration. */
export const visitorScenarios = {
  settings: { at: '/m/home', quiet: defaults },
  systemStatus: { at: '/m/home', quiet: 'the platform counts as open' },
  systemCountry: {
    at: '/m/forget', affectsFirstLoad: true, act: async (page) => {
      await page.getByRole('tab', { name: 'Celular' }).click();
      await tap(page, /^Código do país/);
    },
  },
  captcha: {
    at: '/m/register', given: (platform) => platform.change('leve', { registration: { captcha: { enabled: true, required: true } } }),
    quiet: 'the picture\'s place shows a button to reload it',
  },
  captchaProof: {
    at: '/m/register', given: (platform) => platform.change('leve', { registration: { captcha: { enabled: true, required: true } } }),
    quiet: 'the picture stands without the button',
  },
  verification: {
    at: '/m/register', fill: (page) => type(page, { Usuário: 'joana77' }),
    act: async (page) => {
      await type(page, { Usuário: `joana${String(Date.now()).slice(-7)}` });
      await page.getByLabel(/^Senha( \*)?$/).first().focus();
    },
    quiet: 'the platform checks the name again with the registration',
  },
  banners: { at: '/m/home', quiet: 'home shows no banners' },
  notices: { at: '/m/notice' },
  announcements: { at: '/m/home', quiet: 'the popup does not open' },
  hotMatches: { at: '/m/home', affectsFirstLoad: true, act: loadAllSections },
  winners: { at: '/m/home', affectsFirstLoad: true, act: loadAllSections },
  vassalageGameType: { at: '/m/home', quiet: 'the lobby shows the popular games alone' },
  allVassalage: { at: '/m/gameCenter' },
  hotGames: { at: '/m/gameList?gameType=RNG&tab=HOT' },
  gameList: { at: '/m/gameList?gameType=RNG' },
  gameInfo: { at: '/m/gameList?gameType=RNG', fresh: true, act: (page) => tap(page, /^Sobre: /), quiet: 'the sheet shows what the list says' },
  demoGame: {
    at: '/m/gameList?gameType=RNG', fresh: true,
    fill: (page) => tap(page, /^Sobre: /),
    act: (page) => tap(page, /^Demonstração/),
  },
  lotteryMenu: { at: '/m/lottery' },
  lotteryList: { at: '/m/moreLottery' },
  lotteryResults: { at: '/m/startLottery' },
} satisfies Scenarios;
