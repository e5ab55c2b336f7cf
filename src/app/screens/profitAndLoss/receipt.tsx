import { useTranslation } from 'react-i18next';
import type { MonthReceipt } from '../../../contract/endpoints/records.ts';
import { flag } from '../../features/merchant/merchant.ts';
import { amountText, signedText } from '../../features/wallet/wallet.ts';
import { monthText } from '../../i18n/instant.ts';
import { durationText } from '../../i18n/money/money.ts';
import { paths } from '../../paths.ts';
import { UsedBar } from '../../ui/used-bar/used-bar.tsx';
import { Facts } from '../../ui/facts/facts.tsx';

/** The running month as a till's slip: what was staked, what came back, how long it took, and how much of the limit is used. */
export function Receipt({ receipt: { month, staked, returned, minutes, lossLimit } }: { receipt: MonthReceipt }) {
  const { t } = useTranslation('profitAndLoss');
  const net = returned - staked;
  const lost = Math.max(0, -net);
  const facts = [
    [t('staked'), signedText(-staked)],
    [t('back'), signedText(returned)],
    [t('minutes'), durationText(minutes)],
    [t('monthNet'), signedText(net), 'spread receipt-line receipt-sum'],
  ] as const;
  return (
    <section className="receipt" aria-labelledby="receipt-title">
      <h2 id="receipt-title" className="receipt-title">
        {t('receipt')} <span className="hint receipt-month">{monthText(month)}</span>
      </h2>
      <Facts facts={facts} item="spread receipt-line" />
      {lossLimit !== undefined ? (
        <>
          <UsedBar used={lost} amount={lossLimit} label={t('lossLimit')} />
          <p className="hint numbers receipt-limit">{t('ofLimit', { used: amountText(lost), amount: amountText(lossLimit) })}</p>
        </>
      ) : (
        flag('RESPONSIBLE') && (
          <a className="receipt-set" href={paths.responsiblePlay}>
            {t('setLimit')}
          </a>
        )
      )}
    </section>
  );
}
