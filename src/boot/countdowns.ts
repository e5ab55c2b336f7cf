// Inlined at the end of a page with countdowns: they tell the time before the app is here, by the phone's clock where it agrees.
import { clockAgrees, countdownText } from '../contract/countdown.ts';
import type { BootData } from './page.ts';

const { at } = document.currentScript!.dataset as unknown as BootData;

/** Those that the app does not set yet. */
const drawn = () => document.querySelectorAll<HTMLElement>('[data-until]:not([aria-label])');

function tick(): void {
  const found = drawn();
  found.forEach(({ dataset, firstElementChild }) => {
    const left = Number(dataset.until) - Date.now();
    // What is past is not known any more.
    if (left > 0) firstElementChild!.textContent = countdownText(left);
  });
  if (found.length) setTimeout(tick, 1_000 - (Date.now() % 1_000));
}

if (clockAgrees(Number(at))) tick();
