import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { signal, type ReadonlySignal } from '@preact/signals-react';
import { claimReward, rewardList, rewardSummary } from '../../../contract/endpoints/rewards.ts';
import { dayLength } from '../../../contract/day.ts';
import { call } from '../../gateway/call.ts';
import { durations, toast, toastTrouble } from '../../ui/messages/messages.ts';
import { secondTapMs } from '../../device/touch.ts';
import { wallet } from '../wallet/wallet.ts';
import { serverNow } from '../../runtime/clock.ts';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { onPhone } from '../../ui/countdown/follow-seconds.ts';

const claiming = signal('');

/** The id of the reward being claimed, or `all`; empty if none. One at a time: a double tap is one claim. */
export const claimingId: ReadonlySignal<string> = claiming;

/** Claims a reward and shows `done(amount)`, or what went wrong. Reloads the balance and, by `reload`, the list. Never rejects. */
export async function claim(rewardId: string, done: (amount: number) => string, reload: () => Promise<unknown>): Promise<void> {
  if (claiming.peek()) return;
  claiming.value = rewardId;
  try {
    const { amount } = await call(claimReward, { rewardId });
    toast(done(amount), durations.short, 'done');
    void wallet.load();
  } catch (error) {
    toastTrouble(error, durations.short);
  }
  await reload();
  setTimeout(() => (claiming.value = ''), secondTapMs);
}

/** Claims all waiting rewards, one after the other, and shows `done(sum)` of what was paid, and what went wrong. Never rejects. */
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
    toastTrouble(error, durations.short);
  } finally {
    claiming.value = '';
    if (sum) toast(done(sum), durations.short, 'done');
    void wallet.load();
  }
}

/** Time until an instant (epoch ms): a countdown on the last day, before that `5 dias e 20 h`. */
export function TimeLeft({ until }: { until: number }) {
  const { t } = useTranslation('states');
  const end = useMemo(() => onPhone(until), [until]);
  const left = until - serverNow();
  if (left <= dayLength) return <Countdown end={end} />;
  const hours = Math.floor(left / (60 * 60 * 1000));
  return <span className="numbers">{t('daysLeft', { count: Math.floor(hours / 24), hours: hours % 24 })}</span>;
}
