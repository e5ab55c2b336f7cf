import { useTranslation } from 'react-i18next';
import { depositStatuses } from '../../../contract/cashier.ts';
import type { Deposit } from '../../../contract/endpoints/cashier.ts';
import { depositRecord } from '../../../contract/endpoints/records.ts';
import { momentText, timeText } from '../../i18n/instant.ts';
import { amountText } from '../../features/wallet/wallet.ts';
import { RecordScreen } from '../../features/record-screen/record-screen.tsx';

const toneOf = ({ status }: Deposit) => (status === 'paid' ? 'won' as const : status === 'waiting' ? undefined : 'quiet' as const);

/** The deposit record: every charge, with how it ended. */
export default function DepositRecord() {
  const { t } = useTranslation('depositRecord');
  const methodOf = ({ method }: Deposit) => t(`method.${method}`, { defaultValue: method });
  const statusOf = ({ status }: Deposit) => t(`status.${status}`, { defaultValue: status });
  return (
    <RecordScreen
      name="depositRecord"
      endpoint={depositRecord}
      of="deposits"
      types={depositStatuses}
      sums={({ paidIn }) => [[t('paid'), paidIn]]}
      line={(deposit) => ({
        at: deposit.createdAt,
        title: methodOf(deposit),
        note: timeText(deposit.createdAt),
        amount: amountText(deposit.amount),
        tone: toneOf(deposit),
        under: statusOf(deposit),
        facts: () => [
          [t('state'), statusOf(deposit)],
          [t('fee'), amountText(deposit.fee)],
          [t('returned'), deposit.returned ? amountText(deposit.returned) : undefined],
          [t('created'), momentText(deposit.createdAt)],
          [t('expires'), deposit.status === 'waiting' ? momentText(deposit.expiresAt) : undefined],
          [t('changed'), deposit.status === 'waiting' ? undefined : momentText(deposit.changedAt)],
        ],
        reference: `D${deposit.id}`,
      })}
    />
  );
}
