import { sourceOf } from '../build/page-files.ts';

/**
 * Stands in the place of a page of the app that a frame asks for: a game has led its frame back to the merchant. It asks the
 * app around it to leave the game, again and again, for while something lies over the game nothing of that is heard.
 */
const script = "const leave=()=>parent.postMessage({leve:'close'},location.origin);leave();setInterval(leave,500)";

/** Whether a frame asks for a page. Browsers that do not say so (Chromium before 80, Safari before 16.4) get the page itself, which the app around it sees. */
export const isFramed = (destination: string | undefined): boolean => destination === 'iframe' || destination === 'frame';

/** The answer to a frame that asks for a page of the app. */
export const framedPage = `<!doctype html><meta charset="utf-8"><title>…</title><script>${script}</script>`;

/** Its headers: the app alone may frame it. */
export const framedHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; script-src ${sourceOf(script)}; frame-ancestors 'self'`,
};
