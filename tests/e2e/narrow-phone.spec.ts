import { expect, test } from './fixture.ts';
import { appAnswers, openHome, signIn, signInAt } from './steps.ts';

// What has least room: 320 px, long sums, text twice as large.

const isCut = (element: Element): boolean => element.scrollWidth > element.clientWidth;

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
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  await page.locator('.header-brand').tap();
  const rows = page.locator('.side-menu-row');
  await expect(rows.filter({ hasText: 'Configurações' })).toBeVisible();
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
  await page.getByRole('button', { name: 'Ver tudo', exact: true }).last().tap();
  const names = page.locator('.match-list .match-name');
  await expect(names.nth(9)).toBeVisible();
  expect(await names.evaluateAll((all) => all.filter((name) => name.textContent!.length < 10 && name.scrollWidth > name.clientWidth).map((name) => name.textContent))).toEqual([]);
});
