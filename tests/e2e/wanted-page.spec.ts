import type { Page } from 'playwright/test';
import { button } from './accounts.ts';
import { expect, test } from './fixture.ts';
import { appAnswers, gameFrame, screen, sendLogin } from './steps.ts';

// A game that is tapped by a visitor is named by each way in, and opens behind it (H08, L04).

const heading = (page: Page, text: string) => page.getByRole('heading', { name: text, exact: true });

/** Taps the first game of the slots, as a visitor; gives its name. */
async function tapGame(page: Page): Promise<string> {
  await page.goto('/m/gameList?gameType=RNG');
  await appAnswers(page);
  const card = page.getByRole('list', { name: 'Jogos' }).getByRole('listitem').first();
  const name = (await card.locator('.game-card-name').textContent())!;
  await card.getByRole('link').first().tap();
  await expect(screen(page, 'login')).toBeVisible();
  return name;
}

const opens = async (page: Page) => {
  await expect(page).toHaveURL(/\/m\/play\?/);
  await expect(gameFrame(page).locator('body')).not.toBeEmpty();
};

test('login names the game that was tapped, with its picture, and opens it; so does registration', async ({ page }) => {
  const name = await tapGame(page);
  await expect(heading(page, `Entre para jogar ${name}`)).toBeVisible();
  await expect(page.locator('.wanted img')).toHaveJSProperty('complete', true);
  await page.getByRole('link', { name: 'Cadastre-se' }).tap();
  await expect(heading(page, `Crie sua conta para jogar ${name}`)).toBeVisible();
  await page.goBack();
  await sendLogin(page, 'marina');
  await opens(page);
});

test('a trial begins in the game that was wanted, from login and from its own screen', async ({ page }) => {
  const name = await tapGame(page);
  await button(page, 'Jogar grátis, sem cadastro').tap();
  await opens(page);
  await page.evaluate(() => localStorage.removeItem('session'));
  await tapGame(page);
  await page.goto('/m/trail');
  await expect(heading(page, `Jogue ${name} sem gastar nada`)).toBeVisible();
  await button(page, 'Começar o teste').tap();
  await opens(page);
});

test('a page that was wanted is named by its title; login by itself says what it is for', async ({ page }) => {
  await page.goto('/m/login');
  await expect(heading(page, 'Que bom ver você')).toBeVisible();
  await page.goto('/m/webEmail');
  await expect(heading(page, 'Entre para continuar')).toBeVisible();
  await expect(page.getByText('Em seguida abre: Mensagens.')).toBeVisible();
});
