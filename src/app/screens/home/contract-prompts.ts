import { contractRequest } from '../../../contract/endpoints/member.ts';
import { call } from '../../gateway/call.ts';
import { i18n, loadNamespaces } from '../../i18n/index.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { commissionPrompts } from '../../features/agency/commission-prompts.ts';
import { confirm } from '../../ui/messages/messages.ts';
import { session } from '../../features/session/session.ts';

/** Whose prompts were shown already: coming back to home does not ask again. */
let prompted: string | undefined;

/** Asks once for each contract that waits for the member (H11): cancel, or go to its page. */
export async function showContractPrompts(): Promise<void> {
  const token = session.peek()?.token;
  if (!token || token === prompted) return;
  try {
    const prompts = commissionPrompts(await call(contractRequest, {}));
    prompted = token;
    if (prompts.length) await loadNamespaces(['homeMore']);
    for (const { name, path } of prompts) {
      if (session.peek()?.token !== token) return;
      const goes = await confirm({
        title: i18n.t('homeMore:contract.title'),
        text: i18n.t(`homeMore:contract.${name}`),
        confirm: i18n.t('homeMore:contract.go'),
        cancel: i18n.t('shell:cancel'),
      });
      if (goes) return navigate(path);
    }
  } catch {
    // Nobody waits for it: the next visit asks again.
  }
}
