// A chunk of its own, for members.
import { localStore, storageKeys } from '../../../device/storage.ts';
import { serverNow } from '../../../runtime/clock.ts';
import { reportVisit, visit } from '../play-visit.ts';
import { check } from './due-check.ts';
import type { Check } from './due-check.ts';

/** ms */
const minute = 60_000;

/**
 * Tells the platform each minute that the member has the app before them, and shows a check when one is due, once
 * `loadDialog` has its code. Returns what ends it.
 */
export function watchPlay(loadDialog: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let ended = false;

  async function look(): Promise<void> {
    await reportVisit();
    const due = dueCheck();
    if (!due || ended) return;
    try {
      await loadDialog();
      if (!ended) check.value = due;
    } catch {
      // The next minute tries again.
    }
  }

  // Not while the page is hidden: nobody is there to see it, or to count.
  function follow(): void {
    clearInterval(timer);
    if (document.hidden) return;
    timer = setInterval(look, minute);
    void look();
  }

  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    ended = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', follow);
    check.value = undefined;
  };
}

function dueCheck(): Check | undefined {
  const known = visit.peek();
  if (!known || check.peek()) return undefined;
  const { openedAt, checkMinutes, result } = known;
  const seenAt = Number(localStore.get(storageKeys.realityChecked) ?? 0);
  if (serverNow() - Math.max(openedAt, seenAt) < checkMinutes * minute) return undefined;
  return { minutes: Math.floor((serverNow() - openedAt) / minute), result };
}
