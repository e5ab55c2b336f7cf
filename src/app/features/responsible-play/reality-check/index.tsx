import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { amountText } from '../../wallet/wallet.ts';
import { isOffered } from '../../merchant/offered.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import '../../../ui/dialog/dialog.css';
import { check, passCheck } from './check.ts';
import './reality-check.css';

/** The length and the result of the session; the member says how to go on. */
export default function RealityCheck() {
  const { t } = useTranslation('realityCheck');
  const shown = check.value;
  if (!shown) return null;
  const { minutes, result } = shown;
  const amount = amountText(Math.abs(result));
  return (
    <Dialog dismissible={false} role="alertdialog" className="dialog" labelledBy="reality-check-title" describedBy="reality-check-text">
      <h2 className="dialog-title" id="reality-check-title">
        {t('title', { minutes })}
      </h2>
      <div id="reality-check-text">
        <p className="quiet reality-check-label">{t('result')}</p>
        <p className={result > 0 ? 'reality-check-result won numbers' : 'reality-check-result numbers'}>
          {result < 0 ? t('lost', { amount }) : result > 0 ? t('won', { amount }) : amount}
        </p>
      </div>
      <div className="reality-check-answers">
        <button type="button" className="button button-accent" onClick={passCheck}>
          {t('goOn')}
        </button>
        <a className="button" href={paths.responsiblePlay} onClick={passCheck}>
          {t('break')}
        </a>
        {isOffered(paths.profitAndLoss) && (
          <a className="button" href={paths.profitAndLoss} onClick={passCheck}>
            {t('record')}
          </a>
        )}
      </div>
    </Dialog>
  );
}
