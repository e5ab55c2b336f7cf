import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { withdrawalStages } from '../../../contract/cashier.ts';
import type { Withdrawal } from '../../../contract/endpoints/cashier.ts';
import { shortMomentText } from '../../i18n/instant.ts';
import { language } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { amountText } from '../../features/wallet/amount-text.ts';
import { poll } from '../../gateway/poll.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { check, close } from '../../ui/icon/shapes.ts';
import { isOver, refresh } from './withdraw.ts';

interface Step {
  stage: string;
  /** epoch ms; none: not reached */
  at?: number;
}

/** Stages that were reached, and those to come; one that came back goes no further. */
function stepsOf({ stages, status }: Withdrawal): Step[] {
  if (status === 'returned') return stages;
  return withdrawalStages.map((stage) => ({ stage, at: stages.find((reached) => reached.stage === stage)?.at }));
}

/** One withdrawal and its stages, followed until it has ended. */
export function Timeline({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdraw');
  const { id, amount, fee, destination, status } = withdrawal;
  useEffect(() => (isOver(withdrawal) ? undefined : poll(() => refresh(withdrawal))), [id]);
  const spoken = language.value;
  return (
    <section className="card padded" aria-labelledby={`withdrawal-${id}`}>
      <h2 id={`withdrawal-${id}`} className="numbers">
        {t('of', { amount: amountText(amount) })}
      </h2>
      <p className="hint numbers">{t('arriving', { amount: amountText(amount - fee), destination })}</p>
      <p className="unseen" role="status">
        {t(`stage.${status}`)}
      </p>
      <ol className="withdraw-stages">
        {stepsOf(withdrawal).map(({ stage, at }) => (
          <li key={stage} className={at === undefined ? 'quiet row withdraw-stage' : `quiet row withdraw-stage withdraw-stage-${stage === 'returned' ? 'returned' : 'reached'}`} aria-current={stage === status ? 'step' : undefined}>
            <span className="row withdraw-stage-mark">{at !== undefined && <Icon shape={stage === 'returned' ? close : check} size={14} />}</span>
            <span className="withdraw-stage-name">{t(`stage.${stage}`)}</span>
            <span className="hint numbers">{at === undefined ? '' : shortMomentText(at, spoken)}</span>
          </li>
        ))}
      </ol>
      {status === 'returned' && <p className="hint withdraw-note">{t('returnedHint')}</p>}
      {isOver(withdrawal) && (
        <a className="button withdraw-record" href={paths.withdrawRecord}>
          {t('record')}
        </a>
      )}
    </section>
  );
}
