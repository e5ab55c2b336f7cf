import { whenTapped } from './parts.js';

/** Chromium before 102 and Safari before 15.5 have no `inert`: there only the screen reader is kept out. */
const shut = 'inert' in HTMLElement.prototype ? 'inert' : 'aria-hidden';

/** All of the page beside a cover, but the live region, which is still heard, and covers that may come over this one. */
function besides(cover) {
  const found = [];
  for (let at = cover; at !== document.body; at = at.parentElement) {
    found.push(...Array.from(at.parentElement.children).filter((one) => one !== at && !one.matches(`#spoken, script, .cover[hidden], [${shut}]`)));
  }
  return found;
}

/** Makes a cover a modal dialog that keeps the focus and gives it back. A firm one is closed by its own button alone, or not at all. */
export function modal(cover, firm) {
  const first = cover.querySelector('[tabindex], [data-close], a');
  const button = cover.querySelector('[data-close]');
  let before;
  let outside = [];
  const close = () => {
    cover.hidden = true;
    for (const one of outside) one.removeAttribute(shut);
    if (before) before.focus();
  };
  const open = () => {
    if (!cover.hidden) return;
    before = document.activeElement;
    outside = besides(cover);
    for (const one of outside) one.setAttribute(shut, 'true');
    cover.hidden = false;
    first.focus();
  };
  if (button) whenTapped(button, close);
  whenTapped(cover, (event) => {
    if (!firm && event.target === cover) close();
  });
  cover.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !firm) close();
    if (event.key !== 'Tab') return;
    const stops = Array.from(cover.querySelectorAll('[tabindex], button, a[href]'));
    const next = stops.indexOf(document.activeElement) + (event.shiftKey ? -1 : 1);
    if (next >= 0 && next < stops.length) return;
    event.preventDefault();
    stops[event.shiftKey ? stops.length - 1 : 0].focus();
  });
  return open;
}
