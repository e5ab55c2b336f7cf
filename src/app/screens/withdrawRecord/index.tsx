import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '../../../contract/endpoints/cashier.ts';
import { withdrawalStages, withdrawalStatuses } from '../../../contract/cashier.ts';
import { withdrawRecord } from '../../../contract/endpoints/records.ts';
import { momentText, timeText } from '../../i18n/instant.ts';
import { amountText } from '../../features/wallet/wallet.ts';
import { RecordScreen } from '../../features/record-screen/record-screen.tsx';
import './timeline.css';

/** How a withdrawal stands: what the operator refused, no bank sent back. */
const outcomeOf = ({ status, returnedBy }: Pick<Withdrawal, 'status' | 'returnedBy'>): string => (status === 'returned' && returnedBy === 'operator' ? 'refused' : status);

/** The stages that a withdrawal reached, and those that are still to come. */
function Timeline({ item: { stages, status, returnedBy } }: { item: Withdrawal }) {
  const { t } = useTranslation('withdrawRecord');
  const reached = stages.map(({ stage }) => stage);
  const ahead = status === 'returned' ? [] : withdrawalStages.filter((stage) => !reached.includes(stage));
  return (
    <ol className="timeline" aria-label={t('stages')}>
      {stages.map(({ stage, at }) => (
        <li key={stage} className={stage === 'returned' ? 'quiet timeline-stage timeline-returned' : 'quiet timeline-stage timeline-reached'}>
          {t(`stage.${outcomeOf({ status: stage, returnedBy })}`, { defaultValue: stage })}
          <span className="hint numbers">{momentText(at)}</span>
        </li>
      ))}
      {ahead.map((stage) => (
        <li key={stage} className="quiet timeline-stage">
          {t(`stage.${stage}`)}
          <span className="hint">{t('ahead')}</span>
        </li>
      ))}
    </ol>
  );
}

/** The withdrawal record: each with the stages that it reached. */
export default function WithdrawRecord() {
  const { t } = useTranslation('withdrawRecord');
  const methodOf = ({ method }: Withdrawal) => t(`method.${method}`, { defaultValue: method });
  return (
    <RecordScreen
      name="withdrawRecord"
      title={t('title')}
      endpoint={withdrawRecord}
      of="withdrawals"
      types={withdrawalStatuses.map((name) => ({ name, label: t(`type.${name}`) }))}
      sums={({ paidOut }) => [[t('taken'), paidOut]]}
      line={(withdrawal) => ({
        at: withdrawal.createdAt,
        title: methodOf(withdrawal),
        note: `${timeText(withdrawal.createdAt)} · ${withdrawal.destination}`,
        amount: amountText(withdrawal.amount),
        tone: withdrawal.status === 'returned' ? 'quiet' : undefined,
        under: t(`status.${outcomeOf(withdrawal)}`, { defaultValue: withdrawal.status }),
        facts: () => [
          [t('destination'), withdrawal.destination],
          [t('fee'), amountText(withdrawal.fee)],
          [t('received'), withdrawal.status === 'returned' ? undefined : amountText(withdrawal.amount - withdrawal.fee)],
          [t('reason'), withdrawal.reason],
          [t('created'), momentText(withdrawal.createdAt)],
        ],
        reference: `W${withdrawal.id}`,
      })}
      More={Timeline}
    />
  );
}
