import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { screen } from './steps.ts';

/** Comes with the first touch of a visit, which here is one that leads to another screen. */
const others = /\/assets\/(side-menu|stay-services|screen-modules|announcements)-|worker\.js/;

test('a press sends for a screen and its first answers in the same moment, and nothing else goes out before it stands', async ({ page }) => {
  await page.goto('/m/home');
  // The last of the idle parts.
  await page.waitForResponse(/\/strings\/pt-over-pages-/);
  const release = await hold(page, '**/assets/screens/gameList-*.js');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answered = page.waitForResponse(/\/wps\/game\/hot\?/);
  const named = page.waitForRequest(/\/strings\/pt-gameList-/);
  await page.getByRole('link', { name: /^Ver tudo/ }).first().tap();
  // While the code is still held back.
  await Promise.all([answered, named]);
  expect(asked.filter((address) => address.includes('/assets/screens/gameList-'))).toHaveLength(1);
  release();
  await expect(screen(page, 'gameList').getByRole('listitem').first()).toBeVisible();
  await expect.poll(() => asked.some((address) => address.includes('/assets/side-menu-'))).toBe(true);
  const first = asked.findIndex((address) => others.test(address));
  const stood = asked.findIndex((address) => address.includes('/cdn/games/') || address.includes('/img/'));
  expect(asked.slice(0, first).filter((address) => address.includes('/wps/game/')), asked.join('\n')).toHaveLength(3);
  expect(stood, 'the pictures of the games come before the menus').toBeLessThan(first);
  // The answers that were asked for at the press are those that are shown.
  expect(asked.filter((address) => address.includes('/wps/game/hot?'))).toHaveLength(1);
});
