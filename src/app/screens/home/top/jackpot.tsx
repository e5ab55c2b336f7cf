import { useCallback, useEffect } from 'react';
import type { TFunction } from 'i18next';
import { locales } from '../../../../contract/languages.ts';
import { language } from '../../../i18n/language.ts';
import { moneyText } from '../../../i18n/money.ts';
import { countJackpot, jackpot } from '../../../state/jackpot.ts';
import { page, settings } from '../../../state/merchant.ts';
import { Digits } from '../../../ui/digits/digits.tsx';
import './jackpot.css';

/** The jackpot (H01): it counts on the phone, unless the merchant has turned it off. */
export function Jackpot({ t }: { t: TFunction }) {
  return settings.value?.jackpot === 'off' ? null : <Counter t={t} />;
}

function Counter({ t }: { t: TFunction }) {
  const spoken = language.value;
  const format = useCallback((value: number) => value.toLocaleString(locales[spoken]), [spoken]);
  useEffect(countJackpot, []);
  return (
    <section className="jackpot" aria-labelledby="jackpot-title">
      <h2 id="jackpot-title" className="jackpot-title">
        {t('jackpot')}
      </h2>
      <p className="jackpot-amount">
        <span className="jackpot-currency">{moneyText(0, page.merchant.currency, spoken).replace(/[\d.,\s]/g, '')}</span>
        <Digits value={jackpot} format={format} />
      </p>
    </section>
  );
}
