import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { schedule } from '../../../runtime/scheduling/schedule.ts';
import { comingRises, jackpot, startJackpotCount } from './jackpot-count.ts';
import { pageData } from '../../../device/page-data.ts';
import { settings } from '../../../features/merchant/merchant.ts';
import { Digits } from '../../../ui/digits/digits.tsx';
import './jackpot.css';

/** The jackpot (H01): it counts on the phone, unless the merchant has turned it off. */
export default function Jackpot() {
  return settings.value?.jackpot === 'off' ? null : <Counter />;
}

function Counter() {
  const { t } = useTranslation('home');
  const mark = t('thousands');
  // By hand: waking Intl would take a cheap phone a tenth of a second while it hydrates.
  const format = useCallback((value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, mark), [mark]);
  // Digits that roll are twenty frames, of which a weak phone has none to spare while it draws the games.
  useEffect(() => schedule('idle', startJackpotCount), []);
  return (
    <section className="jackpot" aria-labelledby="jackpot-title">
      <h2 id="jackpot-title" className="jackpot-title">
        {t('jackpot')}
      </h2>
      <p className="jackpot-amount">
        <span className="jackpot-currency">{pageData.merchant.currency.symbol}</span>
        <Digits value={jackpot} coming={comingRises} format={format} />
      </p>
    </section>
  );
}
