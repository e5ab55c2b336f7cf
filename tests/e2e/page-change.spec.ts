import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { accountButton, closeAnnouncements, openTopOfHome, screen, signIn } from './steps.ts';

/** A movement that started: its name, what moved, and the properties that its frames name. */
interface Movement {
  name: string;
  of: string;
  properties: string[];
}

/** Records each movement of a page, a menu or a sheet that starts. */
const recordMovements = (page: Page) =>
  page.addInitScript(() => {
    const movements: Movement[] = [];
    Object.assign(window, { movements });
    document.addEventListener('animationstart', ({ animationName, target }) => {
      const element = target as HTMLElement;
      const frames = element.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
      const properties = [...new Set(frames.flatMap((frame) => Object.keys(frame)))].filter((name) => name === 'opacity' || name === 'transform');
      movements.push({ name: animationName, of: element.dataset.screen ?? element.className, properties });
    });
  });

const movementsOf = (page: Page): Promise<Movement[]> => page.evaluate(() => (window as unknown as { movements: Movement[] }).movements);

/** The movement of that name and of what has `of` in its name: it moves, and never fades. */
async function expectMoved(page: Page, name: string, of: string): Promise<void> {
  const found = async () => (await movementsOf(page)).find((movement) => movement.name === name && movement.of.includes(of))?.properties;
  await expect.poll(found).toEqual(['transform']);
}

const focused = (page: Page): Promise<string | undefined> => page.evaluate(() => (document.activeElement as HTMLElement).dataset.screen ?? document.activeElement?.tagName);

async function expectEntered(page: Page, name: string): Promise<void> {
  await expect(screen(page, name)).toBeVisible();
  await expect.poll(() => focused(page)).toBe(name);
  await expectMoved(page, 'screen-entering', name);
}

for (const merchant of ['', 'brisa.']) {
  test(`the first visit to a screen moves in whole and takes the focus, by tap (${merchant || 'leve.'}localhost)`, async ({ page, baseURL }) => {
    await recordMovements(page);
    await page.goto(baseURL!.replace('//localhost', `//${merchant}localhost`));
    await closeAnnouncements(page);
    for (const [label, name] of [['Promoções', 'activity'], merchant ? ['Loterias', 'lottery'] : ['Suporte', 'service'], ['Conta', 'login']] as const) {
      await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: label }).tap();
      await expectEntered(page, name);
      await page.goBack();
      await expect(screen(page, 'home')).toBeVisible();
      await expectMoved(page, 'screen-returning', 'home');
    }
  });
}

test('the first visit to a screen moves in whole and takes the focus, by keyboard', async ({ page }) => {
  await recordMovements(page);
  await openTopOfHome(page);
  await page.getByRole('link', { name: 'Entrar' }).first().focus();
  await page.keyboard.press('Enter');
  await expectEntered(page, 'login');
});

test('menus, questions and sheets slide whole, and only the mask fades', async ({ page }) => {
  await recordMovements(page);
  await signIn(page);
  await page.getByRole('button', { name: /abrir o menu$/ }).first().tap();
  await expectMoved(page, 'overlay-come', 'side-menu');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await accountButton(page).tap();
  await expectMoved(page, 'overlay-come', 'account-menu');
  await page.getByRole('button', { name: 'Sair da conta' }).tap();
  await expectMoved(page, 'overlay-come', 'overlay-panel dialog');
  await page.getByRole('button', { name: 'Cancelar' }).tap();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // Dark already: the question's mask has not come a second time, neither with it nor as it went.
  expect((await movementsOf(page)).filter(({ name, of }) => name === 'overlay-fade' && of === 'overlay-mask')).toHaveLength(2);
  await page.goto('/m/transaction/record');
  await screen(page, 'accountRecord').getByRole('listitem').first().getByRole('button').tap();
  await expectMoved(page, 'overlay-come', 'bottom-sheet');
});

test('calls that a left page waits for give their sockets to the next page', async ({ page }) => {
  // The platform is silent: without an end to them, the calls of home would keep the four sockets for 15 s.
  await page.route('**/wps/**', (route) => (route.request().url().includes('/system/') ? route.fallback() : undefined));
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(request.url()));
  await page.goto('/');
  await page.waitForRequest(/content.notices/);
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Promoções' }).tap();
  await page.waitForRequest(/promotion.available/, { timeout: 5_000 });
  await expect.poll(() => aborted.length).toBeGreaterThan(0);
});
