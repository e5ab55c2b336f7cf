import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { openHome, screen } from './steps.ts';

const minute = 60_000;

/** Comes when the countdown's text has changed so many times. */
const changes = (page: Page, count: number) =>
  page.evaluate((times) => new Promise<void>((resolve) => {
    let seen = 0;
    const observer = new MutationObserver(() => {
      if (++seen < times) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.querySelector('[role=tabpanel]:not([hidden]) [role=timer]')!, { characterData: true, subtree: true });
  }), count);

test('the seconds of countdowns draw no frame of home', async ({ browser, page, platform }) => {
  // Its digits roll with the seconds.
  await platform.change('leve', { jackpot: 'off' });
  // No draw within the seconds that are counted.
  await platform.addTime(minute - ((await platform.now()) % minute) + 5_000);
  await openHome(page);
  await page.getByRole('tab', { name: 'Loterias', exact: true }).tap();
  await screen(page, 'home').locator('.banner .pause').tap();
  // What stands above the games comes after them: it has its layers by then.
  await expect(page.locator('.marquee-text').first()).not.toBeEmpty();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('[role=tabpanel]:not([hidden]) .wheel'));
  // A locator by role asks for styles too: after that, each change of a text with `display: none` draws a frame.
  await page.evaluate(() => {
    for (const text of document.querySelectorAll('.countdown-told')) getComputedStyle(text).getPropertyValue('color');
  });
  await changes(page, 3);
  await browser.startTracing(page, { categories: ['-*', 'blink'] });
  const seconds = 8;
  await changes(page, seconds);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: { name: string }[] };
  const frames = traceEvents.filter(({ name }) => name === 'LocalFrameView::pushPaintArtifactToCompositor').length;
  // The marquee and the winners draw up to three.
  expect(frames).toBeLessThan(seconds - 2);
});
