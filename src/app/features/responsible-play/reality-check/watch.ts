// Only for members.
import { effect, untracked } from '@preact/signals-react';
import { isTrial } from '../../../../contract/members.ts';
import { listen } from '../../../device/listen.ts';
import { localStore, storageKeys } from '../../../device/storage.ts';
import { i18n, loadNamespaces } from '../../../i18n/index.ts';
import { paths } from '../../../paths.ts';
import { serverNow } from '../../../runtime/clock.ts';
import { navigate } from '../../../runtime/router/navigate.ts';
import { durations, toast } from '../../../ui/messages/messages.ts';
import { reportVisit, visit } from '../play-visit.ts';
import { schedule } from '../../../runtime/scheduling/schedule.ts';
import { flag } from '../../merchant/merchant.ts';
import { session } from '../../session/session.ts';
import { afterRound, check, type Check } from './check.ts';

/** Watches each member's session, but no trial account's; `loadDialog` loads the code of the check. */
export function startRealityCheck(loadDialog: () => Promise<unknown>): void {
  effect(() => {
    const type = session.value?.type;
    if (type === undefined || isTrial(type) || !flag('RESPONSIBLE')) return undefined;
    return schedule('free', () => untracked(() => watchPlay(loadDialog)));
  });
}

const minute = 60_000;

/** Reports each minute that the member has the app open, and shows a check when one is due and `loadDialog` is done. Returns the function that stops it. */
export function watchPlay(loadDialog: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let ended = false;
  let stopWaiting = () => {};

  async function look(): Promise<void> {
    await reportVisit();
    const due = dueCheck();
    if (ended) return;
    try {
      await tellReached();
      if (!due) return;
      await loadDialog();
      // Not before a round in a game's frame ends.
      stopWaiting = afterRound(() => void (ended || (check.value = due)));
    } catch {
      // The next minute retries.
    }
  }

  // Not while the page is hidden: that time does not count.
  function follow(): void {
    clearInterval(timer);
    if (document.hidden) return;
    timer = setInterval(look, minute);
    void look();
  }

  const stopFollowing = listen(document, 'visibilitychange', follow);
  follow();
  return () => {
    ended = true;
    stopWaiting();
    clearInterval(timer);
    stopFollowing();
    check.value = undefined;
  };
}

let told: readonly string[] = [];

/** Tells once that a limit of loss or time is reached: then no game of any vendor takes a stake. */
async function tellReached(): Promise<void> {
  const reached = (visit.peek()?.reached ?? []).map(({ kind, period }) => `${kind}.${period}`);
  const news = reached.filter((name) => !told.includes(name));
  told = reached;
  if (!news.length) return;
  await loadNamespaces(['realityCheck']);
  for (const name of news) {
    toast(i18n.t(`realityCheck:reached.${name}`, { defaultValue: i18n.t('realityCheck:reached.other') }), durations.long, 'notice', { label: i18n.t('realityCheck:reached.see'), run: () => navigate(paths.responsiblePlay) });
  }
}

function dueCheck(): Check | undefined {
  const known = visit.peek();
  if (!known || check.peek()) return undefined;
  const { openedAt, checkMinutes, result } = known;
  const seenAt = Number(localStore.get(storageKeys.realityChecked) ?? 0);
  if (serverNow() - Math.max(openedAt, seenAt) < checkMinutes * minute) return undefined;
  return { minutes: Math.floor((serverNow() - openedAt) / minute), result };
}
