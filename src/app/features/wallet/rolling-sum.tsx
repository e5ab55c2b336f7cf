// A separate chunk: its digits are part of home's, and nobody needs them before money has come.
import { useCallback, useEffect, useState } from 'react';
import { signal } from '@preact/signals-react';
import { pageData } from '../../device/page-data.ts';
import { language } from '../../i18n/language.ts';
import { moneyText } from '../../i18n/money/money.ts';
import { Digits } from '../../ui/digits/digits.tsx';
import './digits-in-line.css';

interface RollingSumProps {
  /** minor units of the merchant's currency */
  sum: number;
  /** minor units that it shows first; by default `sum` */
  from?: number;
}

/** An amount whose digits roll from the previous one. */
export default function RollingSum({ sum, from = sum }: RollingSumProps) {
  const [shown] = useState(() => signal(from));
  const spoken = language.value;
  const format = useCallback((value: number) => moneyText(value, pageData.merchant.currency.code, spoken), [spoken]);
  useEffect(() => {
    shown.value = sum;
  }, [shown, sum]);
  return <Digits value={shown} format={format} />;
}
