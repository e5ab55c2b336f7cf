// @chunk over-pages
// Services that start in the first idle moment after the page's start.
import { effect } from '@preact/signals-react';
import { centreFocusedFields } from '../device/focused-field.ts';
import { trackKeyboard } from '../device/keyboard.ts';
import { savesData } from '../device/save-data.ts';
import { openLinksInSameTab } from '../device/same-tab.ts';
import { yieldToMain } from '../runtime/scheduling/tasks.ts';
import { whenTouched } from '../runtime/scheduling/touched.ts';
import { watchEdgeSwipes } from '../runtime/router/edge-swipe.ts';
import { prefetchOnTouch } from '../runtime/router/prefetch.ts';
import { needsAgeAnswer } from '../features/responsible-play/age-answer.ts';
import { downloadOffered, canOfferDownload } from '../features/install/downloads.ts';
import { retryPictures } from '../features/merchant/picture-retry.ts';
import { installOffered, watchInstall } from '../features/install/install.ts';
import { startTelemetry } from '../features/telemetry/start-telemetry.ts';
import { keepLoading, lazy } from '../runtime/lazy/lazy.ts';
import { startAgeGate } from '../features/responsible-play/age-gate/age-gate.ts';
import { installOffer } from '../features/install/install-offer.tsx';
import { loggedIn } from '../features/session/session.ts';
import { menus } from './menus/menus.ts';
import { setSwiped } from './page-transition.ts';
import { messages } from './messages/message-host.tsx';
import { startRealityCheck } from '../features/responsible-play/reality-check/start-reality-check.ts';

// A prefetch that fails is tried again when the code is needed.
const quietly = (loading: Promise<unknown>): void => void loading.catch(() => {});

const update = lazy(() => import('./update.ts'), { strings: ['common'] });
const telemetry = lazy(() => import('../features/telemetry/index.ts'));

/** True while the person fills in a form, answers a dialog, plays or pays. */
const busy = (): boolean => document.querySelector('main form, .overlay, main[data-screen=launchGame]') !== null;

/** ms from the first touch until the service worker is loaded: on a slow line what was tapped goes first */
const workerDelayMs = 4_000;

/** Starts the idle services in three tasks: in one they would block a weak phone's taps. */
export async function startIdleServices(preload: (path: string) => Promise<void>): Promise<void> {
  startAgeGate();
  watchEdgeSwipes(setSwiped);
  centreFocusedFields();
  trackKeyboard();
  openLinksInSameTab();
  if (!savesData()) prefetchOnTouch((path) => quietly(preload(path)));
  retryPictures();
  await yieldToMain();
  watchInstall();
  downloadOffered.value = canOfferDownload();
  // Not before the 18+ answer: nothing is offered until then.
  effect(() => {
    if (!needsAgeAnswer.value && (installOffered.value || downloadOffered.value)) quietly(installOffer.load());
  });
  await yieldToMain();
  quietly(messages.load());
  startTelemetry((address) => quietly(telemetry.load().then(({ measureVisit }) => measureVisit(address))));
  startRealityCheck();
  // Not sooner: a visitor who leaves at once has paid for no menu and for no copy of the shell.
  whenTouched(() => {
    quietly(menus.side.load());
    if (loggedIn.peek()) quietly(menus.account.load());
    if ('serviceWorker' in navigator && import.meta.env.PROD) setTimeout(() => keepLoading(update, ({ startUpdates }) => startUpdates(busy)), workerDelayMs);
  });
}
