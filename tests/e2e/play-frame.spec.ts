import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { accountButton, gameFrame, keepSession, moneyText, screen, signIn } from './steps.ts';

// The frame around a game of the box, which speaks to it.

const minute = 60_000;
const bar = (page: Page) => page.getByRole('group', { name: 'Sobre o jogo' });
const spin = (page: Page) => gameFrame(page).getByRole('button', { name: 'Girar' });
const card = (page: Page) => page.getByRole('tabpanel', { name: 'Slots' }).getByRole('listitem').nth(4).getByRole('link').first();

async function openSlots(page: Page): Promise<void> {
  await signIn(page);
  await page.getByRole('tab', { name: 'Slots' }).tap();
  await card(page).tap();
  await expect(spin(page)).toBeEnabled();
}

test('a round is played under the bar, which shows balance, time and result; the way out is one step', async ({ page, platform }) => {
  await openSlots(page);
  const before = await platform.balance('marina');
  await expect(bar(page)).toContainText(moneyText(before));
  await expect(bar(page)).toContainText('0 min · R$ 0,00');
  expect((await bar(page).boundingBox())!.height).toBeLessThanOrEqual(44);
  await spin(page).tap();
  await expect.poll(() => platform.balance('marina')).not.toBe(before);
  await expect(spin(page)).toBeVisible();
  const after = await platform.balance('marina');
  await expect(bar(page)).toContainText(moneyText(after));
  const net = after - before;
  await expect(bar(page)).toContainText(`0 min · ${net > 0 ? '+' : ''}${moneyText(net).replace('-', '−')}`, { timeout: 15_000 });
  await bar(page).getByRole('button', { name: 'Sair do jogo' }).tap();
  await expect(screen(page, 'home')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(accountButton(page)).toContainText(moneyText(after));
});

test.describe('an attempt of the game on the window around it', () => {
  // The browser says what it has stopped.
  test.use({ tolerated: /Unsafe attempt/ });

  test('the game reaches neither the app\'s window nor its storage', async ({ page }) => {
    await openSlots(page);
    const frame = page.frames().find((one) => one.url().includes('/play/'))!;
    expect(await frame.evaluate(() => {
      const reach = (work: () => unknown) => {
        try {
          return String(work());
        } catch (error) {
          return (error as Error).name;
        }
      };
      return [self.origin, reach(() => localStorage.length), reach(() => document.cookie), reach(() => window.parent.document.title), reach(() => (window.top!.location.href = '/m/service'))];
    })).toEqual(['null', 'SecurityError', 'SecurityError', 'SecurityError', 'SecurityError']);
    await expect(page).toHaveURL(/\/m\/play\?/);
  });
});

test('the rules, the favourite, the folded bar, and a deposit over the game, which goes on and whose bar shows the money; Back leaves in one step', async ({ page, platform }) => {
  await page.clock.install();
  await openSlots(page);
  await bar(page).getByRole('button', { name: 'Regras do jogo' }).tap();
  const rules = gameFrame(page).getByRole('dialog', { name: 'Regras e prêmios' });
  await expect(rules).toBeVisible();
  await rules.getByRole('button', { name: 'Fechar' }).tap();
  const star = bar(page).getByRole('button', { name: 'Favorito' });
  await star.tap();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await bar(page).getByRole('button', { name: 'Esconder a barra' }).tap();
  await expect(bar(page)).toHaveCount(0);
  const chip = page.getByRole('button', { name: 'Mostrar a barra' });
  await expect(chip).toContainText('0 min · R$');
  await chip.tap();
  await expect(bar(page)).toBeVisible();

  await bar(page).getByRole('button', { name: 'Depositar' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Depositar' });
  await expect(sheet.getByRole('textbox', { name: 'Valor em R$' })).toBeVisible();
  await expect(spin(page)).toBeDisabled();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(spin(page)).toBeEnabled();
  await platform.pay('marina', 12_300);
  await page.clock.runFor(16_000);
  await expect(bar(page)).toContainText(moneyText(await platform.balance('marina')));

  await page.goBack();
  await expect(screen(page, 'home')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the reality check shows over the game and holds it', async ({ page, platform }) => {
  await page.clock.install();
  await signIn(page);
  await page.getByRole('tab', { name: 'Slots' }).tap();
  await card(page).tap();
  await expect(spin(page)).toBeEnabled();
  await spin(page).focus();
  await platform.addTime(62 * minute);
  await page.clock.runFor(minute);
  const check = page.getByRole('alertdialog', { name: /^Você está aqui há 6[23] minutos$/ });
  await expect(check).toBeVisible();
  await expect(spin(page)).toBeDisabled();
  await check.getByRole('button', { name: 'Continuar' }).tap();
  await expect(check).toHaveCount(0);
  await expect(spin(page)).toBeEnabled();
  // Who stood at a button of the game stands there again.
  await expect(spin(page)).toBeFocused();
});

test('a game that is opened in another tab ends the one here', async ({ page, context }) => {
  await openSlots(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(spin(other)).toBeEnabled();
  await expect(page.getByRole('heading', { name: 'Jogo aberto em outra aba' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Jogar aqui' }).tap();
  await expect(spin(page)).toBeEnabled();
  await expect(other.getByRole('heading', { name: 'Jogo aberto em outra aba' })).toBeVisible();
});

test('another account that signs in in another tab stops the game here with a sentence, and shows nothing of its own', async ({ page, context, platform }) => {
  await openSlots(page);
  const other = await context.newPage();
  await keepSession(other, 'agente');
  await expect(page.getByRole('heading', { name: 'Outra conta entrou' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.locator('.play')).not.toContainText('R$');
  expect(await platform.balance('agente')).toBeGreaterThan(0);
  // A reload does not forget it; a tap plays on as who is there now.
  await page.reload();
  await page.getByRole('button', { name: 'Jogar com esta conta' }).tap();
  await expect(spin(page)).toBeEnabled();
  await expect(bar(page)).toContainText(moneyText(await platform.balance('agente')));
});
