import { signal } from '@preact/signals-react';
import { claimLevelBonus, memberClubBenefit, type ClubLevel } from '../../../contract/endpoints/club.ts';
import { secondTapMs } from '../../device/touch.ts';
import { call } from '../../gateway/call.ts';
import { i18n } from '../../i18n/index.ts';
import { toast, toastWhile, durations, toastTrouble } from '../../ui/messages/messages.ts';
import { resource } from '../../gateway/resource.ts';
import { onBreak } from '../../features/responsible-play/set-break.ts';
import { onSessionEnd } from '../../features/session/session.ts';
import { amountText, wallet } from '../../features/wallet/wallet.ts';

export const benefit = resource(memberClubBenefit, () => ({}));

onSessionEnd(benefit.clear);
onBreak(benefit.clear);

/** The bonuses of levels added up, minor units. */
export const sumOf = (levels: readonly ClubLevel[]): number => levels.reduce((sum, { bonus }) => sum + bonus, 0);

const claiming = signal(false);

/** Claims the bonuses of levels and shows the outcome. Never rejects. A second tap does nothing; the platform pays each bonus once in any case. */
export async function claim(levels: readonly ClubLevel[]): Promise<void> {
  if (claiming.peek()) return;
  claiming.value = true;
  try {
    await toastWhile(i18n.t('benefits:claiming'), claimEach(levels), durations.asking);
    toast(i18n.t('benefits:claimed', { bonus: amountText(sumOf(levels)) }), durations.short, 'done');
  } catch (error) {
    toastTrouble(error);
    // The answer may have been lost after the payment.
    void benefit.load();
  } finally {
    setTimeout(() => (claiming.value = false), secondTapMs);
    // Some may have been paid before one failed.
    void wallet.load();
  }
}

async function claimEach(levels: readonly ClubLevel[]): Promise<void> {
  for (const { id } of levels) benefit.replace(await call(claimLevelBonus, { level: id }));
}
