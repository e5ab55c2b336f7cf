import { useTranslation } from 'react-i18next';
import { rebateReport, type Rebate } from '../../../contract/endpoints/rewards.ts';
import { dayText, momentText, shortDayText } from '../../i18n/instant.ts';
import { language } from '../../i18n/language.ts';
import { percentText } from '../../i18n/money/money.ts';
import { isOffered } from '../../features/merchant/offered.ts';
import { paths } from '../../paths.ts';
import { amountText } from '../../features/wallet/wallet.ts';
import { RecordScreen } from '../../features/record-screen/record-screen.tsx';

/** The rebate report: what the stakes of each day returned. */
export default function RebateReport() {
  const { t } = useTranslation('rebateReport');
  const stateOf = ({ claimedAt }: Rebate) => t(claimedAt ? 'claimed' : 'waiting');
  return (
    <RecordScreen
      name="rebateReport"
      endpoint={rebateReport}
      of="rebates"
      // Not the waiting sum: a claim also pays for days outside the range, and two different sums would look like a fault.
      sums={({ paidIn, paidOut }) => [[t('inPeriod'), paidIn + paidOut], [t('claimed'), paidIn]]}
      next={(totals) => (isOffered(paths.manualRebate) ? { label: t('toClaim'), href: paths.manualRebate, isDue: Boolean(totals?.paidOut) } : undefined)}
      line={(rebate) => ({
        at: rebate.day.slice(0, 7),
        title: shortDayText(rebate.day),
        name: dayText(rebate.day),
        note: t('of', { rate: percentText(rebate.rate, language.value), staked: amountText(rebate.staked) }),
        amount: amountText(rebate.amount),
        tone: rebate.claimedAt ? 'won' : undefined,
        under: rebate.claimedAt ? stateOf(rebate) : undefined,
        facts: () => [
          [t('state'), stateOf(rebate)],
          [t('staked'), amountText(rebate.staked)],
          [t('rate'), percentText(rebate.rate, language.value)],
          [t('claimedAt'), rebate.claimedAt ? momentText(rebate.claimedAt) : undefined],
        ],
        reference: `R${rebate.id}`,
      })}
    />
  );
}
