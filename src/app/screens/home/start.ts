import { effect, untracked } from '@preact/signals-react';
import { gameShelf, sorting, vendorList } from '../../features/games/games.ts';
import { reloadOnLanguage } from '../../i18n/reload-on-language.ts';
import { session } from '../../features/session/session.ts';
import { keepLoading, lazy } from '../../runtime/lazy/lazy.ts';
import { afterPaint } from '../../runtime/scheduling/after-paint.ts';

const memberHome = lazy(() => import('./member-home.ts'));

/** Home load (H13): the lists of everyone, and a member's own whenever a session is open. Returns what ends it. */
export function startHome(): () => void {
  const endings = [
    reloadOnLanguage(sorting.load),
    reloadOnLanguage(vendorList.load),
    // A visitor has none, and does not carry the code for it.
    effect(() => (session.value ? untracked(() => keepLoading(memberHome, ({ loadMember }) => loadMember())) : undefined)),
  ];
  return () => {
    for (const end of endings) end();
  };
}

/** ms for which home's first games may keep the parts above them waiting */
const mostMs = 2_000;

let first: Promise<void> | undefined;

/**
 * Resolves once home's first games have been painted, or two seconds have passed without them: the parts above
 * them stand in the page's HTML, and their code and calls would delay the games on a weak phone.
 */
export const firstGames = (): Promise<void> =>
  (first ??= new Promise((resolve) => {
    const games = gameShelf('HOT').value;
    const end = () => {
      stop();
      resolve();
    };
    const stop = effect(() => void (games.value && afterPaint(end)));
    setTimeout(end, mostMs);
  }));
