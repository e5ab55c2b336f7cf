// Services that start when idle after the page's start.
import { effect, untracked } from '@preact/signals-react';
import { listen } from '../device/listen.ts';
import { watchPresses } from '../device/press.ts';
import { canOfferDownload, openLinksInSameTab } from '../device/browser/browser.ts';
import { nearPacks } from '../i18n/index.ts';
import { language } from '../i18n/language.ts';
import { packs, screens } from '../near-screens.ts';
import { yieldToMain } from '../runtime/scheduling/tasks.ts';
import { schedule } from '../runtime/scheduling/schedule.ts';
import { navigations } from '../runtime/router/navigate.ts';
import { languageCookie } from '../../contract/languages.ts';
import { answerEvent, type Answer } from '../../contract/over-page.ts';
import { answerTaps } from '../device/answer-taps.ts';
import { needsAgeAnswer, setAgeAnswer, startAgeGate } from '../features/responsible-play/age-gate/age-gate.tsx';
import { ageGate, installOffer } from './parts.ts';
import { realityCheck } from './messages/messages.tsx';
import { dismissDownloadBar, downloadOffered, installOffered, watchInstall } from '../features/install/install.ts';
import { startTelemetry } from '../features/telemetry/start-telemetry.ts';
import { keepLoading, lazy } from '../runtime/lazy/lazy.ts';
import { loggedIn } from '../features/session/session.ts';
import { dropSecondTaps, memberScreens, preloadFrom, preloadOf } from './preloads.ts';
import type { Screens } from './frame.tsx';

// A failed prefetch is tried again when the code is needed.
const quietly = (loading: Promise<unknown>): void => void loading.catch(() => {});

const stayServices = lazy(() => import('./stay-services.ts'));
const memberServices = lazy(() => import('./member-services.ts'));
const keptLanguage = lazy(() => import('../features/language/kept-language.ts'));
const pictureRetry = lazy(() => import('../features/merchant/picture-retry.ts'));
const telemetry = lazy(() => import('../features/telemetry/measure-visit.ts'));

/** ms without a touch after which the code of the likely next screens is prefetched */
const stillMs = 4_000;

/** Whether the cookie names another language than the page's, which the service worker may have cached. */
function mayKeepAnother(): boolean {
  try {
    return document.cookie.split(`${languageCookie}=`).slice(1).some((value) => !value.startsWith(language.peek()));
  } catch {
    // A sandboxed frame refuses cookies.
    return false;
  }
}

/** A picture that waits for its turn has no address yet. */
const hasFailed = (picture: EventTarget | null): boolean => picture instanceof HTMLImageElement && picture.hasAttribute('src') && picture.complete && !picture.naturalWidth;

/** Loads the retry of pictures when the first one fails (E08). */
function watchPictures(): void {
  const mend = () => void keepLoading(pictureRetry, ({ retryPictures }) => retryPictures());
  if (Array.from(document.images).some(hasFailed)) return mend();
  const watch = ({ target }: Event) => {
    if (!hasFailed(target)) return;
    stop();
    mend();
  };
  // `error` events do not bubble.
  const stop = listen(document, 'error', watch, { capture: true });
}

/** Applies an answer to the 18+ question or the download bar. */
const takeAnswer = ({ detail: answer }: CustomEvent<Answer>): void => (answer === 'close' ? dismissDownloadBar() : setAgeAnswer(answer));

/** Starts the idle services in three tasks: in one they would block a weak phone's taps. */
export async function startIdleServices({ preload, loadAll, near }: Screens): Promise<void> {
  answerTaps();
  addEventListener(answerEvent, takeAnswer as EventListener);
  startAgeGate(ageGate);
  openLinksInSameTab();
  Object.assign(nearPacks, packs);
  Object.assign(near, screens);
  const loadMemberScreens = () => void keepLoading(memberScreens, (own) => (Object.assign(nearPacks, own.packs), Object.assign(near, own.screens)));
  effect(() => (loggedIn.value ? untracked(() => schedule('free', loadMemberScreens)) : undefined));
  watchPresses((control) => preloadFrom(control, preload));
  dropSecondTaps();
  navigations.begin = (url) => {
    const action = preloadOf(new URL(url, location.href), preload);
    action.start();
    action.end();
  };
  watchPictures();
  await yieldToMain();
  if (mayKeepAnother()) keepLoading(keptLanguage, ({ speakKeptLanguage }) => speakKeptLanguage());
  watchInstall();
  downloadOffered.value = canOfferDownload();
  // Nothing is offered before the 18+ answer.
  effect(() => {
    if (!needsAgeAnswer.value && (installOffered.value || downloadOffered.value)) quietly(installOffer.load());
  });
  await yieldToMain();
  startTelemetry((address) => schedule('free', () => quietly(telemetry.load().then(({ measureVisit }) => measureVisit(address)))));
  const bringMemberServices = () => void keepLoading(memberServices, ({ startMemberServices }) => startMemberServices(realityCheck.load));
  effect(() => (loggedIn.value ? untracked(() => schedule('free', bringMemberServices)) : undefined));
  // Not sooner: a visitor who leaves at once should load no menu, no other screen and no cached shell.
  schedule('touch', () => keepLoading(stayServices, ({ startTouchServices }) => startTouchServices(loadAll)));
  effect(() => {
    void loggedIn.value;
    const timer = setTimeout(schedule, stillMs, 'idle', () => keepLoading(stayServices, ({ prepareNext }) => prepareNext(preload)));
    return () => clearTimeout(timer);
  });
}
