// A chunk of its own: its digits belong to home, and nobody needs them before a charge is paid.
import { useCallback, useEffect, useState } from 'react';
import { signal } from '@preact/signals-react';
import { language } from '../../i18n/language.ts';
import { moneyText } from '../../i18n/money/money.ts';
import { Digits } from '../../ui/digits/digits.tsx';
import '../../features/wallet/digits-in-line.css';
import { wallet } from '../../features/wallet/wallet.ts';

interface RollingBalanceProps {
  /** minor units: the balance before the money came */
  from: number;
}

/** The balance; its digits roll from `from` to the wallet's newest sum. */
export default function RollingBalance({ from }: RollingBalanceProps) {
  const [shown] = useState(() => signal(from));
  const spoken = language.value;
  const currency = wallet.value.value?.currency ?? '';
  const format = useCallback((value: number) => moneyText(value, currency, spoken), [currency, spoken]);
  useEffect(() => wallet.value.subscribe((known) => {
    if (known) shown.value = known.sumBalance;
  }), [shown]);
  return <Digits value={shown} format={format} />;
}
