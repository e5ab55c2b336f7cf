import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayResult, ResultPart, ResultWindow, MonthReceipt } from '../../../contract/endpoints/records.ts';
import { amountText, signedText } from '../../features/wallet/wallet.ts';
import { shortDayText, monthText } from '../../i18n/instant.ts';
import { Chart, runningTotals } from '../../ui/chart/chart.tsx';
import { Chips } from '../../ui/chips/chips.tsx';
import { Table } from '../../ui/table/table.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { flag } from '../../features/merchant/merchant.ts';
import { durationText } from '../../i18n/money/money.ts';
import { paths } from '../../paths.ts';
import { Bar } from '../../ui/bar/bar.tsx';

const toneOf = (net: number): string => (net < 0 ? 'trouble' : net > 0 ? 'won' : '');

/** The net result of a range of days, and what it consists of. */
export function Net({ result: { days, net, staked, won, refunded, rewarded } }: { result: ResultWindow }) {
  const { t } = useTranslation('profitAndLoss');
  return (
    <div className="card padded">
      <h2 className="quiet net-label">{t(net < 0 ? 'lost' : net > 0 ? 'won' : 'even', { days })}</h2>
      <p className={`net-sum numbers ${toneOf(net)}`}>{amountText(Math.abs(net))}</p>
      <Facts className="net-facts" facts={Object.entries({ staked: -staked, returned: won, refunded, rewarded }).map(([name, amount]) => [t(name), signedText(amount)])} />
    </div>
  );
}

/** The days as a chart and as a table, which is hidden until opened, except for screen readers. */
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
        <Table
          className="net-table"
          caption={t('chart')}
          head={[t('dayColumn'), t('sumColumn'), t('totalColumn')]}
          rows={days.map(({ day, net }, at) => [shortDayText(day), <span key="net" className={toneOf(net)}>{signedText(net)}</span>, signedText(totals[at]!)])}
        />
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

function sumBy(parts: readonly ResultPart[], by: By): Sum[] {
  const sums = new Map<string, Sum>();
  for (const part of parts) {
    const name = part[by];
    const before = sums.get(name) ?? { name, staked: 0, net: 0 };
    sums.set(name, { name, staked: before.staked + part.staked, net: before.net + part.net });
  }
  return Array.from(sums.values()).sort((one, other) => other.staked - one.staked);
}

/** The result by category or by vendor, highest stakes first. */
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
      <Chips label={t('by')} chips={(['category', 'vendor'] as const).map((name) => ({ name, label: t(name) }))} chosen={by} choose={(name) => setBy(name as By)} panel="net-parts">
        <ul className="card divided net-parts">
          {sumBy(parts, by).map(({ name, staked, net }) => (
            <li key={name} className="row net-part">
              <span className="net-part-name">
                {labelOf(name)}
                <span className="hint net-part-staked numbers">{t('stakedOf', { amount: amountText(staked) })}</span>
              </span>
              <span className={`numbers net-part-sum ${toneOf(net)}`}>{signedText(net)}</span>
            </li>
          ))}
        </ul>
      </Chips>
      <p className="hint net-note">{t('open')}</p>
    </section>
  );
}

/** The current month as a receipt: stakes, returns, time, net result, and how much of the loss limit is used. */
export function Receipt({ receipt: { month, staked, returned, minutes, lossLimit } }: { receipt: MonthReceipt }) {
  const { t } = useTranslation('profitAndLoss');
  const net = returned - staked;
  const lost = Math.max(0, -net);
  const facts = [
    [t('staked'), signedText(-staked)],
    [t('back'), signedText(returned)],
    [t('minutes'), durationText(minutes)],
    [t('monthNet'), signedText(net), 'spread receipt-line receipt-sum'],
  ] as const;
  return (
    <section className="receipt" aria-labelledby="receipt-title">
      <h2 id="receipt-title" className="receipt-title">
        {t('receipt')} <span className="hint receipt-month">{monthText(month)}</span>
      </h2>
      <Facts facts={facts} item="spread receipt-line" />
      {lossLimit !== undefined ? (
        <>
          <Bar className={lost >= lossLimit ? 'bar-trouble' : undefined} part={lost} whole={lossLimit} label={t('lossLimit')} />
          <p className="hint numbers receipt-limit">{t('ofLimit', { used: amountText(lost), amount: amountText(lossLimit) })}</p>
        </>
      ) : (
        flag('RESPONSIBLE') && (
          <a className="receipt-set" href={paths.responsiblePlay}>
            {t('setLimit')}
          </a>
        )
      )}
    </section>
  );
}
