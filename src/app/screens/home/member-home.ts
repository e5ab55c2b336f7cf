// A separate chunk: what home requests for a member.
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

/** Requests favourites, renewal and both wallets at once (H13); the header may have loaded one already. Then asks about waiting contracts (H11). */
export function loadMember(): void {
  const opened = session.peek();
  if (!opened) return;
  void loadFavourites();
  if (!wallet.value.peek()) void wallet.load();
  // The stakes of open tickets and rounds; no screen shows them.
  call(merchantWallet, {}).catch(() => {});
  call(renewSession, {}).then(({ serverTime }) => correctClock(serverTime), () => {});
  if (hasContractPrompts(opened.type)) schedule('idle', () => void showContractPrompts());
}

/** A session's prompts that were not shown yet; undefined before they are loaded. */
let waiting: { token: string; prompts: ReturnType<typeof commissionPrompts> } | undefined;

let asking = false;

/** Asks about each waiting contract once (H11): cancel, or go to its page; after that the others wait for the next visit to home. Never rejects. */
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
    // The next visit asks again.
  } finally {
    asking = false;
  }
}

const isAtHome = () => routeOf(location.pathname).name === 'home';
