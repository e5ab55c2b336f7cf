// Inlined at the end of a page with countdowns, which it updates until the app runs, if the phone's clock is right.
import { clockAgrees, countdownText } from '../contract/countdown.ts';
import type { BootData } from './page.ts';

const { at } = document.currentScript!.dataset as unknown as BootData;

/** Countdowns that the app does not update yet. */
const countdownsOnPage = () => document.querySelectorAll<HTMLElement>('[data-until]:not([aria-label])');

function tick(): void {
  const found = countdownsOnPage();
  found.forEach(({ dataset, firstElementChild }) => {
    const left = Number(dataset.until) - Date.now();
    // What follows the end is not known here: the text stays.
    if (left > 0) firstElementChild!.textContent = countdownText(left);
  });
  if (found.length) setTimeout(tick, 1_000 - (Date.now() % 1_000));
}

if (clockAgrees(Number(at))) tick();
