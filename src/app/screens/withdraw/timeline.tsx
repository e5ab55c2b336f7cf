import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { withdrawalStages } from '../../../contract/cashier.ts';
import type { Withdrawal } from '../../../contract/endpoints/cashier.ts';
import { shortMomentText } from '../../i18n/instant.ts';
import { paths } from '../../paths.ts';
import { amountText } from '../../features/wallet/wallet.ts';
import { poll } from '../../gateway/poll.ts';
import { isOffered } from '../../features/merchant/offered.ts';
import { check, close, Icon } from '../../ui/icon/icon.tsx';
import { isOver, refresh, stageKey } from './withdraw.ts';

/** Stages that were reached, and those to come; one that came back goes no further. */
function stepsOf({ stages, status }: Withdrawal): { stage: Withdrawal['status']; at?: number }[] {
  if (status === 'returned') return stages;
  return withdrawalStages.map((stage) => ({ stage, at: stages.find((reached) => reached.stage === stage)?.at }));
}

/** One withdrawal and its stages, followed until it has ended. */
export function Timeline({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdraw');
  const { id, amount, fee, destination, status, returnedBy } = withdrawal;
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
      <ol className="withdraw-stages">
        {stepsOf(withdrawal).map(({ stage, at }) => (
          <li key={stage} className={at === undefined ? 'quiet row withdraw-stage' : `quiet row withdraw-stage withdraw-stage-${stage === 'returned' ? 'returned' : 'reached'}`} aria-current={stage === status ? 'step' : undefined}>
            <span className="row withdraw-stage-mark">{at !== undefined && <Icon shape={stage === 'returned' ? close : check} size={14} />}</span>
            <span className="withdraw-stage-name">
              {t(stageKey({ status: stage, returnedBy }))}
              {stage !== 'returned' && <span className="unseen">{`: ${t(at === undefined ? 'stage.ahead' : 'stage.reached')}`}</span>}
            </span>
            <span className="hint numbers">{at === undefined ? '' : shortMomentText(at)}</span>
          </li>
        ))}
      </ol>
      {status === 'returned' && <Returned withdrawal={withdrawal} />}
      {isOver(withdrawal) && isOffered(paths.withdrawRecord) && (
        <a className="button withdraw-record" href={paths.withdrawRecord}>
          {t('record')}
        </a>
      )}
    </section>
  );
}

/** Who sent it back, and why where the platform says so. */
function Returned({ withdrawal: { returnedBy, reason, stages } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdraw');
  // A bank can only send back what was sent to it.
  const by = returnedBy ?? (stages.some(({ stage }) => stage === 'sent') ? 'bank' : 'any');
  return (
    <>
      <p className="hint withdraw-note">{t(`returnedHint.${by}`, { defaultValue: t('returnedHint.any') })}</p>
      {reason && <p className="withdraw-note withdraw-reason">{t('reason', { reason })}</p>}
    </>
  );
}
