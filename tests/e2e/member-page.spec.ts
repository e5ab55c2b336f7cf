import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { keepSession, moneyText, returnToTab, screen } from './steps.ts';

test('a member reads the title and sees the places of a page before any script of the app is there', async ({ page }) => {
  await keepSession(page);
  const release = await hold(page, '**/assets/**');
  await page.goto('/m/vouReport', { waitUntil: 'commit' });
  await expect(page.getByRole('banner').getByText('Histórico de depósitos')).toBeVisible();
  await expect(screen(page, 'depositRecord').getByRole('tab', { name: '7 dias' })).toBeVisible();
  await expect(page.getByRole('navigation').last()).toBeVisible();
  release();
  await expect(screen(page, 'depositRecord').getByRole('listitem').first()).toBeVisible();
});

test('a visitor sees nothing of it, and is sent to login', async ({ page }) => {
  const release = await hold(page, '**/assets/**');
  await page.goto('/m/vouReport', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#app')).toBeHidden();
  release();
  await expect(screen(page, 'login')).toBeVisible();
});

test('the balance on a page that is opened by its address follows what another tab did', async ({ page, platform }) => {
  await keepSession(page);
  let balance = 128_450;
  for (const path of ['/m/mine', '/m/withdraw', '/m/upLine/transfer']) {
    await test.step(path, async () => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main).toContainText(moneyText(balance));
      await platform.pay('marina', 1_000);
      await returnToTab(page);
      await expect(main).toContainText(moneyText((balance += 1_000)));
    });
  }
});

/** Watches, in each frame from the first on, whether anything that is only of `others` can be seen, or their words. */
async function watchFor(page: Page, others: 'member' | 'visitor', words: string): Promise<() => Promise<string[]>> {
  await page.addInitScript(([of, text]) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const isSeen = (element: Element) => element.getClientRects().length > 0;
    const look = () => {
      seen.push(...Array.from(document.querySelectorAll(`.of-${of}`)).filter(isSeen).map(({ className }) => className));
      seen.push(...Array.from(document.querySelectorAll('header *, main[data-screen=mine] *')).filter((element) => !element.children.length && RegExp(text!).test(element.textContent) && isSeen(element)).map(({ textContent }) => textContent));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, [others, words] as const);
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

const forBoth = ['/m/home', '/m/mine'];

test("no member sees 'Entrar' on home and the member centre, in any frame", async ({ page }) => {
  await keepSession(page);
  const seen = await watchFor(page, 'visitor', '^Entr(ar|e )');
  for (const path of forBoth) {
    await page.goto(path);
    await expect(page.getByText(moneyText(128_450)).first()).toBeVisible();
    expect(await seen(), path).toEqual([]);
  }
});

test("no visitor sees a member's place on home and the member centre, in any frame", async ({ page }) => {
  const seen = await watchFor(page, 'member', '^R\\$');
  for (const path of forBoth) {
    await page.goto(path);
    await expect(page.getByText('Entrar', { exact: true }).first()).toBeVisible();
    await page.waitForFunction(() => !('earlyTap' in window));
    expect(await seen(), path).toEqual([]);
  }
});

test("a member's tap on 'Conta' before the app is there leads to the member centre, a visitor's to login", async ({ page }) => {
  const release = await hold(page, '**/assets/app-*.js');
  const leadsTo = async (address: string) => {
    await page.goto('/m/home', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Conta', exact: true }).tap();
    await page.waitForURL(`**${address}`, { waitUntil: 'commit' });
  };
  await leadsTo('/m/login');
  await keepSession(page);
  await leadsTo('/m/mine');
  release();
  await expect(screen(page, 'mine')).toContainText(moneyText(128_450));
});

test("a tap on a way of the member centre before the app is there is judged by the session: a visitor is asked to log in, a member led on", async ({ page }) => {
  const tapEarly = async () => {
    const release = await hold(page, '**/assets/app-*.js');
    await page.goto('/m/mine', { waitUntil: 'commit' });
    await screen(page, 'mine').getByRole('link', { name: 'Configurações' }).tap();
    release();
  };
  await tapEarly();
  await expect(page.getByRole('alertdialog')).toContainText('Entre para continuar');
  await keepSession(page);
  await tapEarly();
  await expect(screen(page, 'settings')).toBeVisible();
});
