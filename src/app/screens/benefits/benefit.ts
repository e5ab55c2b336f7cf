import { signal } from '@preact/signals-react';
import { claimLevelBonus, memberClubBenefit } from '../../../contract/endpoints/club.ts';
import type { ClubLevel } from '../../../contract/endpoints/club.ts';
import { call } from '../../gateway/call.ts';
import { failureText } from '../../gateway/failure-text.ts';
import { i18n } from '../../i18n/index.ts';
import { toast, toastWhile, durations } from '../../ui/messages/messages.ts';
import { resource } from '../../gateway/resource.ts';
import { onSessionEnd } from '../../features/session/session.ts';
import { wallet } from '../../features/wallet/wallet.ts';
import { amountText } from './amount-text.ts';

export const benefit = resource(memberClubBenefit, () => ({}));

onSessionEnd(benefit.clear);

const claiming = signal(false);

/** Has a level's bonus paid. A second tap waits for the first; the platform pays it once in any case. */
export async function claim({ id, bonus }: ClubLevel): Promise<void> {
  if (claiming.peek()) return;
  claiming.value = true;
  try {
    benefit.value.value = await toastWhile(i18n.t('benefits:claiming'), call(claimLevelBonus, { level: id }), durations.asking);
    toast(i18n.t('benefits:claimed', { bonus: amountText(bonus) }), durations.short);
    void wallet.load();
  } catch (error) {
    toast(failureText(error), durations.long, 'trouble');
  } finally {
    claiming.value = false;
  }
}
