import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deposit } from '../../../contract/endpoints/cashier.ts';
import { amountText } from '../../features/wallet/amount-text.ts';
import { remember } from './remembered.ts';

/** How a charge ended while nobody looked, above what has its place now. It is told once. */
export function News({ charge }: { charge: Deposit }) {
  const { t } = useTranslation('deposit');
  useEffect(() => remember(charge, true), [charge]);
  return (
    <p className="card padded deposit-news" role="status">
      {charge.status === 'paid' || !charge.returned ? t(`news.${charge.status}`, { amount: amountText(charge.amount), defaultValue: '' }) : ''}{' '}
      {charge.returned ? t('returned.text', { amount: amountText(charge.returned) }) : ''}
    </p>
  );
}
