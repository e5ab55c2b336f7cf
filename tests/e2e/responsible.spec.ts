import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import type { Platform } from './platform.ts';
import { untilNotServed } from './served.ts';
import { gameFrame, accountButton, returnToTab, screen, sendLogin, signIn, signInAt } from './steps.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Opens responsible play from home, by the account menu. */
async function openOwn(page: Page): Promise<void> {
  await accountButton(page).tap();
  await page.getByRole('dialog', { name: 'Sua conta' }).getByRole('link', { name: 'Jogo responsável' }).tap();
  await expect(screen(page, 'responsiblePlay').getByRole('heading', { name: 'Seus limites' })).toBeVisible();
}

/** Returns to responsible play `ms` later. The session has expired: login comes first. */
async function returnAfter(page: Page, platform: Platform, ms: number, account = 'marina'): Promise<void> {
  // A late call of the old page could end the new session.
  await page.goto('about:blank');
  await platform.addTime(ms);
  await page.goto('/m/responsiblePlay');
  await expect(screen(page, 'login')).toBeVisible();
  await sendLogin(page, account);
  await expect(screen(page, 'responsiblePlay').getByRole('heading', { name: 'Seus limites' })).toBeVisible();
}

async function setLimit(page: Page, name: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^(Definir|Mudar): ${name}$`) }).tap();
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByRole('textbox').fill(amount);
  await sheet.getByRole('button', { name: 'Salvar limite' }).tap();
  await expect(sheet).toHaveCount(0);
}

async function launchAny(page: Page): Promise<void> {
  await page.goto('/m/gameList?gameType=RNG');
  await screen(page, 'gameList').getByRole('listitem').first().getByRole('link').first().tap();
}

test('a visitor sees the possible limits and helplines, and the limits after login', async ({ page }) => {
  // The tap comes before the app.
  const release = await hold(page, '**/assets/**/*.js');
  await page.goto('/m/responsiblePlay', { waitUntil: 'domcontentloaded' });
  const shown = screen(page, 'responsiblePlay');
  await expect(shown.getByRole('link', { name: /CVV: ligue 188/ })).toHaveAttribute('href', 'tel:188');
  await expect(shown.getByRole('listitem')).toHaveText([/^Limites de depósitos/, /^Lembretes/, /^Pausas/, /^Autoexclusão/]);
  await shown.getByRole('link', { name: 'Entrar e definir' }).tap();
  release();
  await sendLogin(page, 'marina');
  await expect(shown.getByRole('heading', { name: 'Seus limites' })).toBeVisible();
});

test('a lower limit applies at once, a higher one after a day', async ({ page, platform }) => {
  // A member without losses today.
  await signIn(page, 'tipo40');
  await openOwn(page);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Mudar: Perdas por dia' }) });
  await page.getByRole('button', { name: 'Definir: Perdas por dia' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Perdas por dia' });
  await sheet.getByRole('textbox').fill('1,2,3');
  await sheet.getByRole('button', { name: 'Salvar limite' }).tap();
  await expect(sheet).toContainText('Digite um valor, como 150,00');
  await sheet.getByRole('textbox').fill('0,50');
  await sheet.getByRole('button', { name: 'Salvar limite' }).tap();
  await expect(row).toContainText('R$ 0,00 de R$ 0,50');

  // Nothing at all is asked about first.
  await row.getByRole('button', { name: 'Mudar: Perdas por dia' }).tap();
  await sheet.getByRole('textbox').fill('0');
  await sheet.getByRole('button', { name: 'Salvar limite' }).tap();
  const question = page.getByRole('alertdialog', { name: 'Não apostar mais nada?' });
  await expect(question).toContainText('Um limite de zero vale na hora');
  await question.getByRole('button', { name: 'Cancelar' }).tap();
  await expect(question).toHaveCount(0);
  await expect(sheet.getByRole('textbox')).toHaveValue('0');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(row).toContainText('R$ 0,00 de R$ 0,50');

  await setLimit(page, 'Perdas por dia', '300');
  await expect(row).toContainText(/A partir de \d\d\/\d\d.*R\$\s300,00/);
  await row.getByRole('button', { name: 'Desistir da mudança' }).tap();
  await expect(row).not.toContainText('A partir de');
  await setLimit(page, 'Perdas por dia', '300');
  await expect(row).toContainText('R$ 0,00 de R$ 0,50');

  await launchAny(page);
  const game = gameFrame(page);
  await expect(game.getByText('R$ 1,00', { exact: true })).toBeVisible();
  await game.getByRole('button', { name: 'Girar' }).tap();
  await expect(game.locator('#toast', { hasText: 'Esta aposta pode passar do limite de perdas que você definiu.' })).toBeVisible();
  expect((await platform.ledger('tipo40')).some(({ kind }) => kind === 'stake')).toBe(false);

  await page.goto('/m/responsiblePlay');
  await expect(row).toContainText('R$ 0,00 de R$ 0,50');
  await returnAfter(page, platform, day, 'tipo40');
  await expect(row).toContainText('R$ 0,00 de R$ 300,00');
  await launchAny(page);
  await game.getByRole('button', { name: 'Girar' }).tap();
  await expect(game.getByRole('main').getByRole('listitem')).toHaveCount(1);
});

test('the reality check shows the time and the result every half hour, and not while the page is hidden', async ({ page, platform }) => {
  await page.clock.install();
  await signIn(page);
  await openOwn(page);
  await page.getByRole('button', { name: '30 minutos' }).tap();
  await expect(page.getByRole('button', { name: '30 minutos' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('timer')).toHaveText(/^0:0\d:\d\d$/);

  const check = page.getByRole('alertdialog', { name: /^Você está aqui há \d+ minutos$/ });
  await platform.addTime(29 * minute);
  const visited = page.waitForResponse(/responsible\/visit/);
  await page.clock.runFor(minute);
  await (await visited).finished();
  await expect(page.getByRole('timer')).toHaveText(/^0:(29|30):\d\d$/);
  await platform.addTime(2 * minute);
  await page.clock.runFor(minute);
  await expect(check).toContainText('R$ 0,00');
  await page.keyboard.press('Escape');
  await check.getByRole('button', { name: 'Continuar' }).tap();
  await expect(check).toHaveCount(0);

  // A hidden page does not poll; a page that is visible again polls at once.
  await platform.addTime(31 * minute);
  const hide = (hidden: boolean) => page.evaluate((value) => Object.defineProperty(document, 'hidden', { configurable: true, get: () => value }), hidden);
  let requested = 0;
  page.on('request', (request) => (requested += Number(request.url().endsWith('/responsible/visit'))));
  await hide(true);
  await returnToTab(page);
  await page.clock.runFor(5 * minute);
  expect(requested).toBe(0);
  await hide(false);
  await returnToTab(page);
  await expect(check).toBeVisible();
  await check.getByRole('link', { name: 'Fazer uma pausa' }).tap();
  await expect(check).toHaveCount(0);
  await expect(screen(page, 'responsiblePlay')).toBeVisible();
});

test('a pause and a self-exclusion need confirmation, block play and deposits, and end by themselves', async ({ page, platform }) => {
  await signIn(page);
  await openOwn(page);
  await page.getByRole('button', { name: '24 horas' }).tap();
  await page.getByRole('alertdialog', { name: 'Pausar por 24 horas?' }).getByRole('button', { name: 'Cancelar' }).tap();
  await expect(page.getByRole('heading', { name: 'Você está em pausa' })).toHaveCount(0);
  await page.getByRole('button', { name: '24 horas' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pausar' }).tap();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Você está em pausa' })).toBeVisible();
  await launchAny(page);
  const until = /Até \d\d\/\d\d, \d\d:\d\d você não joga nem deposita\./;
  await expect(screen(page, 'play')).toContainText(until);
  // The page shows the end of the pause, without a form or a retry.
  await page.goto('/m/voucherCenter');
  await expect(screen(page, 'deposit')).toContainText(until);
  await expect(screen(page, 'deposit').getByRole('textbox')).toHaveCount(0);
  await expect(screen(page, 'deposit').getByRole('button')).toHaveCount(0);
  await page.goto('/m/launchGame?playType=trad&prize_mode=Lott&code=lobby&pageBack=lottery');
  await expect(screen(page, 'launchGame')).toContainText(until);
  await expect(screen(page, 'launchGame').getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0);
  await page.goto('/m/responsiblePlay');
  await expect(page.getByRole('heading', { name: 'Você está em pausa' })).toBeVisible();
  await returnAfter(page, platform, day);
  await expect(page.getByRole('heading', { name: 'Você está em pausa' })).toHaveCount(0);

  const exclusion = page.getByRole('button', { name: 'Pedir autoexclusão' });
  await expect(exclusion).not.toBeInViewport();
  await page.getByRole('button', { name: 'Autoexclusão', exact: true }).tap();
  await expect(exclusion).toBeInViewport();
  await exclusion.tap();
  const sheet = page.getByRole('dialog', { name: 'Autoexclusão' });
  await sheet.getByRole('textbox').fill('sim');
  await sheet.getByRole('button', { name: 'Confirmar autoexclusão' }).tap();
  await expect(sheet).toContainText('Digite a palavra como está acima');
  await sheet.getByRole('textbox').fill('excluir');
  await sheet.getByRole('button', { name: 'Confirmar autoexclusão' }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Autoexclusão ativa' })).toBeVisible();
  await launchAny(page);
  await expect(screen(page, 'play')).toContainText(/Até .+ você não joga, não deposita e não recebe ofertas\./);
  await page.goto('/m/voucherCenter');
  await expect(screen(page, 'deposit').getByRole('heading', { name: 'Autoexclusão ativa' })).toBeVisible();
  // So do the screens of what is offered.
  for (const path of ['/m/member/benefits', '/m/leaderBoard', '/m/rewardCenter', '/m/member/manualRebate', '/m/inviteFriends', '/m/activityInfo?id=show-your-win']) {
    await page.goto(path);
    await expect(page.locator('main').getByRole('heading', { name: 'Autoexclusão ativa' })).toBeVisible();
    await expect(page.locator('main').getByRole('button', { name: /Tentar de novo|Resgatar/ })).toHaveCount(0);
  }
  // Nor does home court anybody, from its HTML on.
  const served = await page.goto('/m/home', { waitUntil: 'commit' });
  expect(await served!.text()).toContain('class="banner"');
  await expect(page.locator('.lobby')).toBeVisible();
  for (const offer of ['.banner', '.jackpot']) await expect(page.locator(offer)).toBeHidden();
  await page.goto('/m/responsiblePlay');
  await expect(page.getByRole('heading', { name: 'Autoexclusão ativa' })).toBeVisible();
  await returnAfter(page, platform, 185 * day);
  await expect(page.getByRole('heading', { name: 'Autoexclusão ativa' })).toHaveCount(0);
  await launchAny(page);
  await expect(page).toHaveURL(/\/m\/play\?/);
});

test('responsible play without its flag shows as unavailable, and has no link', async ({ page, platform }) => {
  await platform.change('leve', { switches: { RESPONSIBLE: false } });
  await untilNotServed(page, '/m/responsiblePlay', '"RESPONSIBLE":true');
  await signInAt(page, '/m/responsiblePlay');
  await expect(screen(page, 'responsiblePlay')).toContainText('Não disponível');
  await page.goto('/');
  await accountButton(page).tap();
  await expect(page.getByRole('dialog', { name: 'Sua conta' }).getByRole('link')).toHaveCount(2);
});
