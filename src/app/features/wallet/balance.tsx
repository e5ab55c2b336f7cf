import { useTranslation } from 'react-i18next';
import { Live } from '../../ui/live/live.tsx';
import { balanceState, balanceText, reloadBalance } from './wallet.ts';
import './balance.css';

interface BalanceProps {
  /** inside a button, which cannot contain another */
  inButton?: true;
}

/** The balance: a placeholder while it loads, the amount or the asterisks that hide it, or that it failed, with a retry. */
export function Balance({ inButton }: BalanceProps) {
  const { t } = useTranslation('shell');
  const state = balanceState.value;
  if (state === 'known') return <Live text={balanceText} />;
  if (state === 'loading') return <span key="loading" className="balance-place" aria-hidden="true" />;
  if (inButton) {
    return (
      <span key="failed">
        <span aria-hidden="true">—</span>
        <span className="unseen">{t('balance.failed')}</span>
      </span>
    );
  }
  return (
    <span key="failed" className="balance-failed">
      {t('balance.none')}
      <button type="button" className="text-button balance-again" onClick={() => void reloadBalance()}>
        {t('balance.again')}
      </button>
    </span>
  );
}
