import type { Browser, Page } from 'playwright/test';
import type { Banner } from '../../src/contract/endpoints/banners.ts';
import { traceDuring } from '../browser/trace.ts';
import { expect, test } from './fixture.ts';
import { changeAnswer, openHome, screen } from './steps.ts';

const minute = 60_000;

const countdown = '[role=tabpanel]:not([hidden]) [role=timer]';

/** Comes when the text of an element has changed so many times. */
const changes = (page: Page, of: string, count: number) =>
  page.evaluate(([selector, times]) => new Promise<void>((resolve) => {
    let seen = 0;
    const observer = new MutationObserver(() => {
      if (++seen < times) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.querySelector(selector)!, { characterData: true, subtree: true });
  }), [of, count] as const);

/** Comes once the screens that are opened most from home have come: their styles draw frames. */
const prepared = (page: Page) => page.waitForResponse(/\/gameList-\w+\.css/);

/** Frames of the main thread during `meanwhile`. */
async function framesDuring(browser: Browser, page: Page, meanwhile: () => Promise<unknown>): Promise<number> {
  const events = await traceDuring(browser, page, ['blink'], meanwhile);
  return events.filter(({ name }) => name === 'LocalFrameView::pushPaintArtifactToCompositor').length;
}

test('the seconds of countdowns draw no frame of home', async ({ browser, page, platform }) => {
  // Its digits roll with the seconds.
  await platform.change('leve', { switches: { jackpot: 'off' } });
  // No draw within the seconds that are counted.
  await platform.addTime(minute - ((await platform.now()) % minute) + 5_000);
  const here = prepared(page);
  await openHome(page);
  await page.getByRole('tab', { name: 'Loterias', exact: true }).tap();
  await screen(page, 'home').locator('.banner .pause').tap();
  // What stands above the games comes after them: it has its layers by then.
  await expect(page.locator('.marquee-text').first()).not.toBeEmpty();
  await here;
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('[role=tabpanel]:not([hidden]) .wheel'));
  // A locator by role asks for styles too: after that, each change of a text with `display: none` draws a frame.
  await page.evaluate(() => {
    for (const text of document.querySelectorAll('.told')) getComputedStyle(text).getPropertyValue('color');
  });
  await changes(page, countdown, 3);
  const seconds = 8;
  const frames = await framesDuring(browser, page, () => changes(page, countdown, seconds));
  // The marquee and the winners draw up to three.
  expect(frames).toBeLessThan(seconds - 2);
});

test('the rises of the jackpot draw no frame of home', async ({ browser, page, platform }) => {
  test.slow();
  await platform.change('leve', { switches: { jackpot: 'show' } });
  const here = prepared(page);
  await openHome(page);
  await screen(page, 'home').locator('.banner .pause').tap();
  await expect(page.locator('.marquee-text').first()).not.toBeEmpty();
  await here;
  await page.waitForLoadState('networkidle');
  await changes(page, '.jackpot .unseen', 2);
  const rises = 5;
  const frames = await framesDuring(browser, page, () => changes(page, '.jackpot .unseen', rises));
  expect(await page.getByRole('region', { name: 'Jackpot acumulado' }).getByRole('img').getAttribute('aria-label')).toBe(await page.locator('.jackpot .unseen').textContent());
  // One or two may be drawn by the winners.
  expect(frames).toBeLessThan(rises - 2);
});

test('the turns of banners draw no frame of home', async ({ browser, page, platform }) => {
  test.slow();
  await platform.change('leve', { switches: { jackpot: 'off' } });
  // Of more than two, each turn brings a picture and its frame.
  await changeAnswer<Banner[]>(page, /\/wps\/content\/banners/, (banners) => banners.slice(0, 2));
  await openHome(page);
  const slides = screen(page, 'home').locator('.banner .carousel-slide');
  await expect(slides).toHaveCount(2);
  await page.waitForLoadState('networkidle');
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn++) {
      const hidden = await slides.first().getAttribute('aria-hidden');
      await expect(async () => expect(await slides.first().getAttribute('aria-hidden')).not.toBe(hidden)).toPass();
    }
  };
  await turns(2);
  const turned = 4;
  // Each turn drew two.
  expect(await framesDuring(browser, page, () => turns(turned))).toBeLessThan(turned);
});

test('a picture is not told of the dark theme; nothing that moves for seconds on home has a pseudo-element, which each frame would style anew', async ({ browser, page, platform }) => {
  await platform.change('leve', { switches: { jackpot: 'show' } });
  // Room for all that moves: it does where it is seen.
  await page.setViewportSize({ width: 360, height: 900 });
  const events = await traceDuring(browser, page, ['disabled-by-default-devtools.timeline.invalidationTracking'], async () => {
    await openHome(page);
    await page.waitForLoadState('networkidle');
  });
  const inserted = events.flatMap(({ name, args }) => (name === 'StyleRecalcInvalidationTracking' && args?.data ? [`${args.data.nodeName}: ${args.data.reason}`] : []));
  expect(inserted.filter((each) => each.startsWith('svg: Node was inserted')).length).toBeGreaterThan(5);
  expect(inserted.filter((each) => each === 'svg: PlatformColorChange')).toEqual([]);

  const moving = () => page.evaluate(() => document.getAnimations().flatMap(({ effect }) => (Number(effect?.getTiming().duration) > 1_000 && effect instanceof KeyframeEffect && effect.target ? [effect.target.className] : [])));
  await expect(async () => expect(await moving()).toEqual(expect.arrayContaining([expect.stringContaining('digits-column'), expect.stringContaining('marquee-track'), expect.stringContaining('carousel-slide')]))).toPass();
  const styled = await page.evaluate(() => document.getAnimations().flatMap(({ effect }) => {
    const target = effect instanceof KeyframeEffect && effect.target;
    return target ? ['::before', '::after'].filter((pseudo) => !['none', 'normal'].includes(getComputedStyle(target, pseudo).content)).map((pseudo) => target.className + pseudo) : [];
  }));
  expect(styled).toEqual([]);
});
