import { whenTapped } from './parts.js';

/** Makes a cover a modal dialog that keeps the focus and gives it back. A firm one is closed by its own button alone. */
export function modal(cover, firm) {
  const first = cover.querySelector('[tabindex], [data-close]');
  let before;
  const close = () => {
    cover.hidden = true;
    if (before) before.focus();
  };
  const open = () => {
    before = document.activeElement;
    cover.hidden = false;
    first.focus();
  };
  whenTapped(cover.querySelector('[data-close]'), close);
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
