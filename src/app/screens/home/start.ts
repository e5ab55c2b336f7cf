import { effect, untracked } from '@preact/signals-react';
import { renewSession } from '../../../contract/endpoints/session.ts';
import { hasContractPrompts } from '../../../contract/members.ts';
import { whenIdle } from '../../device/idle.ts';
import { call } from '../../gateway/call.ts';
import { correctClock } from '../../state/clock.ts';
import { bannerList, noticeList } from '../../state/content.ts';
import { loadFavourites } from '../../state/favourites.ts';
import { sorting, vendorList } from '../../state/games.ts';
import { loadInEachLanguage } from '../../state/language-change.ts';
import { lockedWallet } from '../../state/locked-wallet.ts';
import { session } from '../../state/session.ts';
import { wallet } from '../../state/wallet.ts';
import { bringTaps } from './taps.ts';

/** Home load (H13): the lists of everyone, and a member's own whenever a session is open. Returns what ends it. */
export function startHome(): () => void {
  whenIdle(() => void bringTaps().catch(() => {}));
  const endings = [
    loadInEachLanguage(() => {
      for (const list of [bannerList, noticeList, sorting, vendorList]) void list.load();
    }),
    effect(() => {
      const opened = session.value;
      if (opened) untracked(() => loadMember(opened.type));
    }),
    watchReturns(),
  ];
  return () => {
    for (const end of endings) end();
  };
}

function loadMember(type: number): void {
  void loadFavourites();
  void wallet.load();
  void lockedWallet.load();
  call(renewSession, {}).then(({ serverTime }) => correctClock(serverTime), () => {});
  if (hasContractPrompts(type)) {
    whenIdle(() => void import('./contract-prompts.ts').then(({ showContractPrompts }) => showContractPrompts(), () => {}));
  }
}

/** The balance after a game: the person comes back to this tab, or back to this page. */
function watchReturns(): () => void {
  const refresh = () => {
    if (!document.hidden && session.peek()) void wallet.load();
  };
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) refresh();
  };
  document.addEventListener('visibilitychange', refresh);
  addEventListener('pageshow', shown);
  return () => {
    document.removeEventListener('visibilitychange', refresh);
    removeEventListener('pageshow', shown);
  };
}
