// A chunk of its own: what can wait for the page's first idle moment.
import { centreFocusedFields } from '../device/focused-field.ts';
import { watchEdgeSwipes } from '../router/edge-swipe.ts';
import { loadNamespaces } from '../i18n/index.ts';
import { prefetchOnTouch } from '../router/prefetch.ts';
import { installOffered, startInstall } from '../state/install.ts';
import { startAgeGate } from './age-gate/gate.ts';
import type { Chrome } from './chrome.ts';
import { installOffer } from './install/offer.tsx';
import { menus } from './menus.tsx';
import { noteSwipe } from './page-change.ts';
import { messages } from './messages/host.tsx';
import { startRealityCheck } from './reality-check/check.ts';

// What cannot be had now is asked for again when it is wanted.
const quietly = (coming: Promise<void>): void => void coming.catch(() => {});

export function startLater(rowOf: (path: string) => Chrome): void {
  watchEdgeSwipes(noteSwipe);
  centreFocusedFields();
  prefetchOnTouch((path) => quietly(rowOf(path).Screen.preload()));
  startInstall();
  if (installOffered.peek()) quietly(installOffer.bring());
  quietly(loadNamespaces(['later']));
  quietly(messages.bring());
  startAgeGate();
  startRealityCheck();
  quietly(menus.side.bring());
}
