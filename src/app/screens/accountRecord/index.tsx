import { useTranslation } from 'react-i18next';
import { accountRecord } from '../../../contract/endpoints/records.ts';
import type { LedgerLine } from '../../../contract/endpoints/records.ts';
import { ledgerGroups } from '../../../contract/records.ts';
import { momentText, timeText } from '../../i18n/instant.ts';
import { language } from '../../i18n/language.ts';
import { signedText } from '../../features/records/signed-text.ts';
import { amountText } from '../../features/wallet/amount-text.ts';
import { RecordScreen } from '../../features/records/record-screen.tsx';
import { flag } from '../../features/merchant/merchant.ts';

const types = Object.keys(ledgerGroups);

/** The account record: every move of the wallet, with what was in it after. */
export default function AccountRecord() {
  const { t } = useTranslation('accountRecord');
  const nameOf = ({ kind }: LedgerLine) => t(`kind.${kind}`, { defaultValue: kind });
  const toneOf = ({ amount }: LedgerLine) => (amount > 0 ? 'won' as const : undefined);
  return (
    <RecordScreen
      name="accountRecord"
      title={t('title')}
      offered={flag('TRANSREC3')}
      endpoint={accountRecord}
      of="account"
      types={types.map((name) => ({ name, label: t(`type.${name}`) }))}
      sums={({ paidIn, paidOut }) => [[t('in'), paidIn], [t('out'), paidOut]]}
      line={(entry) => ({
        id: entry.id,
        at: entry.at,
        title: entry.title || nameOf(entry),
        note: [timeText(entry.at, language.value), entry.title && nameOf(entry)].filter(Boolean).join(' · '),
        amount: signedText(entry.amount),
        tone: toneOf(entry),
        under: t('after', { amount: amountText(entry.balanceAfter) }),
      })}
      detail={(entry) => ({
        title: nameOf(entry),
        amount: signedText(entry.amount),
        tone: toneOf(entry),
        facts: [[t('when'), momentText(entry.at, language.value)], [t('game'), entry.title], [t('balanceAfter'), amountText(entry.balanceAfter)]],
        reference: entry.reference,
      })}
    />
  );
}
