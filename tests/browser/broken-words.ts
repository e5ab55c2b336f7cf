import type { Page } from 'playwright';

/** Runs in the page. */
function brokenWords(): string[] {
  const found = new Set<string>();
  // What moves by itself or comes with the focus is read there; of a game's latest numbers older ones have no room.
  const isSeen = (element: Element): boolean => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden' && !element.closest('.unseen,.told,.spoken,.marquee-text,.winners-past,.latest,[aria-hidden=true],[inert],script,style,noscript');
  const named = (element: Element): string => `.${element.getAttribute('class') ?? element.localName} in .${element.parentElement!.getAttribute('class') ?? element.parentElement!.localName}`;

  /** The ancestor that hides a part of these rectangles, if it does not scroll that way. */
  const cutter = (element: Element, rects: readonly DOMRect[]): Element | undefined => {
    let [acrossScrolls, downScrolls] = [false, false];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      acrossScrolls ||= /auto|scroll/.test(overflowX);
      downScrolls ||= /auto|scroll/.test(overflowY);
      const box = at.getBoundingClientRect();
      if (!acrossScrolls && overflowX !== 'visible' && rects.some(({ left, right }) => left < box.left - 1 || right > box.right + 1)) return at;
      if (!downScrolls && overflowY !== 'visible' && rects.some(({ top, bottom, height }) => top < box.top - height / 3 || bottom > box.bottom + height / 3)) return at;
      if (position === 'fixed') break;
    }
    return undefined;
  };
  /** Cut after some lines, and read whole where its link leads or once it is open. */
  const isOpened = (element: Element): boolean => getComputedStyle(element).webkitLineClamp !== 'none' && element.closest('a[href],[aria-expanded=false]') !== null;

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement!;
    if (!/\S/.test(text.nodeValue!) || !isSeen(parent)) continue;
    // Phones hyphenate long words; this browser comes without the dictionaries for it.
    const isHyphenated = getComputedStyle(parent).hyphens === 'auto';
    for (const { 0: word, index } of text.nodeValue!.matchAll(/(?<![\p{L}\d@.])[\p{L}\d]+(?:[.,:][\p{L}\d]+)*(?!\S*@)/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const rects = Array.from(range.getClientRects()).filter(({ width }) => width > 0);
      const lines = new Set(rects.map(({ top }) => Math.round(top)));
      if (lines.size > 1 && !(isHyphenated && word.length > 12)) found.add(`"${word}" of ${named(parent)} is broken`);
      const by = cutter(parent, rects);
      if (by && !(by === parent && isOpened(parent))) found.add(`"${word}" of ${named(parent)} is cut by ${named(by)}`);
    }
  }
  return Array.from(found);
}

/** Words and numbers that stand on two lines or are cut, where nothing scrolls or opens to show the rest. */
export const brokenWordsOf = (page: Page): Promise<string[]> => page.evaluate(brokenWords);
