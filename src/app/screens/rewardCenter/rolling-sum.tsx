// A chunk of its own: its digits belong to home, and nobody needs them before a reward is claimed.
import { useCallback, useEffect, useState } from 'react';
import { signal } from '@preact/signals-react';
import { language } from '../../i18n/language.ts';
import { Digits } from '../../ui/digits/digits.tsx';
import { amountText } from '../../features/wallet/wallet.ts';
import '../../ui/digits/in-line.css';

/** A sum (minor units) whose digits roll from the one that it was. */
export default function RollingSum({ sum }: { sum: number }) {
  const [shown] = useState(() => signal(sum));
  const spoken = language.value;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the text of an amount is in the language that is spoken
  const format = useCallback((value: number) => amountText(value), [spoken]);
  useEffect(() => {
    shown.value = sum;
  }, [shown, sum]);
  return <Digits value={shown} format={format} />;
}
