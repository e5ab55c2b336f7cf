// @chunk over-pages
import { pageData } from '../../device/page-data.ts';
import type { Span } from './free-strip.ts';

/** Beside texts with an amount: figures that change, and the button for the one thing to do next. */
const kept = '.numbers, .button-accent, [type=submit]';

/** An amount without its currency, such as 1.284,50. */
const decimals = /\d[.,]\d{2}(?!\d)/;

const isAmount = (text: string): boolean => text.includes(pageData.merchant.currency.symbol) || decimals.test(text);

/** The last dialog over the page: the 18+ question stays in the page, hidden, once it is answered. */
function openDialog(): Element | undefined {
  let last: Element | undefined;
  for (const dialog of Array.from(document.querySelectorAll('[role$=dialog]'))) if (dialog.getClientRects().length) last = dialog;
  return last;
}

/** The part of a box between the bars over the page; none where less than half of it is seen. */
function seenPart({ top, bottom, width, height }: DOMRect, bars: Span): Span | undefined {
  const seen = { top: Math.max(top, bars.top), bottom: Math.min(bottom, bars.bottom) };
  return width > 1 && height > 1 && seen.bottom - seen.top > height / 2 ? seen : undefined;
}

/** Where amounts and main buttons are seen: in the dialog over the page, where there is one, else in the page, between `bars`. */
export function takenSpans(bars: Span): Span[] {
  const dialog = openDialog();
  const root = dialog ?? document.querySelector('.frame') ?? document.body;
  const between = dialog ? { top: 0, bottom: innerHeight } : bars;
  const spans: (Span | undefined)[] = Array.from(root.querySelectorAll(kept), (element) => seenPart(element.getBoundingClientRect(), between));
  const range = document.createRange();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (!isAmount(texts.currentNode.nodeValue!)) continue;
    range.selectNodeContents(texts.currentNode);
    spans.push(seenPart(range.getBoundingClientRect(), between));
  }
  return spans.filter((span) => span !== undefined);
}
