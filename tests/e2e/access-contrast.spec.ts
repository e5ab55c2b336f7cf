import type { Page } from 'playwright/test';
import { readMerchantFolder } from '../../src/edge/merchants/folder.ts';
import { parseMerchants } from '../../src/edge/merchants/parse.ts';
import { readyMadeFiles } from '../../src/edge/merchants/ready-made.ts';
import { themeCss } from '../../src/edge/merchants/theme.ts';
import { paths } from '../../src/app/paths.ts';
import { faintMarksOf } from '../browser/marks.ts';
import { expect, test } from './fixture.ts';
import { appAnswers, follow, signInAt } from './steps.ts';

/** Where fields and choices of each kind stand, and what opens more of them. */
const places: readonly [path: string, opener?: string][] = [
  [paths.home], [`${paths.gameList}?gameType=RNG`, 'Filtrar'], [paths.mine, 'Trocar o seu ícone'], [paths.settings], [paths.feedback], [paths.withdraw], [paths.deposit],
  [paths.accountRecord, 'Outro'], [paths.responsiblePlay, 'Definir: Perdas por dia'], [paths.lottery], [paths.changePassword], [`${paths.securityCenter}?item=phone`], [`${paths.securityCenter}?item=bank`],
];

const themes = [...parseMerchants(readyMadeFiles), ...['merchants', 'branded', 'own-home'].flatMap((folder) => parseMerchants(readMerchantFolder(`tests/fixtures/${folder}`)))]
  .map(({ file, theme }) => ({ file, values: Array.from(themeCss(theme).matchAll(/(--[\w-]+):([^;}]+)/g), ([, name, value]) => [name!, value!] as const) }));

/** What is too faint in the theme of any merchant. */
async function faintMarks(page: Page, where: string, all = themes): Promise<string[]> {
  const found: string[] = [];
  for (const { file, values } of all) {
    await page.evaluate((properties) => properties.forEach(([name, value]) => document.documentElement.style.setProperty(name, value)), values);
    await page.waitForFunction(() => !document.getAnimations().some((animation) => animation instanceof CSSTransition));
    found.push(...(await faintMarksOf(page)).map((fault) => `${file}, ${where}: ${fault}`));
  }
  return found;
}

for (const media of [{}, { forcedColors: 'active' }] as const) test(`in every theme fields, and what is chosen, stand out by 3:1 ${JSON.stringify(media)}`, async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce', ...media });
  await signInAt(page, paths.settings);
  await appAnswers(page);
  const shown = 'forcedColors' in media ? themes.slice(0, 1) : themes;
  const found: string[] = [];
  for (const [path, opener] of places) {
    await follow(page, path);
    await expect.poll(() => new URL(page.url()).pathname).toBe(path.split('?')[0]);
    await page.waitForLoadState('networkidle');
    found.push(...(await faintMarks(page, path, shown)));
    if (!opener) continue;
    await page.getByRole('button', { name: opener, exact: true }).or(page.getByRole('tab', { name: opener, exact: true })).first().click();
    await page.waitForLoadState('networkidle');
    found.push(...(await faintMarks(page, opener, shown)));
    await page.keyboard.press('Escape');
  }
  expect(found).toEqual([]);
});

for (const media of [{ forcedColors: 'active' }, { contrast: 'more' }] as const) {
  test.describe(JSON.stringify(media), () => {
    test.use({ javaScriptEnabled: false });

    test('edges stand with the page, before the app', async ({ page }) => {
      await page.emulateMedia(media);
      for (const [path, parts] of [[paths.login, ['.tabs', '.field-input', '.form-button']], [paths.service, ['.card']], [paths.home, ['.header-pill', '.chip']]] as const) {
        await page.goto(path);
        for (const part of parts) await expect(page.locator(part).first(), `${path} ${part}`).toHaveCSS('border-top-width', '1px');
      }
    });
  });
}
