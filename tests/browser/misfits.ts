import type { Page } from 'playwright';
import { brokenWordsOf } from './broken-words.ts';

/** Runs in the page. */
function misfits(): string[] {
  const root = document.documentElement;
  const width = root.clientWidth;
  const found: string[] = [];
  if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} px wide`);
  const named = (element: Element): string => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element as HTMLElement).innerText.trim().slice(0, 30)}"`;
  const isSeen = (element: Element): boolean => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden' && !element.matches('.unseen,.unseen *,.spoken,[aria-hidden=true],[aria-hidden=true] *');
  const isScrolled = (element: Element): boolean => {
    for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(parent).overflowX)) return true;
    }
    return false;
  };

  for (const element of Array.from(document.querySelectorAll<HTMLElement>('button,a[href],h1,h2,h3,label'))) {
    if (!isSeen(element)) continue;
    const { left, right } = element.getBoundingClientRect();
    if (right > width + 1 && !isScrolled(element)) found.push(`${named(element)} reaches ${Math.round(right)} px`);
    if (getComputedStyle(element).display !== 'inline' && element.innerText.trim() && element.scrollWidth > element.clientWidth + 1) found.push(`${named(element)} is ${element.scrollWidth} px in ${element.clientWidth}`);
    const card = element.closest('.card')?.getBoundingClientRect();
    if (card && !isScrolled(element) && (left < card.left - 1 || right > card.right + 1)) found.push(`${named(element)} leaves its card`);
  }

  // Words of a row that stand in those beside them.
  const wordsOf = (element: Element): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return element.textContent.trim() ? Array.from(range.getClientRects()) : [];
  };
  const isPlaced = (element: Element): boolean => !/absolute|fixed/.test(getComputedStyle(element).position) && !element.querySelector('button,a,[role=timer],svg');
  for (const part of Array.from(document.querySelectorAll('li > *, li > .row > *, dl > * > *'))) {
    const next = part.nextElementSibling;
    if (!next || ![part, next].every((one) => isSeen(one) && isPlaced(one))) continue;
    const meets = wordsOf(part).some((one) => wordsOf(next).some((other) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > one.height / 3));
    if (meets) found.push(`${named(part)} stands in ${named(next)}`);
  }

  const controls = Array.from(document.querySelectorAll('main button,main a[href]')).filter(isSeen);
  const fields = Array.from(document.querySelectorAll('main input:not([type=radio]):not([type=checkbox]),main textarea,main select,main .field-fault:not(:empty)')).filter(isSeen);
  const covered = new Map<Element, string>();
  const free = new Set<Element>();
  for (let top = 0; fields.length && top < root.scrollHeight; top += innerHeight / 4) {
    scrollTo(0, top);
    for (const field of fields) {
      const seen = field.getBoundingClientRect();
      const over = controls.find((control) => {
        const { left, right, top: above, bottom: below } = control.getBoundingClientRect();
        // A button of the field's own stands in it.
        if (control.parentElement === field.parentElement) return false;
        const [from, to] = [Math.max(left, seen.left), Math.min(right, seen.right)];
        const [high, low] = [Math.max(above, seen.top), Math.min(below, seen.bottom)];
        return to - from >= 2 && low - high >= 2 && control.contains(document.elementFromPoint((from + to) / 2, (high + low) / 2));
      });
      if (over) covered.set(field, `${named(over)} covers the field ${field.getAttribute('aria-label') ?? field.id}`);
      // A bar at the window's foot covers what is scrolled below it, and no more.
      else if (seen.top >= 0 && seen.bottom <= innerHeight) free.add(field);
    }
  }
  scrollTo(0, 0);
  return [...found, ...Array.from(covered).flatMap(([field, words]) => (free.has(field) ? [] : [words]))];
}

/** What of the page does not fit its window: what reaches out of it or of its card, words that are broken or stand in others, fields under a button. */
export const misfitsOf = async (page: Page): Promise<string[]> => [...(await page.evaluate(misfits)), ...(await brokenWordsOf(page))];

/**
 * What does not fit the window of a person who reads text twice as large. Looked at once the text has its size: a
 * transition, were it of 1 ms, would leave the sizes of before to whoever reads them in the same task.
 */
export async function misfitsOfLargeText(page: Page): Promise<string[]> {
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px' && !document.getAnimations().some((animation) => animation instanceof CSSTransition));
  return misfitsOf(page);
}
