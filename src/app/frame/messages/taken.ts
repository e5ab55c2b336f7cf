// @chunk over-pages
import { pageData } from '../../device/page-data.ts';
import type { Span } from './free-strip.ts';

/** What a toast never covers beside texts with an amount: figures that change, and the button for the one thing to do next. */
const kept = '.numbers, .button-accent, [type=submit]';

/** An amount without its currency, such as 1.284,50. */
const decimals = /\d[.,]\d{2}(?!\d)/;

const isAmount = (text: string): boolean => text.includes(pageData.merchant.currency.symbol) || decimals.test(text);

/** Where amounts and main buttons lie in the window: of the dialog over the page, where there is one, else of the page. */
export function takenSpans(): Span[] {
  const root = Array.from(document.querySelectorAll('[role$=dialog]')).pop() ?? document.querySelector('.frame') ?? document.body;
  const boxes = Array.from(root.querySelectorAll(kept), (element) => element.getBoundingClientRect());
  const range = document.createRange();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (!isAmount(texts.currentNode.nodeValue!)) continue;
    range.selectNodeContents(texts.currentNode);
    boxes.push(range.getBoundingClientRect());
  }
  return boxes.filter(({ width, height, top, bottom }) => width > 1 && height > 1 && bottom > 0 && top < innerHeight);
}
