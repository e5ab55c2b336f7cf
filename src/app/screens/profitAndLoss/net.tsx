import { useTranslation } from 'react-i18next';
import type { ResultWindow } from '../../../contract/endpoints/records.ts';
import { signedText } from '../../features/records/signed-text.ts';
import { amountText } from '../../features/wallet/amount-text.ts';

/** The net result, and the sums that it consists of. */
export function Net({ result: { days, net, staked, won, refunded, rewarded } }: { result: ResultWindow }) {
  const { t } = useTranslation('profitAndLoss');
  return (
    <div className="card padded">
      <h2 className="quiet net-label">{t(net < 0 ? 'lost' : net > 0 ? 'won' : 'even', { days })}</h2>
      <p className={`net-sum numbers ${net < 0 ? 'trouble' : net > 0 ? 'won' : ''}`}>{amountText(Math.abs(net))}</p>
      <dl className="net-facts">
        {([['staked', -staked], ['returned', won], ['refunded', refunded], ['rewarded', rewarded]] as const).map(([name, amount]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd className="numbers">{signedText(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
