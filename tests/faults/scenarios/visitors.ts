import type { Page } from 'playwright';
import { tap, type } from '../scenario.ts';
import type { Scenarios } from '../scenario.ts';

/** Home as far as it goes: what stands further down is asked for as it comes near. */
const seeAll = async (page: Page): Promise<void> => {
  await page.locator('.winners').waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
};

const guess = 'the page stands by what the app brings with it';

/** What the phone asks for everyone. */
export const visitorScenarios: Scenarios = {
  settings: { at: '/m/home', quiet: guess },
  systemStatus: { at: '/m/home', quiet: 'a platform that does not say that it is closed is open' },
  systemCountry: {
    at: '/m/forget', struckFromStart: true, act: async (page) => {
      await page.getByRole('tab', { name: 'Celular' }).click();
      await tap(page, /^Código do país/);
    },
  },
  registrationSettings: { at: '/m/register' },
  registrationRules: { at: '/m/register' },
  captcha: {
    at: '/m/register', given: (platform) => platform.change('leve', { registration: { captcha: { enabled: true, required: true } } }),
    quiet: 'the place of the picture offers it again',
  },
  verification: {
    at: '/m/register', fill: (page) => type(page, { Usuário: 'joana77' }),
    act: async (page) => {
      await type(page, { Usuário: `joana${String(Date.now()).slice(-7)}` });
      await page.getByLabel(/^Senha( \*)?$/).first().focus();
    },
    quiet: 'the platform looks at the name again when the form is sent',
  },
  banners: { at: '/m/home', quiet: 'home goes without banners' },
  notices: { at: '/m/notice' },
  announcements: { at: '/m/home', quiet: 'the popup stays away' },
  hotMatches: { at: '/m/home', struckFromStart: true, act: seeAll },
  winners: { at: '/m/home', struckFromStart: true, act: seeAll },
  vassalageGameType: { at: '/m/home', quiet: 'the lobby shows the popular games alone' },
  allVassalage: { at: '/m/gameCenter' },
  hotGames: { at: '/m/gameList?gameType=RNG&tab=HOT' },
  gameList: { at: '/m/gameList?gameType=RNG' },
  lotteryMenu: { at: '/m/lottery' },
  lotteryList: { at: '/m/moreLottery' },
  lotteryResults: { at: '/m/startLottery' },
  availablePromotions: { at: '/m/activity' },
  promotionInfo: { at: '/m/activityInfo?id=show-your-win' },
};
