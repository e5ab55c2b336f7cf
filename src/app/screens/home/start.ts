import { effect } from '@preact/signals-react';
import { whenSettled } from '../../runtime/scheduling/idle.ts';
import { sorting, vendorList } from '../../features/games/games.ts';
import { reloadOnLanguage } from '../../i18n/reload-on-language.ts';
import { session } from '../../features/session/session.ts';
import { bringTaps } from './lazy-actions.ts';

/** Home load (H13): the lists of everyone, and a member's own whenever a session is open. Returns what ends it. */
export function startHome(): () => void {
  const endings = [
    whenSettled(() => void bringTaps().catch(() => {})),
    reloadOnLanguage(sorting.load),
    reloadOnLanguage(vendorList.load),
    // A visitor has none, and does not carry the code for it.
    effect(() => {
      if (session.value) void import('./member-home.ts').then(({ loadMember }) => loadMember(), () => {});
    }),
  ];
  return () => {
    for (const end of endings) end();
  };
}
