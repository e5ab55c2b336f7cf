import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayResult } from '../../../contract/endpoints/records.ts';
import { shortDayText } from '../../i18n/day.ts';
import { signedText } from '../../features/records/signed-text.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { runningTotals } from '../../ui/chart/geometry.ts';

/** The days drawn, and as a table: readers have it always, others when they want it. */
export function DayByDay({ days }: { days: readonly DayResult[] }) {
  const { t } = useTranslation('profitAndLoss');
  const [open, setOpen] = useState(false);
  const nets = days.map(({ net }) => net);
  const totals = runningTotals(nets);
  return (
    <section className="card padded">
      <Chart label={t('chart')} values={nets} first={shortDayText(days[0]!.day)} last={t('today')} format={signedText} />
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
