// A chunk of its own: what home asks for a member.
import { renewSession } from '../../../contract/endpoints/session.ts';
import { hasContractPrompts } from '../../../contract/members.ts';
import { schedule } from '../../runtime/scheduling/schedule.ts';
import { call } from '../../gateway/call.ts';
import { correctClock } from '../../runtime/clock.ts';
import { loadFavourites } from '../../features/play/toggle-favourite.ts';
import { lockedWallet } from './locked-wallet.ts';
import { session } from '../../features/session/session.ts';
import { wallet } from '../../features/wallet/wallet.ts';
import { showContractPrompts } from './contract-prompts.ts';

/** Favourites, renewal, both wallets at once (H13), of which the header may have one already; then the contracts that wait (H11). */
export function loadMember(): void {
  const opened = session.peek();
  if (!opened) return;
  void loadFavourites();
  if (!wallet.value.peek()) void wallet.load();
  void lockedWallet.load();
  call(renewSession, {}).then(({ serverTime }) => correctClock(serverTime), () => {});
  if (hasContractPrompts(opened.type)) schedule('idle', () => void showContractPrompts());
}
