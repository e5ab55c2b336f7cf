import { useTranslation } from 'react-i18next';
import { depositStatuses } from '../../../contract/cashier.ts';
import type { Deposit } from '../../../contract/endpoints/cashier.ts';
import { depositRecord } from '../../../contract/endpoints/records.ts';
import { momentText, timeText } from '../../i18n/instant.ts';
import { language } from '../../i18n/language.ts';
import { amountText } from '../../features/wallet/amount-text.ts';
import { RecordScreen } from '../../features/records/record-screen.tsx';
import { flag } from '../../features/merchant/merchant.ts';

const toneOf = ({ status }: Deposit) => (status === 'paid' ? 'won' as const : status === 'waiting' ? undefined : 'quiet' as const);

/** The deposit record: every charge, with how it ended. */
export default function DepositRecord() {
  const { t } = useTranslation('depositRecord');
  const methodOf = ({ method }: Deposit) => t(`method.${method}`, { defaultValue: method });
  const statusOf = ({ status }: Deposit) => t(`status.${status}`, { defaultValue: status });
  return (
    <RecordScreen
      name="depositRecord"
      title={t('title')}
      offered={flag('DEPRECM3')}
      endpoint={depositRecord}
      of="deposits"
      types={depositStatuses.map((name) => ({ name, label: t(`type.${name}`) }))}
      sums={({ paidIn }) => [[t('paid'), paidIn]]}
      line={(deposit) => ({
        id: deposit.id,
        at: deposit.createdAt,
        title: methodOf(deposit),
        note: timeText(deposit.createdAt, language.value),
        amount: amountText(deposit.amount),
        tone: toneOf(deposit),
        under: statusOf(deposit),
      })}
      detail={(deposit) => ({
        title: methodOf(deposit),
        amount: amountText(deposit.amount),
        tone: toneOf(deposit),
        facts: [
          [t('state'), statusOf(deposit)],
          [t('fee'), amountText(deposit.fee)],
          [t('created'), momentText(deposit.createdAt, language.value)],
          [t('expires'), deposit.status === 'waiting' ? momentText(deposit.expiresAt, language.value) : undefined],
          [t('changed'), deposit.status === 'waiting' ? undefined : momentText(deposit.changedAt, language.value)],
        ],
        reference: `D${deposit.id}`,
      })}
    />
  );
}
