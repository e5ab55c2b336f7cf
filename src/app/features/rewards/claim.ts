import { signal } from '@preact/signals-react';
import type { ReadonlySignal } from '@preact/signals-react';
import { claimReward, rewardList, rewardSummary } from '../../../contract/endpoints/rewards.ts';
import { call } from '../../gateway/call.ts';
import { failureText } from '../../gateway/failure.ts';
import { toast, durations } from '../../ui/messages/messages.ts';
import { wallet } from '../wallet/wallet.ts';

const claiming = signal('');

/** The reward that is being claimed, by its id, or `all`; blank: none. One at a time: a double tap is one claim. */
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

/** Claims all waiting rewards, one after the other, and says `done(sum)` of what was paid, and what went wrong. Never rejects. */
export async function claimAll(done: (sum: number) => string): Promise<void> {
  if (claiming.peek()) return;
  claiming.value = 'all';
  let sum = 0;
  try {
    const { count } = await call(rewardSummary, {});
    // Claimed rewards leave the list, so that its first page holds the next ones.
    for (let left = count; left > 0; ) {
      const { items } = await call(rewardList, { state: 'waiting', pageNo: 1 });
      for (const { id } of items) sum += (await call(claimReward, { rewardId: id })).amount;
      left = items.length ? left - items.length : 0;
    }
  } catch (error) {
    toast(failureText(error), durations.short, 'trouble');
  } finally {
    claiming.value = '';
    if (sum) toast(done(sum));
    void wallet.load();
  }
}
