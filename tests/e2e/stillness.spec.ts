import type { Page } from 'playwright/test';
import type { ScreenName } from '../../src/app/routes.ts';
import { expect, test } from './fixture.ts';
import { forAgents, forMembers, names, pathOf } from './screens.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { keepSession, screen } from './steps.ts';

const half = Math.ceil(forMembers.length / 2);

/** The next frame is painted. */
const painted = (page: Page): Promise<void> => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Answers come one after the other, each once what came before it has been painted: each could move what stands. */
async function answerInTurn(page: Page): Promise<void> {
  let before = Promise.resolve();
  await page.route('**/wps/**', async (route) => {
    before = before.then(() => painted(page)).catch(() => {});
    await before;
    await route.continue();
  });
}

/** Whether a visitor may stay there: what is for members comes without content. */
async function isForAll(page: Page, name: ScreenName): Promise<boolean> {
  const answer = await page.request.get(pathOf(name));
  return !(await answer.text()).includes('<div id="app"></div>');
}

async function movedOn(page: Page, name: ScreenName): Promise<string[]> {
  await page.goto(pathOf(name));
  await expect(screen(page, name)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await painted(page);
  return (await shiftsOf(page)).map((shift) => `${name}: ${shift}`);
}

async function look(page: Page, chosen: readonly ScreenName[]): Promise<void> {
  await watchShifts(page);
  await answerInTurn(page);
  const moved: string[] = [];
  for (const name of chosen) moved.push(...(await movedOn(page, name)));
  expect(moved).toEqual([]);
}

test.describe('nothing that is seen moves while it loads', () => {
  // As narrow as any, for words break there; and as high as any, for more is seen.
  test.use({ viewport: { width: 360, height: 823 } });
  test.describe.configure({ timeout: 120_000 });

  test('for visitors', async ({ page }) => {
    const open: ScreenName[] = [];
    for (const name of names) if (await isForAll(page, name)) open.push(name);
    await look(page, open);
  });

  for (const part of [0, 1]) {
    test(`for members, part ${part + 1}`, async ({ page }) => {
      await keepSession(page);
      await look(page, forMembers.slice(part * half, (part + 1) * half));
    });
  }

  test('for agents', async ({ page }) => {
    await keepSession(page, 'agente');
    await look(page, forAgents);
  });
});
