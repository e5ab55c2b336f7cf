import { sourceOf } from './page-files.ts';

/**
 * Replaces a page of the app in a frame, where a game has led its frame back to the merchant. It asks the app around it
 * to leave the game, repeatedly, because the app ignores that while something covers the game.
 */
const script = "const leave=()=>parent.postMessage({leve:'close'},location.origin);leave();setInterval(leave,500)";

/**
 * Whether a frame requests a page. Browsers that do not tell (Chromium before 80, Safari before 16.4) get the page
 * itself, which the app around it detects.
 */
export const isFramed = (destination: string | undefined): boolean => destination === 'iframe' || destination === 'frame';

export const framedPage = `<!doctype html><meta charset="utf-8"><title>…</title><script>${script}</script>`;

/** Only the app may frame it. */
export const framedHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; script-src ${sourceOf(script)}; frame-ancestors 'self'`,
};
