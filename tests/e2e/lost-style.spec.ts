import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { pageFilesName, type PageFiles } from '../../src/edge/page-files.ts';
import { expect, test } from './fixture.ts';
import { forAgents, forMembers, forVisitors, pathOf } from './screens.ts';
import { appAnswers, follow, openTopOfHome, screen, signIn } from './steps.ts';

test.use({ serviceWorkers: 'block', tolerated: /Failed to load resource|ERR_/ });

const { screens } = JSON.parse(readFileSync(`dist/${pageFilesName}`, 'utf8')) as PageFiles;

/** The sheets of a screen that home has not brought. */
const sheetsOf = (name: string): string[] => screens[name]!.styles.filter((file) => !screens.home!.styles.includes(file));

/** Addresses of the page's linked style sheets that are there. */
const linked = (page: Page): Promise<string[]> => page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href && new URL(href).pathname).filter((path) => path !== null));

/** Opens each of these screens from home in one visit, in which every sheet is lost at the first try; answers how many were. */
async function openWithLostSheets(page: Page, names: readonly string[]): Promise<number> {
  const lost = new Set<string>();
  await page.route('**/assets/**/*.css', (route) => {
    const address = route.request().url();
    if (lost.has(address)) return route.continue();
    lost.add(address);
    return route.abort();
  });
  for (const name of names) {
    await follow(page, pathOf(name as never));
    await expect(screen(page, name)).toBeAttached();
    await expect(async () => expect(await linked(page), name).toEqual(expect.arrayContaining(sheetsOf(name)))).toPass({ timeout: 3_000 });
  }
  return lost.size;
}

test('a screen whose style sheet is lost once has it when it shows: every screen of a visitor', async ({ page }) => {
  await openTopOfHome(page);
  expect(await openWithLostSheets(page, forVisitors)).toBeGreaterThan(1);
});

for (const [account, names] of [['marina', forMembers], ['agente', forAgents]] as const) {
  test(`a screen whose style sheet is lost once has it when it shows: every screen of ${account}`, async ({ page }) => {
    test.setTimeout(120_000);
    await signIn(page, account);
    await appAnswers(page);
    // The error pages and the game have no way back into the app.
    expect(await openWithLostSheets(page, names.filter((name) => !['home', 'launchGame'].includes(name)))).toBeGreaterThan(0);
  });
}
