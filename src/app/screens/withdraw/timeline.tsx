import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '../../../contract/endpoints/cashier.ts';
import { shortMomentText } from '../../i18n/instant.ts';
import { paths } from '../../paths.ts';
import { amountText } from '../../features/wallet/wallet.ts';
import { poll } from '../../gateway/poll.ts';
import { isOffered } from '../../features/merchant/offered.ts';
import { stageKey, Stages } from '../../features/withdrawal/stages.tsx';
import { isOver, refresh } from './withdraw.ts';

/** A withdrawal with its stages; polls while it is in progress. */
export function Timeline({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdraw');
  const { id, amount, fee, destination, status } = withdrawal;
  useEffect(() => (isOver(withdrawal) ? undefined : poll(() => refresh(withdrawal))), [id]);
  return (
    <section className="card padded" aria-labelledby={`withdrawal-${id}`}>
      <h2 id={`withdrawal-${id}`} className="numbers">
        {t('of', { amount: amountText(amount) })}
      </h2>
      <p className="hint numbers">{t('arriving', { amount: amountText(amount - fee), destination })}</p>
      <p className="unseen" role="status">
        {t(stageKey(withdrawal))}
      </p>
      <Stages t={t} withdrawal={withdrawal} timeText={shortMomentText} />
      {status === 'returned' && <Returned withdrawal={withdrawal} />}
      {isOver(withdrawal) && isOffered(paths.withdrawRecord) && (
        <a className="button withdraw-record" href={paths.withdrawRecord}>
          {t('record')}
        </a>
      )}
    </section>
  );
}

function Returned({ withdrawal: { returnedBy, reason, stages } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdraw');
  // Without a name, the bank is meant if the money was sent to it.
  const by = returnedBy ?? (stages.some(({ stage }) => stage === 'sent') ? 'bank' : 'any');
  return (
    <>
      <p className="hint withdraw-note">{t(`returnedHint.${by}`, { defaultValue: t('returnedHint.any') })}</p>
      {reason && <p className="withdraw-note withdraw-reason">{t('reason', { reason })}</p>}
    </>
  );
}
