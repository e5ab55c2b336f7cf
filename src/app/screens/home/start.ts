import { effect, untracked } from '@preact/signals-react';
import { endAll } from '../../device/listen.ts';
import { gameShelf, sorting, vendorList } from '../../features/games/games.ts';
import { reloadOnLanguage } from '../../i18n/language.ts';
import { loaderOf } from './lists.tsx';
import { session } from '../../features/session/session.ts';
import { keepLoading, lazy } from '../../runtime/lazy/lazy.ts';
import { reached, schedule } from '../../runtime/scheduling/schedule.ts';

const memberHome = lazy(() => import('./member-home.ts'));

const loadMemberParts = (): (() => void) => schedule('free', () => keepLoading(memberHome, ({ loadMember }) => loadMember()));

/** Home load (H13): the lists of everyone, and a member's own whenever a session is open. Returns the function that stops it. */
export const startHome = (): (() => void) => endAll([
  watchGames(),
  reloadOnLanguage(loaderOf(sorting)),
  reloadOnLanguage(loaderOf(vendorList)),
  // Only for members: visitors do not load this code.
  effect(() => (session.value ? untracked(loadMemberParts) : undefined)),
]);

/** most ms that the parts above home's games wait for them */
const mostMs = 2_000;

/** Reaches the milestone `games` once home's first games are painted or have failed, or after two seconds. Returns the function that stops watching them. */
export function watchGames(): () => void {
  const { value: games, failure } = gameShelf('HOT');
  const end = () => void (reached.games.value = true);
  setTimeout(end, mostMs);
  return effect(() => void ((games.value || failure.value) && schedule('paint', end)));
}
