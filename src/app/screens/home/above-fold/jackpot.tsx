import { useCallback, useEffect } from 'react';
import { computed, signal } from '@preact/signals-react';
import { useTranslation } from 'react-i18next';
import { keepLoading, lazy } from '../../../runtime/lazy/lazy.ts';
import { schedule } from '../../../runtime/scheduling/schedule.ts';
import { pageData } from '../../../device/page-data.ts';
import { settings } from '../../../features/merchant/merchant.ts';
import { Digits } from '../../../ui/digits/digits.tsx';
import './jackpot.css';

/** The platform's own figure, in whole units; 0 until it is known. */
const fed = computed(() => Math.floor((settings.value?.jackpotAmount ?? 0) / 100));

const count = lazy(() => import('../jackpot-count.ts'));

/** the least start of the count (G §9), shown until its code has loaded */
const least = signal(20_000_000);

/** The jackpot (H01): counted on the phone, or the platform's own, unless the merchant has turned it off. */
export default function Jackpot() {
  const { t } = useTranslation('home');
  const mark = t('thousands');
  // By hand: the first use of Intl takes a cheap phone 0.1 s, during hydration.
  const format = useCallback((value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, mark), [mark]);
  const of = settings.value?.jackpot;
  const isCounted = of === 'show';
  const counted = count.value.value;
  // When idle: a roll takes twenty frames, which a weak phone needs for the games.
  useEffect(() => (isCounted ? schedule('idle', () => keepLoading(count)) : undefined), [isCounted]);
  useEffect(() => (isCounted && counted ? counted.startJackpotCount() : undefined), [isCounted, counted]);
  if (of === 'off') return null;
  return (
    <section className="jackpot" aria-labelledby="jackpot-title">
      <h2 id="jackpot-title" className="jackpot-title">
        {t('jackpot')}
      </h2>
      <p className="jackpot-amount">
        <span className="jackpot-currency">{pageData.merchant.currency.symbol}</span>
        {isCounted || fed.value ? (
          <Digits value={isCounted ? (counted ? counted.jackpot : least) : fed} coming={counted && counted.comingRises} format={format} />
        ) : (
          <span className="jackpot-places" aria-hidden="true" />
        )}
      </p>
    </section>
  );
}
