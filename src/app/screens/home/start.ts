import { effect, untracked } from '@preact/signals-react';
import { sorting, vendorList } from '../../features/games/games.ts';
import { reloadOnLanguage } from '../../i18n/reload-on-language.ts';
import { session } from '../../features/session/session.ts';
import { keepLoading, lazy } from '../../runtime/lazy/lazy.ts';

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
