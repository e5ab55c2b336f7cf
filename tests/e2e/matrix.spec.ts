import fc from 'fast-check';
import type { Page } from 'playwright/test';
import { callAt } from '../../src/contract/calls.ts';
import { languageCookie } from '../../src/contract/languages.ts';
import type { ScreenName } from '../../src/app/routes.ts';
import { password } from '../browser/session.ts';
import { answersOf, smallest } from '../support/answers-of-shape.ts';
import { expect, test } from './fixture.ts';
import type { Platform } from './platform.ts';
import { forAgents, forVisitors, names, pathOf } from './screens.ts';
import { stateOf } from './state-of.ts';
import { returnToTab, keepSession, screen } from './steps.ts';

/** Each way to reach a screen must give the same state as a link from home. */
interface Visit {
  page: Page;
  platform: Platform;
  name: ScreenName;
  account: string | undefined;
}

const accountOf = (name: ScreenName): string | undefined => (forVisitors.includes(name) ? undefined : forAgents.includes(name) ? 'agente' : 'marina');

/** Follows a link of the app to `path`. */
const follow = (page: Page, path: string): Promise<void> => page.evaluate((href) => {
  const link = Object.assign(document.createElement('a'), { href });
  document.body.append(link);
  link.click();
  link.remove();
}, path);

async function fromHome({ page, name }: Visit): Promise<string[]> {
  await page.goto('/m/service');
  await stateOf(page);
  if (name !== 'home') {
    await follow(page, '/m/home');
    await stateOf(page);
    // Home shows an agent's contract dialogs.
    const cancel = page.getByRole('alertdialog').getByRole('button', { name: /^(Cancelar|Cancel)$/ });
    while (await cancel.count()) await cancel.tap();
  }
  await follow(page, pathOf(name));
  return stateOf(page);
}

async function byAddress({ page, name }: Visit): Promise<string[]> {
  await page.goto(pathOf(name));
  return stateOf(page);
}

async function reloaded(visit: Visit): Promise<string[]> {
  await byAddress(visit);
  await visit.page.reload();
  return stateOf(visit.page);
}

async function comeBackTo(visit: Visit): Promise<string[]> {
  await byAddress(visit);
  await follow(visit.page, visit.name === 'service' ? '/m/userAgreement' : '/m/service');
  await stateOf(visit.page);
  await visit.page.goBack();
  return stateOf(visit.page);
}

/** The session ends while the screen is open; a login returns to it. */
async function loggedInAgain(visit: Visit): Promise<string[]> {
  const { page, platform, account } = visit;
  await byAddress(visit);
  await platform.endSessions(account!);
  await returnToTab(page);
  await expect(screen(page, 'login')).toBeVisible();
  await page.getByRole('textbox', { name: 'Username' }).fill(account!);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).tap();
  await expect(screen(page, 'login')).toHaveCount(0);
  // After a login the tab holds the session password, and the old password is no field (A §2).
  if (visit.name === 'changePassword') {
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
  }
  return stateOf(page);
}

/** Storage key that makes a page change its language while it loads. */
const lateKey = 'language-changes';

/** Sets the language cookie to English after the page was served in Portuguese. */
const changeWhileLoading = ([key, cookie]: readonly [string, string]): void => {
  if (origin !== 'null' && localStorage.getItem(key)) document.cookie = cookie;
};

/** Calls that belong to no screen. */
const frameCalls: readonly string[] = ['settings', 'systemStatus', 'playVisit'];

/** Answers every call of the screen with the smallest value of its shape. */
async function answerSmallest({ page, name }: Visit): Promise<void> {
  await page.route('**/wps/**', (route) => {
    const call = callAt(route.request().method(), new URL(route.request().url()).pathname);
    if (!call || frameCalls.includes(call.name)) return route.fallback();
    const [value] = fc.sample(answersOf(call.endpoint.value, { ...smallest, entries: [0] }), { numRuns: 1, seed: name.length });
    return route.fulfill({ json: { success: true, value } });
  });
}

test.describe.configure({ timeout: 180_000 });

for (const name of names) {
  test(`${name} is the same by every way of reaching it`, async ({ page, platform }) => {
    const visit: Visit = { page, platform, name, account: accountOf(name) };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(changeWhileLoading, [lateKey, `${languageCookie}=en; path=/`] as const);
    if (visit.account) await keepSession(page, visit.account);
    const reference = await fromHome(visit);
    const alike = (way: string, state: string[], expected: string[]) => expect.soft(state, way).toEqual(expected);

    alike('by its address', await byAddress(visit), reference);
    alike('reloaded', await reloaded(visit), reference);
    alike('come back to', await comeBackTo(visit), reference);

    await answerSmallest(visit);
    const smallestReference = await fromHome(visit);
    alike('answered with the least, by its address', await byAddress(visit), smallestReference);
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await page.evaluate((key) => localStorage.setItem(key, 'yes'), lateKey);
    const changed = await byAddress(visit);
    await page.evaluate((key) => localStorage.removeItem(key), lateKey);
    const english = await fromHome(visit);
    alike('its language changed while it loads', changed, english);

    if (visit.account) alike('its session ended on it, after the login that is requested for', await loggedInAgain(visit), english);
  });
}
