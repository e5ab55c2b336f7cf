// @chunk rewards
import { signal } from '@preact/signals-react';
import type { ReadonlySignal } from '@preact/signals-react';
import { claimReward } from '../../../contract/endpoints/rewards.ts';
import { call } from '../../gateway/call.ts';
import { failureText } from '../../gateway/failure-text.ts';
import { toast, durations } from '../../ui/messages/messages.ts';
import { wallet } from '../wallet/wallet.ts';

/** The reward that is being claimed, by its id; blank: none. One at a time: a double tap is one claim. */
const claiming = signal('');
export const claimingId: ReadonlySignal<string> = claiming;

/** Claims a reward and says `done(amount)`, or what went wrong. The balance is asked for anew. Never rejects. */
export async function claim(rewardId: string, done: (amount: number) => string): Promise<void> {
  if (claiming.peek()) return;
  claiming.value = rewardId;
  try {
    const { amount } = await call(claimReward, { rewardId });
    toast(done(amount));
    void wallet.load();
  } catch (error) {
    toast(failureText(error), durations.short, 'trouble');
  } finally {
    claiming.value = '';
  }
}
