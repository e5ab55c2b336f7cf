import { useTranslation } from 'react-i18next';
import { dayLength } from '../../../contract/day.ts';
import type { Reward } from '../../../contract/endpoints/rewards.ts';
import { momentText, untilText } from '../../i18n/instant.ts';
import { amountText } from '../../features/wallet/wallet.ts';
import { claimingId, TimeLeft } from '../../features/rewards/rewards.tsx';
import { serverNow } from '../../runtime/clock.ts';
import { Places } from '../../ui/async/places.tsx';

interface RewardCardProps {
  reward: Reward;
  claim: (rewardId: string) => void;
}

/** One reward: its reason, its amount, the time left, and the button that claims it. */
export function RewardCard({ reward, claim }: RewardCardProps) {
  const { t } = useTranslation('rewardCenter');
  const { id, title, source, state } = reward;
  const amount = amountText(reward.amount);
  return (
    <li className="card row reward">
      <span className="fill reward-words">
        <span className="reward-source">{t(`source.${source}`)}</span>
        <span className="reward-title">{title}</span>
        <Standing reward={reward} />
      </span>
      <span className="reward-end">
        <span className={`reward-amount numbers ${state === 'expired' ? 'quiet reward-missed' : ''}`}>{amount}</span>
        {state === 'waiting' && (
          <button type="button" className="button reward-claim" aria-label={t('claimLabel', { amount, title })} aria-disabled={claimingId.value !== ''} onClick={() => claim(id)}>
            {t('claim')}
          </button>
        )}
      </span>
    </li>
  );
}

function Standing({ reward: { state, expiresAt, claimedAt } }: { reward: Reward }) {
  const { t } = useTranslation('rewardCenter');
  switch (state) {
    case 'claimed':
      return <span className="hint">{t('claimedAt', { time: momentText(claimedAt ?? expiresAt) })}</span>;
    case 'expired':
      return <span className="hint">{t('expiredAt', { time: momentText(expiresAt) })}</span>;
    case 'unknown':
      return null;
    case 'waiting':
  }
  // Hours are counted; of more than a day the date says enough.
  if (expiresAt - serverNow() > dayLength) return <span className="hint">{t('until', { time: untilText(expiresAt, serverNow()) })}</span>;
  return (
    <span className="hint">
      {t('left')} <TimeLeft until={expiresAt} />
    </span>
  );
}

/** The places of rewards. */
export const rewardPlaces = (
  <Places count={3} item="card row reward">
    <span className="fill reward-words">
      <span className="reward-title skeleton-line" />
      <span className="hint skeleton-line skeleton-short" />
    </span>
  </Places>
);
