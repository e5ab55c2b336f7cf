import { keepFocusedFieldInSight, trackKeyboard } from '../device/keyboard.ts';
import { pageData } from '../device/page-data.ts';
import { savesData } from '../device/choices.ts';
import { loadList } from '../i18n/index.ts';
import { language } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { keepLoading, lazy } from '../runtime/lazy/lazy.ts';
import { schedule } from '../runtime/scheduling/schedule.ts';
import { yieldToMain } from '../runtime/scheduling/tasks.ts';
import { loggedIn } from '../features/session/session.ts';
import { menus } from './parts.ts';
import { confirmDialog } from './messages/messages.tsx';
import { keepFocusOnPage } from './kept-focus.ts';
import { memberScreens } from './preloads.ts';
import type { Screens } from './frame.tsx';

const analytics = lazy(() => import('../features/analytics/analytics.tsx'), { strings: ['analytics'] });
const update = lazy(() => import('./update.ts'), { strings: ['common'] });

/** Whether the person fills in a form, answers a dialog, plays or pays. */
const busy = (): boolean => document.querySelector('main form, .overlay, main[data-screen=play]') !== null;

/** A focused text field, or one with text not sent yet. */
const unsent = 'main :focus[placeholder], main [placeholder]:not(:placeholder-shown)';

/** ms from the first touch until the service worker loads, and between two checks for typed text: its eighty requests would compete with what the person then sends, such as a login */
const workerDelayMs = 4_000;

const bringWorker = (): void => (document.querySelector(unsent) ? bringWorkerLater() : void keepLoading(update, ({ startUpdates }) => startUpdates(busy)));

const bringWorkerLater = (): void => void setTimeout(() => schedule('free', bringWorker), workerDelayMs);

/** Loads the counting of visits, where the merchant's file asks for it. */
const bringAnalytics = (): void => void (pageData.merchant.analytics && keepLoading(analytics, ({ startAnalytics }) => startAnalytics()));

/** Holding a card opens its sheet, as its corner button does. */
function openHeldCard(press: Event): void {
  const corner = (press.target as Element).closest('.game-card-open')?.parentElement?.querySelector<HTMLElement>('.game-card-about');
  if (!corner) return;
  press.preventDefault();
  corner.click();
}

/** Starts the services of the first touch; a field may have the focus already. */
export async function startTouchServices(loadAll: Screens['loadAll']): Promise<void> {
  bringAnalytics();
  keepFocusedFieldInSight();
  keepFocusOnPage();
  addEventListener('longpress', openHeldCard);
  trackKeyboard();
  if ('serviceWorker' in navigator && import.meta.env.PROD) bringWorkerLater();
  const parts = [menus.side.load, confirmDialog.load, loadAll, () => loadList(language.peek()), loggedIn.peek() && menus.account.load];
  for (const load of parts) {
    // Each in its own task, so that a weak phone answers taps in between. A failed load is tried again when needed.
    if (load) load().catch(() => {});
    await yieldToMain();
  }
}

/** Preloads the screens most visited from here, one after the other, each when idle. */
export async function prepareNext(preload: Screens['preload']): Promise<void> {
  bringAnalytics();
  if (savesData()) return;
  for (const path of loggedIn.peek() ? [paths.deposit, paths.gameList] : [paths.login, paths.gameList]) {
    await new Promise<void>((go) => schedule('idle', go));
    await Promise.all([preload(path), loggedIn.peek() && memberScreens.value.peek()?.parts[path]?.load()]).catch(() => {});
  }
}
