import { transfers, transferTerms } from '../../../contract/endpoints/transfers.ts';
import { pages } from '../../gateway/pages.ts';
import { resource } from '../../gateway/resource.ts';
import { wallet } from '../../features/wallet/wallet.ts';

export type Transfers = ReturnType<typeof createTransfers>;

/** The state of the transfer screen; `to` is the id of a member of the own team; none: the superior. */
export function createTransfers(to: string | undefined) {
  const terms = resource(transferTerms, () => ({ memberId: to }));
  const list = pages(transfers, () => ({}));
  const load = () => void Promise.all([terms.load(), list.load(), wallet.load()]);
  return { to, terms, list, load };
}
