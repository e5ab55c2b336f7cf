// A chunk of its own: its digits belong to home, and nobody needs them before a reward is claimed.
import { useCallback, useEffect, useState } from 'react';
import { signal } from '@preact/signals-react';
import { pageData } from '../../device/page-data.ts';
import { language } from '../../i18n/language.ts';
import { moneyText } from '../../i18n/money/money.ts';
import { Digits } from '../../ui/digits/digits.tsx';
import '../../features/wallet/digits-in-line.css';

/** A sum (minor units) whose digits roll from the one that it was. */
export default function RollingSum({ sum }: { sum: number }) {
  const [shown] = useState(() => signal(sum));
  const spoken = language.value;
  const format = useCallback((value: number) => moneyText(value, pageData.merchant.currency.code, spoken), [spoken]);
  useEffect(() => {
    shown.value = sum;
  }, [shown, sum]);
  return <Digits value={shown} format={format} />;
}
