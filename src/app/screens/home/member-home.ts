// A chunk of its own: what home asks for a member.
import { contractRequest, merchantWallet } from '../../../contract/endpoints/member.ts';
import { renewSession } from '../../../contract/endpoints/session.ts';
import { hasContractPrompts } from '../../../contract/members.ts';
import { session } from '../../features/session/session.ts';
import { call } from '../../gateway/call.ts';
import { i18n, loadNamespaces } from '../../i18n/index.ts';
import { routeOf } from '../../routes.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { commissionPrompts } from '../../features/agency/commission-prompts.ts';
import { confirm } from '../../ui/messages/messages.ts';
import { schedule } from '../../runtime/scheduling/schedule.ts';
import { correctClock } from '../../runtime/clock.ts';
import { loadFavourites } from '../../features/play/favourites.ts';
import { wallet } from '../../features/wallet/wallet.ts';

/** Favourites, renewal, both wallets at once (H13), of which the header may have one already; then the contracts that wait (H11). */
export function loadMember(): void {
  const opened = session.peek();
  if (!opened) return;
  void loadFavourites();
  if (!wallet.value.peek()) void wallet.load();
  // Stakes in open tickets and rounds, which no screen shows.
  call(merchantWallet, {}).catch(() => {});
  call(renewSession, {}).then(({ serverTime }) => correctClock(serverTime), () => {});
  if (hasContractPrompts(opened.type)) schedule('idle', () => void showContractPrompts());
}

/** A session's prompts that were not shown yet; undefined before the platform has told them. */
let waiting: { token: string; prompts: ReturnType<typeof commissionPrompts> } | undefined;

let asking = false;

/** Asks once for each contract that waits for the member (H11): cancel, or go to its page; those after it come with the next visit to home. */
export async function showContractPrompts(): Promise<void> {
  const token = session.peek()?.token;
  if (!token || asking) return;
  asking = true;
  try {
    if (waiting?.token !== token) waiting = { token, prompts: commissionPrompts(await call(contractRequest, {})) };
    const { prompts } = waiting;
    if (prompts.length) {
      await loadNamespaces(['homeMore']);
      await new Promise<void>((go) => schedule('gesture', go));
    }
    while (prompts.length) {
      // A late answer finds the person elsewhere, such as in the middle of a deposit.
      if (session.peek()?.token !== token || !isAtHome()) return;
      const { name, path } = prompts[0]!;
      const goes = await confirm({
        title: i18n.t('homeMore:contract.title'),
        text: i18n.t(`homeMore:contract.${name}`),
        confirm: i18n.t('homeMore:contract.go'),
      });
      // The page was left before the answer.
      if (!goes && !isAtHome()) return;
      prompts.shift();
      if (goes) return navigate(path);
    }
  } catch {
    // Nobody waits for it: the next visit asks again.
  } finally {
    asking = false;
  }
}

const isAtHome = () => routeOf(location.pathname).name === 'home';
