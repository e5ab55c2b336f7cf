// @chunk below-fold
import { useEffect } from 'react';
import { effect, signal, untracked } from '@preact/signals-react';
import type { Announcement } from '../../../../contract/endpoints/board.ts';
import { isCovered } from '../../../runtime/overlays/focus-trap.ts';
import { part } from '../../../runtime/lazy/part.ts';
import { needsAgeAnswer } from '../../../features/responsible-play/adult.ts';
import { announcementList } from '../home-content.ts';
import { reloadOnLanguage } from '../../../i18n/reload-on-language.ts';
import { announcementsFor, popupClosed, takeAnnouncements } from './announcement-state.ts';
import { session } from '../../../features/session/session.ts';

/** G §9: ms after loading, and after each change, until the popup may show. */
const patience = 500;

/** The announcements in the popup, while it shows. */
export const showing = signal<readonly Announcement[] | undefined>(undefined);

// The sanitizer comes with the first popup.
const popup = part(() => import('./announcement-popup.tsx'));

/** The platform's announcements for this person (H04, H05), unless they were closed before. */
export function Announcements() {
  const Popup = popup.loaded.value;
  useEffect(() => {
    const endings = [reloadOnLanguage(announcementList.load), effect(follow)];
    return () => {
      showing.value = undefined;
      for (const end of endings) end();
    };
  }, []);
  return showing.value && Popup ? <Popup /> : null;
}

function follow(): (() => void) | undefined {
  const list = announcementList.value.value;
  const person = session.value;
  if (!list || announcementList.old.value || needsAgeAnswer.value) return undefined;
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    // Whoever has opened something meanwhile is not interrupted.
    if (isCovered()) return wait();
    const own = announcementsFor(person, list);
    const shows = takeAnnouncements(person, own);
    showing.value = shows ? own : undefined;
    if (shows) untracked(() => popup.bring().catch(() => {}));
  };
  const wait = () => void (timer = setTimeout(look, patience));
  wait();
  return () => clearTimeout(timer);
}

/** The person has closed the popup, or followed one of its links. */
export function closeAnnouncements(): void {
  if (showing.peek()) popupClosed(session.peek(), showing.peek()!);
  showing.value = undefined;
}
