import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayResult, ResultPart, ResultWindow } from '../../../contract/endpoints/records.ts';
import { amountText, signedText } from '../../features/wallet/wallet.ts';
import { shortDayText } from '../../i18n/instant.ts';
import { Chart, runningTotals } from '../../ui/chart/chart.tsx';
import { Chips } from '../../ui/chips/chips.tsx';
import { Facts } from '../../ui/facts/facts.tsx';

/** The net result, and the sums that it consists of. */
export function Net({ result: { days, net, staked, won, refunded, rewarded } }: { result: ResultWindow }) {
  const { t } = useTranslation('profitAndLoss');
  return (
    <div className="card padded">
      <h2 className="quiet net-label">{t(net < 0 ? 'lost' : net > 0 ? 'won' : 'even', { days })}</h2>
      <p className={`net-sum numbers ${net < 0 ? 'trouble' : net > 0 ? 'won' : ''}`}>{amountText(Math.abs(net))}</p>
      <Facts className="net-facts" facts={Object.entries({ staked: -staked, returned: won, refunded, rewarded }).map(([name, amount]) => [t(name), signedText(amount)])} />
    </div>
  );
}

/** The days drawn, and as a table: readers have it always, others when they want it. */
export function DayByDay({ days }: { days: readonly DayResult[] }) {
  const { t } = useTranslation('profitAndLoss');
  const [open, setOpen] = useState(false);
  const nets = days.map(({ net }) => net);
  const totals = runningTotals(nets);
  return (
    <section className="card padded">
      <Chart label={t('chart')} values={nets} totals={totals} first={shortDayText(days[0]!.day)} last={t('today')} format={signedText} />
      <p className="hint net-legend" aria-hidden="true">
        <span className="net-legend-bars">{t('bars')}</span>
        <span>{t('line')}</span>
      </p>
      <button type="button" className="text-button" aria-expanded={open} aria-controls="net-days" onClick={() => setOpen(!open)}>
        {t(open ? 'hideTable' : 'showTable')}
      </button>
      <div id="net-days" className={open ? undefined : 'unseen'}>
        <table className="net-table numbers">
          <caption className="unseen">{t('chart')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('dayColumn')}</th>
              <th scope="col">{t('sumColumn')}</th>
              <th scope="col">{t('totalColumn')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, net }, index) => (
              <tr key={day}>
                <th scope="row">{shortDayText(day)}</th>
                <td className={net < 0 ? 'trouble' : net > 0 ? 'won' : undefined}>{signedText(net)}</td>
                <td>{signedText(totals[index]!)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type By = 'category' | 'vendor';

interface Sum {
  name: string;
  staked: number;
  net: number;
}

/** The parts added up by one of their names, the dearest first. */
function summed(parts: readonly ResultPart[], by: By): Sum[] {
  const sums = new Map<string, Sum>();
  for (const part of parts) {
    const name = part[by];
    const before = sums.get(name) ?? { name, staked: 0, net: 0 };
    sums.set(name, { name, staked: before.staked + part.staked, net: before.net + part.net });
  }
  return Array.from(sums.values()).sort((one, other) => other.staked - one.staked);
}

/** Result by category, or by vendor. */
export function Parts({ parts }: { parts: readonly ResultPart[] }) {
  const { t } = useTranslation('profitAndLoss');
  const [by, setBy] = useState<By>('category');
  if (!parts.length) return null;
  const labelOf = (name: string) => {
    if (!name || name === 'OTHER') return t('other');
    return by === 'category' ? t(`shell:category.${name}`, { defaultValue: name }) : name;
  };
  return (
    <section>
      <h2 className="net-heading">{t('parts')}</h2>
      <Chips label={t('by')} chips={(['category', 'vendor'] as const).map((name) => ({ name, label: t(name) }))} chosen={by} choose={(name) => setBy(name as By)} panel="net-parts" />
      <div id="net-parts" role="tabpanel" aria-labelledby={`chip-${by}`}>
        <ul className="card divided net-parts">
          {summed(parts, by).map(({ name, staked, net }) => (
            <li key={name} className="row net-part">
              <span className="net-part-name">
                {labelOf(name)}
                <span className="hint net-part-staked numbers">{t('stakedOf', { amount: amountText(staked) })}</span>
              </span>
              <span className={`numbers net-part-sum ${net < 0 ? 'trouble' : net > 0 ? 'won' : ''}`}>{signedText(net)}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className="hint net-note">{t('open')}</p>
    </section>
  );
}
