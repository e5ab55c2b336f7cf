import type { Page } from 'playwright/test';
import { axeViolations } from '../browser/axe.ts';
import { expect, test } from './fixture.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { closeAnnouncements, screen } from './steps.ts';

test.use({ merchants: 'tests/fixtures/own-home' });
test.describe.configure({ mode: 'default' });

/** Home's parts from the top down, as they stand on the screen. */
const parts = (page: Page) =>
  page.evaluate(() =>
    ['.notice-strip', '.next-draws', '.banner', '.lobby', '.jackpot', '.match', '.winners', '.download-offer', '.home-footer']
      .flatMap((part) => (document.querySelector(part) ? [{ part, top: document.querySelector(part)!.getBoundingClientRect().top }] : []))
      .toSorted((one, other) => one.top - other.top)
      .map(({ part }) => part));

test('home has the sections of its file in their order, as drawn and as settled, and nothing moves; the next draws stand in the order of their ends, and lead to the lottery', async ({ page, request }) => {
  const html = await (await request.get('/', { headers: { accept: 'text/html' } })).text();
  const places = ['class="notice-strip"', 'class="home-draws"', 'class="banner"', 'class="lobby"'].map((part) => html.indexOf(part));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
  expect(html).not.toContain('class="jackpot"');
  expect(html.match(/class="game-card-open"/g)).toHaveLength(6);

  await page.clock.install();
  await watchShifts(page);
  await page.goto('/');
  await expect(page.locator('.next-draw .countdown').first()).toHaveText(/^\d\d:\d\d:\d\d$/);
  await page.clock.runFor(6_000);
  await closeAnnouncements(page);
  await page.clock.runFor(5_000);
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toEqual([]);
  expect(await parts(page)).toEqual(['.notice-strip', '.next-draws', '.banner', '.lobby', '.winners', '.home-footer']);
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(6);
  const slide = (await page.locator('.banner-slide').first().boundingBox())!;
  expect(slide.height / slide.width).toBeCloseTo(0.3, 2);
  await expect(page.locator('.pause')).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);

  const strip = page.getByRole('list', { name: 'Próximos sorteios' });
  await expect(strip.getByRole('timer').first()).toHaveText(/^\d\d:\d\d:\d\d$/);
  const left = (await strip.locator('.countdown > span:first-child').allTextContents()).map((text) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));
  expect(left.length).toBeGreaterThan(3);
  expect(left).toEqual(left.toSorted((one, other) => one - other));
  await strip.getByRole('link').first().tap();
  await expect(page).toHaveURL('/m/login');
});

test('the foot has the tabs of the file, drawn and after a change of language, and the side menu its rows', async ({ page, request }) => {
  const html = await (await request.get('/', { headers: { accept: 'text/html' } })).text();
  expect(html.slice(html.indexOf('class="footer"'))).toContain('<span>Ao vivo</span>');
  await page.goto('/');
  await closeAnnouncements(page);
  const foot = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(foot.getByRole('link')).toHaveText(['Início', 'Loterias', 'Depósito', 'Ao vivo', 'Conta']);
  const widths = await foot.getByRole('link').evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().width)));
  expect(new Set(widths)).toEqual(new Set([72]));
  await foot.getByRole('link', { name: 'Loterias' }).tap();
  await expect(screen(page, 'lottery')).toBeVisible();
  await expect(foot.getByRole('link', { name: 'Loterias' })).toHaveAttribute('aria-current', 'page');
  await foot.getByRole('link', { name: 'Ao vivo' }).tap();
  await expect(page).toHaveURL('/m/gameList?gameType=LIVE');
  await foot.getByRole('link', { name: 'Início' }).tap();

  await page.getByRole('banner').getByRole('button', { name: /abrir o menu/ }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.locator('.side-menu-rows > *')).toHaveText([/^Loterias/, /^Resultados/, /^Blog da Verde/, /^Jogo responsável/, /Idioma/]);
  await expect(menu.getByRole('link', { name: 'Blog da Verde' })).toHaveAttribute('target', '_blank');
  await menu.getByRole('combobox', { name: 'Idioma' }).selectOption('en');
  await expect(menu.getByRole('link', { name: "Verde's blog" })).toBeVisible();
  await expect(page.locator('.footer').locator('a:visible')).toHaveText(['Home', 'Lotteries', 'Deposit', 'Live', 'Account']);
});
