import type { Page } from 'playwright';
import { confirm, secret, tap, type, type Scenarios } from '../scenario.ts';

const account = 'marina';
const background = 'a background call; the page does not change';

const games = '/m/gameList?gameType=RNG';
const star = (page: Page) => page.getByRole('button', { name: /^Favorito: / }).first();
const password = { 'Senha atual': secret, 'Senha nova': 'segredo1', 'Repita a senha nova': 'segredo1' };
const opinion = { 'Conte para a gente': 'Mais jogos de pesca.' };
const remark = { 'Conte para a gente': 'Ganhei no Tigre Dourado!' };
const picture = {
  name: 'um.png', mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
};
const limit = async (page: Page, amount: string): Promise<void> => {
  await tap(page, /^(Definir|Mudar): Perdas por dia$/);
  await page.getByRole('dialog').getByRole('textbox').fill(amount);
};

/** Calls of members, except those about money. */
export const memberScenarios = {
  memberInfo: { account, at: '/m/mine', quiet: 'the page shows the name of the login' },
  unreadCount: { account, at: '/m/mine', quiet: 'no number is shown' },
  headIcon: { account, at: '/m/mine', quiet: 'the first letter of the name is shown instead' },
  renewSession: { account, at: '/m/home', quiet: background },
  contractRequest: { account: 'agente', at: '/m/home', quiet: background },
  playVisit: { account, at: '/m/home', quiet: background },
  logout: {
    account, at: '/m/set', fresh: true, quiet: 'the session is cleared anyway', act: async (page) => {
      await tap(page, 'Sair da conta');
      await confirm(page, 'Sair');
    },
  },
  changePassword: { account, at: '/m/changePsw', fill: (page) => type(page, password), act: (page) => tap(page, 'Trocar a senha'), typed: password },
  // Who has agreed to the version before is asked when the page comes anew.
  acceptTerms: {
    account, at: '/m/mine', act: (page) => tap(page, 'Li e concordo'), fill: async (page) => {
      await page.evaluate(async () => {
        const { token } = JSON.parse(localStorage.getItem('session')!) as { token: string };
        await fetch('/wps/member/terms', { method: 'POST', headers: { 'Content-Type': 'application/json', Authorization: token, Merchant: 'leve' }, body: '{"version":"1"}' });
      });
      await page.reload();
      await page.waitForLoadState('networkidle');
      // Nothing opens before the person has tapped.
      await page.locator('main').click({ position: { x: 2, y: 2 } });
      await page.getByRole('alertdialog').waitFor();
    },
  },
  setHeadIcon: {
    account, at: '/m/mine', act: async (page) => {
      await tap(page, 'Trocar o seu ícone');
      await tap(page, 'Peixe');
    },
  },
  feedback: {
    account, at: '/m/feedback', typed: opinion, fill: async (page) => {
      await page.locator('label').filter({ hasText: 'Ideia' }).click();
      await type(page, opinion);
    },
    act: (page) => tap(page, 'Enviar'),
  },
  messageCount: { account, at: '/m/webEmail', quiet: 'no number is shown' },
  readMessage: { account, at: '/m/webEmail', act: (page) => tap(page, 'Marcar todas como lidas') },
  deleteMessage: {
    account, at: '/m/webEmail', fill: (page) => page.getByRole('listitem').getByRole('button').first().click(), act: async (page) => {
      await tap(page, 'Apagar');
      await confirm(page, 'Apagar');
    },
  },
  // One tap collects the bonuses of three levels.
  claimLevelBonus: { account, at: '/m/member/benefits', act: (page) => tap(page, /^Resgatar tudo/), moves: ['reward'], lines: 3 },
  uploadPicture: { account, at: '/m/activityInfo?id=show-your-win', fresh: true, act: (page) => page.locator('input[type=file]').setInputFiles(picture) },
  applyForPromotion: { account, at: '/m/activityInfo?id=show-your-win', fill: (page) => type(page, remark), act: (page) => tap(page, 'Enviar participação'), typed: remark },
  favouriteGames: { account, at: `${games}&tab=FAV` },
  addFavourite: { account, at: games, act: (page) => star(page).click() },
  removeFavourite: {
    account, at: games, act: (page) => star(page).click(), fill: async (page) => {
      // Of an earlier fault it may be one still.
      if ((await star(page).getAttribute('aria-pressed')) !== 'true') await star(page).click();
    },
  },
  recentGames: { account, at: '/m/slotsCenter', quiet: 'the row is left out' },
  addRecentGame: { account, at: games, fresh: true, leaves: true, act: (page) => page.getByRole('listitem').first().getByRole('link').first().click(), quiet: 'the game opens anyway' },
  launchGame: { account, at: games, fresh: true, act: (page) => page.getByRole('listitem').first().getByRole('link').first().click() },
  launchLottery: { account, at: '/m/launchGame?playType=trad&prize_mode=Lott&code=lobby&pageBack=home', leaves: true },
  setPlayLimit: { account, at: '/m/responsiblePlay', fill: (page) => limit(page, '50'), act: (page) => tap(page, 'Salvar limite') },
  keepPlayLimit: {
    account, at: '/m/responsiblePlay', act: (page) => tap(page, 'Desistir da mudança'), fill: async (page) => {
      for (const amount of ['50', '90']) {
        await limit(page, amount);
        await tap(page, 'Salvar limite');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    },
  },
  setRealityCheck: { account, at: '/m/responsiblePlay', act: (page) => page.getByRole('button', { name: /^\d+ minutos$/, pressed: false }).first().click() },
  pausePlay: {
    account, at: '/m/responsiblePlay', act: async (page) => {
      await tap(page, '24 horas');
      await confirm(page, 'Pausar');
    },
  },
  excludeFromPlay: {
    account, at: '/m/responsiblePlay', act: (page) => tap(page, 'Confirmar autoexclusão'), fill: async (page) => {
      await tap(page, 'Pedir autoexclusão');
      await page.getByRole('dialog').getByRole('textbox').fill('excluir');
    },
  },
} satisfies Scenarios;
