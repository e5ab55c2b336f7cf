import type { Page } from 'playwright';

/** ms in which what lies below home's games should have come with a scroll */
const patience = 1_000;

/** Scrolls home, with which what lies below its games comes, down to the winners. */
export async function scrollToWinners(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: /^(Maiores ganhadores|Top winners)$/ });
  const isThere = () => heading.waitFor({ state: 'attached', timeout: patience }).then(() => true, () => false);
  // Home that has just been entered may still be put back to its top.
  do await page.evaluate(() => scrollTo(0, scrollY === 100 ? 120 : 100));
  while (!(await isThere()));
  await heading.scrollIntoViewIfNeeded();
}
