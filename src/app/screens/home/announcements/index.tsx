// A separate chunk: it loads once home was seen.
import { useLayoutEffect } from 'react';
import { effect } from '@preact/signals-react';
import { announcements } from '../../../../contract/endpoints/announcements.ts';
import { contentTypes } from '../../../../contract/content-types.ts';
import { endAll } from '../../../device/listen.ts';
import { contentInput } from '../../../features/announcements/notices.ts';
import { resource } from '../../../gateway/resource.ts';
import { lazy } from '../../../runtime/lazy/lazy.ts';
import { isCovered } from '../../../runtime/overlays/focus-trap.ts';
import { isScreenComing, reached, schedule } from '../../../runtime/scheduling/schedule.ts';
import { openOverlay } from '../../../runtime/overlays/overlays.ts';
import { needsAgeAnswer } from '../../../features/responsible-play/age-gate/age-gate.tsx';
import { reloadOnLanguage } from '../../../i18n/language.ts';
import { wantsPopups } from '../../../device/choices.ts';
import { session } from '../../../features/session/session.ts';
import { announcementsFor, popupClosed, takeAnnouncements } from './state.ts';

/** Popups of all audiences; `state.ts` picks the person's own. */
export const announcementList = resource(announcements, contentInput(contentTypes.popup));

/** The popup of the announcements, with the sanitizer. */
export const announcementPopup = lazy(() => import('./popup.tsx'), { strings: ['homeMore'] });

/** G §9: ms after loading, and after each change, until the popup may show. */
const intervalMs = 500;

/** The platform's announcements for this person (H04, H05), unless they were closed before. */
export default function Announcements() {
  // A layout effect: passive ones end after the next paint, and the popup could open over the next page before that.
  useLayoutEffect(() => endAll([reloadOnLanguage(() => schedule('free', () => void announcementList.load())), effect(follow)]), []);
  return null;
}

/** Whether the person moves by keyboard: the popup must not take the focus away. */
function isOnTheWay(): boolean {
  const at = document.activeElement;
  try {
    return at !== null && !at.matches('body, main') && at.matches(':focus-visible');
  } catch {
    // Chromium before 86 does not know the selector.
    return false;
  }
}

/** The popup does not interrupt another overlay, a person who moves by keyboard, or a game or screen that is loading, with which its pictures would compete. */
const isBusy = (): boolean => isCovered() || isOnTheWay() || isScreenComing();

function follow(): (() => void) | undefined {
  const list = announcementList.value.value;
  const person = session.value;
  if (!list || announcementList.stale.value || needsAgeAnswer.value || !reached.seen.value) return undefined;
  let timer: ReturnType<typeof setTimeout>;
  let ended = false;
  const own = announcementsFor(person, list);
  const wait = () => void (timer = setTimeout(look, intervalMs));
  const look = () => {
    if (isBusy()) wait();
    else if (wantsPopups() && takeAnnouncements(person, own)) announcementPopup.load().then(show, () => {});
  };
  const show = () => {
    if (ended) return;
    if (isBusy()) wait();
    // However it was closed, it stays closed.
    else openOverlay(announcementPopup, { list: own }, () => popupClosed(person, own));
  };
  const stop = schedule('gesture', wait);
  return () => {
    ended = true;
    stop();
    clearTimeout(timer);
  };
}
