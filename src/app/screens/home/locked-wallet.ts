import { merchantWallet } from '../../../contract/endpoints/member.ts';
import { resource } from '../../gateway/resource.ts';
import { onSessionEnd } from '../../features/session/session.ts';

/** Stakes in open tickets and rounds, minor units; not part of the balance. */
export const lockedWallet = resource(merchantWallet, () => ({}));

onSessionEnd(lockedWallet.clear);
