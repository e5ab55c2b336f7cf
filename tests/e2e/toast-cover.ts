import type { Page } from 'playwright/test';
import type { ScreenName } from '../../src/app/routes.ts';
import { expect } from './fixture.ts';
import { pathOf } from './screens.ts';
import { keepSession, screen } from './steps.ts';

/** Shows a toast in the place of the last one, as any screen does: by the app's own function, found among the exports of its bundle. */
const showToast = (page: Page, text: string): Promise<void> => page.evaluate(async (said) => {
  const address = document.querySelector<HTMLScriptElement>('script[src*="/assets/app-"], link[href*="/assets/app-"]');
  const exported: Record<string, unknown> = await import(address!.getAttribute('src') ?? address!.getAttribute('href')!);
  const toast = Object.values(exported).find((one): one is (...given: unknown[]) => () => void => typeof one === 'function' && String(one).includes('"notice"'));
  const shown = window as { hideToast?: () => void };
  shown.hideToast?.();
  shown.hideToast = toast!(said, 60_000, 'trouble', { label: 'Tentar de novo', run: () => {} });
}, text);

/** Amounts and main buttons that a toast covers, of those that can be seen, and whether it is in the window. */
const covered = (page: Page): Promise<string[]> => page.evaluate(() => {
  const toast = document.querySelector('.toast')!.getBoundingClientRect();
  // Behind the bars nothing is seen; home's header scrolls away.
  const start = document.querySelector('.header-titled')?.getBoundingClientRect().bottom ?? 0;
  const end = document.querySelector('.footer')?.getBoundingClientRect().top ?? innerHeight;
  const meets = ({ top, bottom, left, right, width, height }: DOMRect) => {
    const [from, to] = [Math.max(top, start), Math.min(bottom, end)];
    return width > 1 && to - from > height / 2 && to > toast.top + 1 && from < toast.bottom - 1 && right > toast.left && left < toast.right;
  };
  const found = toast.top < 0 || toast.bottom > innerHeight + 1 ? ['outside of the window'] : [];
  for (const button of document.querySelectorAll('main [type=submit], main .button-accent')) if (meets(button.getBoundingClientRect())) found.push(button.textContent);
  const texts = document.createTreeWalker(document.querySelector('.frame')!, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    if (!/R\$|\d[.,]\d\d(?!\d)/.test(texts.currentNode.nodeValue!)) continue;
    range.selectNodeContents(texts.currentNode);
    if (meets(range.getBoundingClientRect())) found.push(texts.currentNode.nodeValue!);
  }
  return found;
});

/** The shortest and the longest that the app has. */
const sentences = ['Feito.', 'A plataforma respondeu de um jeito que não entendemos. Tente de novo em instantes.'];

async function expectNothingCovered(page: Page, name: ScreenName): Promise<void> {
  await expect(screen(page, name)).toBeVisible();
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  for (const sentence of sentences) {
    await showToast(page, sentence);
    await expect(page.locator('.toast')).toContainText(sentence);
    for (const top of [0, 90, 260]) {
      await page.evaluate((to) => scrollTo(0, to), top);
      await expect.poll(() => covered(page), { message: `${name}, scrolled to ${top}: ${sentence}` }).toEqual([]);
    }
  }
}

/** Opens each screen, as `account` where one is given, and expects that neither the shortest nor the longest toast covers an amount or a main button. */
export async function expectToastsBesideAmounts(page: Page, account: string | undefined, screens: readonly ScreenName[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (account) await keepSession(page, account);
  for (const name of screens) {
    await page.goto(pathOf(name));
    await expectNothingCovered(page, name);
  }
}
