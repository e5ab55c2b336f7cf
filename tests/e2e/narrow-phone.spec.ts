import type { Page } from 'playwright/test';
import { scrollUntil } from '../browser/scroll.ts';
import { expect, test } from './fixture.ts';
import { appAnswers, openHome, sendLogin, signIn, signInAt } from './steps.ts';

// What has least room: 320 px, long sums, text twice as large.

const isCut = (element: Element): boolean => element.scrollWidth > element.clientWidth;

const enlarge = (page: Page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));

test('a balance of nine digits stands whole in the header; at 320 px and 200 % the side menu shows each of its rows whole', async ({ page, platform }) => {
  await platform.pay('marina', 987_654_321);
  await signIn(page);
  const balance = page.locator('.header-balance');
  await expect(balance).toHaveText(/R\$\s9\.87\d\.\d{3},\d\d/);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await balance.evaluate(isCut), `${width} px`).toBe(false);
  }
  await appAnswers(page);
  await enlarge(page);
  await page.locator('.header-brand').tap();
  const rows = page.locator('.side-menu-row');
  await expect(rows.filter({ hasText: 'Configurações' })).toBeVisible();
  expect(await rows.evaluateAll((all) => all.filter((row) => row.scrollWidth > row.clientWidth).map(({ textContent }) => textContent))).toEqual([]);
});

test('at 320 px and 200 % a sum of nine digits stands whole, in one line of its card', async ({ page, platform }) => {
  await platform.pay('marina', 98_765_432_100);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, place] of [['/m/mine', '.mine-balance'], ['/m/withdraw', '.withdraw-balance strong'], ['/m/transaction/record', '.record-totals dd']] as const) {
    if (path === '/m/mine') await signInAt(page, path);
    else await page.goto(path);
    await enlarge(page);
    const sum = page.locator(place).filter({ hasText: /R\$\s98\d\.\d{3}\.\d{3},\d\d/ });
    await expect(sum).toBeVisible();
    const seen = await sum.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return { lines: new Set(Array.from(text.getClientRects(), ({ top }) => top)).size, over: Math.max(0, text.getBoundingClientRect().right - element.parentElement!.getBoundingClientRect().right) };
    });
    expect(seen, path).toEqual({ lines: 1, over: 0 });
  }
  const rows = page.locator('.record-line');
  await expect(rows.filter({ hasText: /R\$\s987\.654\.321,00/ })).toBeVisible();
  expect(await rows.evaluateAll((all) => all.filter((row) => row.scrollWidth > row.clientWidth).map(({ textContent }) => textContent))).toEqual([]);
});

test('at 200 % a field grows less than its text, which it holds', async ({ page }) => {
  await page.goto('/m/login');
  const field = page.getByRole('textbox', { name: 'Usuário' });
  await field.fill('marina');
  const heightAt = (size: string) => field.evaluate((element, px) => {
    document.documentElement.style.fontSize = px;
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
    return { height: element.getBoundingClientRect().height, needed: parseFloat(lineHeight) + parseFloat(paddingTop) + parseFloat(paddingBottom) };
  }, size);
  expect((await heightAt('16px')).height).toBe(56);
  const { height, needed } = await heightAt('32px');
  expect(height).toBeLessThanOrEqual(92);
  expect(needed).toBeLessThanOrEqual(height);
});

test('a row of an agent\'s team has one line for each fact', async ({ page }) => {
  await signInAt(page, '/m/agent', 'agente');
  await page.getByRole('tab', { name: 'Equipe' }).tap();
  const facts = page.locator('.agent-row .hint');
  await expect(facts.nth(5)).toBeVisible();
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const lines = await facts.evaluateAll((all) => all.map((fact) => Math.round(fact.getBoundingClientRect().height / parseFloat(getComputedStyle(fact).lineHeight))));
    expect(new Set(lines), `${width} px`).toEqual(new Set([1]));
  }
});

test('in the list of matches nine letters of a team stand whole', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: /^Ver tudo: / }).last().tap();
  const names = page.locator('.match-list .match-name');
  await expect(names.nth(9)).toBeVisible();
  expect(await names.evaluateAll((all) => all.filter((name) => name.textContent!.length < 10 && name.scrollWidth > name.clientWidth).map((name) => name.textContent))).toEqual([]);
});

test('at 200 % the list of matches shows the names of the teams whole', async ({ page }) => {
  await openHome(page);
  await enlarge(page);
  await page.getByRole('button', { name: /^Ver tudo: / }).last().tap();
  const names = page.locator('.match-list .match-name');
  await expect(names.nth(9)).toBeVisible();
  expect(await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent))).toEqual([]);
});

/** Whether the example in a field is cut, which the field itself does not tell. */
const cutExample = (field: HTMLInputElement): boolean => {
  field.value = field.placeholder;
  const cut = field.scrollWidth > field.clientWidth;
  field.value = '';
  return cut;
};

test('at 320 px and 200 % the captcha stands whole, and what is to be typed beside or above it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/m/login');
  await sendLogin(page, 'marina', 'errada1');
  const field = page.getByLabel('Código de verificação', { exact: true });
  await expect(field).toBeVisible();
  await enlarge(page);
  expect(await field.evaluate(cutExample)).toBe(false);
  const picture = (await page.locator('.field-captcha').boundingBox())!;
  expect([picture.width, picture.height]).toEqual([114, 44]);
});

test('at 320 px and 200 % the tabs of the announcements show their titles whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await enlarge(page);
  const titles = page.locator('.announcement-tab > span');
  await scrollUntil(page, expect(titles.first()).toBeVisible());
  expect(await titles.evaluateAll((all) => all.filter((title) => title.scrollHeight > title.clientHeight).map((title) => title.textContent))).toEqual([]);
});
