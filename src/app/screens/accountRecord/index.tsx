import { useTranslation } from 'react-i18next';
import { accountRecord, type LedgerLine } from '../../../contract/endpoints/records.ts';
import { ledgerGroups } from '../../../contract/records.ts';
import { momentText, timeText } from '../../i18n/instant.ts';
import { balanceSumText, signedText } from '../../features/wallet/wallet.ts';
import { RecordScreen } from '../../features/record-screen/record-screen.tsx';

/** The account record: every movement of the wallet, with the balance after it. */
export default function AccountRecord() {
  const { t } = useTranslation('accountRecord');
  const nameOf = ({ kind }: LedgerLine) => t(`kind.${kind}`, { defaultValue: kind });
  return (
    <RecordScreen
      name="accountRecord"
      endpoint={accountRecord}
      of="account"
      types={Object.keys(ledgerGroups)}
      sums={({ paidIn, paidOut }) => [[t('in'), paidIn], [t('out'), paidOut]]}
      line={(entry) => ({
        id: entry.id,
        at: entry.at,
        title: entry.title || nameOf(entry),
        name: nameOf(entry),
        note: [timeText(entry.at), entry.title && nameOf(entry)].filter(Boolean).join(' · '),
        amount: signedText(entry.amount),
        tone: entry.amount > 0 ? 'won' : undefined,
        under: t('after', { amount: balanceSumText(entry.balanceAfter) }),
        facts: () => [[t('when'), momentText(entry.at)], [t('game'), entry.title], [t('balanceAfter'), balanceSumText(entry.balanceAfter)]],
        reference: entry.reference,
      })}
    />
  );
}
