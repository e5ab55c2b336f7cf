// @chunk over-pages
import { freeTop } from './free-strip.ts';
import { takenSpans } from './taken-spans.ts';

/** px between a toast and the bar beside it */
const air = 8;
/** ms from the last scroll or change of the page until toasts are placed anew */
const rest = 150;
/** px: three lines; of more, a toast is set smaller */
const tallest = 84;

const boxOf = (selector: string): DOMRect | undefined => document.querySelector(`.frame > ${selector}`)?.getBoundingClientRect();

/**
 * Moves each toast to a strip of the window that has no amount and no main button: under the header, else above the
 * footer or the keyboard, in the row of the header, in a gap of the page, or over the footer. One that finds no room is
 * set smaller: three lines are lower than the footer.
 */
function place(root: HTMLElement): void {
  const seen = window.visualViewport;
  const top = seen?.offsetTop || 0;
  const bottom = top + (seen?.height || innerHeight);
  // Home's own header scrolls with its page.
  const under = boxOf('.header-titled')?.bottom ?? top;
  const area = { top, bottom: Math.min(bottom, boxOf('.footer')?.top ?? bottom) };
  const taken = takenSpans({ top: under, bottom: area.bottom });
  const start = Math.max(under, boxOf('.header')?.bottom ?? 0) + air;
  const moves = Array.from(root.querySelectorAll<HTMLElement>('.toast-place'), (toast) => {
    const free = (height: number, end: number) => freeTop(height, [start, area.bottom - height - air, top, bottom - height], taken, { top, bottom: end });
    toast.classList.remove('toast-small');
    let height = toast.offsetHeight;
    let at = free(height, area.bottom);
    if (at === undefined || height > tallest) {
      toast.classList.add('toast-small');
      height = toast.offsetHeight;
      at = free(height, bottom) ?? bottom - height;
    }
    taken.push({ top: at, bottom: at + height });
    return () => void (toast.style.transform = `translateY(${at}px)`);
  });
  // After all that is measured: written between, each would cost a layout.
  for (const move of moves) move();
}

/** Places the toasts of `root` now, and anew when the page has been scrolled or has changed. Returns what ends it. */
export function placeToasts(root: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(() => place(root), rest);
  };
  const changes = new MutationObserver(again);
  changes.observe(document.body, { childList: true, subtree: true });
  const scrolled = { capture: true, passive: true };
  addEventListener('scroll', again, scrolled);
  addEventListener('resize', again);
  window.visualViewport?.addEventListener('resize', again);
  place(root);
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    removeEventListener('scroll', again, scrolled);
    removeEventListener('resize', again);
    window.visualViewport?.removeEventListener('resize', again);
  };
}
