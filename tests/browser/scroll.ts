import type { Page } from 'playwright';

/** Winners are the last heading of home, in either language. */
export const winnersHeading = /^(Maiores ganhadores|Top winners)$/;

/**
 * Scrolls home a little, again and again, until `come` is fulfilled: the sections below its games, and its popup, wait for
 * the first scroll, which the page may miss while it starts.
 */
export async function scrollUntil<T>(page: Page, come: Promise<T>): Promise<T> {
  const here = come.then(() => true);
  const scroll = () => page.evaluate(() => new Promise<false>((resolve) => {
    scrollTo(0, scrollY === 100 ? 120 : 100);
    setTimeout(resolve, 100, false);
  }));
  while (!(await Promise.race([here, scroll()])));
  return come;
}

/** Scrolls to a heading of home that stands below its games. */
export async function scrollToHeading(page: Page, name: string | RegExp): Promise<void> {
  const heading = page.locator('main[data-screen="home"]').getByRole('heading', { name });
  await scrollUntil(page, heading.waitFor({ state: 'attached' }));
  await heading.scrollIntoViewIfNeeded();
}
