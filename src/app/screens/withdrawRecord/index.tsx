import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '../../../contract/endpoints/cashier.ts';
import { withdrawalStatuses } from '../../../contract/cashier.ts';
import { withdrawRecord } from '../../../contract/endpoints/records.ts';
import { momentText, timeText } from '../../i18n/instant.ts';
import { amountText } from '../../features/wallet/wallet.ts';
import { stageKey, Stages } from '../../features/withdrawal/stages.tsx';
import { RecordScreen } from '../../features/record-screen/record-screen.tsx';

function Timeline({ item }: { item: Withdrawal }) {
  const { t } = useTranslation('withdrawRecord');
  return <Stages t={t} label={t('stages')} withdrawal={item} timeText={momentText} />;
}

/** The withdrawal record: each with the stages that it reached. */
export default function WithdrawRecord() {
  const { t } = useTranslation('withdrawRecord');
  const methodOf = ({ method }: Withdrawal) => t(`method.${method}`, { defaultValue: method });
  return (
    <RecordScreen
      name="withdrawRecord"
      endpoint={withdrawRecord}
      of="withdrawals"
      types={withdrawalStatuses}
      sums={({ paidOut }) => [[t('taken'), paidOut]]}
      line={(withdrawal) => ({
        at: withdrawal.createdAt,
        title: methodOf(withdrawal),
        note: `${timeText(withdrawal.createdAt)} · ${withdrawal.destination}`,
        amount: amountText(withdrawal.amount),
        tone: withdrawal.status === 'returned' ? 'quiet' : undefined,
        under: t(stageKey(withdrawal, 'status')),
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
