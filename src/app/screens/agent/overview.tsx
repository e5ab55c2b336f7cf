import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { teamKpi } from '../../../contract/endpoints/agency.ts';
import type { ValueOf } from '../../../contract/endpoint.ts';
import { hourText, shortDateText } from '../../i18n/instant.ts';
import { Async } from '../../ui/async/async.tsx';
import { amountText } from '../../features/wallet/wallet.ts';
import { resource } from '../../gateway/resource.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { Table } from '../../ui/table/table.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { Facts } from '../../ui/facts/facts.tsx';

const periods = ['1', '7', '30'] as const;

/** The team's results in figures and charts (G §7: team KPI). */
export default function Overview({ figures }: { figures: ReactNode }) {
  const { t } = useTranslation('agent');
  const [days, setDays] = useState<(typeof periods)[number]>('7');
  const kpi = useMemo(() => resource(teamKpi, () => ({ days: Number(days) })), [days]);
  useEffect(() => void kpi.load(), [kpi]);
  return (
    <Tabs label={t('period.label')} tabs={periods.map((name) => ({ name, label: t(`period.${name}`) }))} chosen={days} choose={setDays} panel="agent-period">
      <Async resource={kpi} waiting={figures}>
        {(value) => <Figures value={value} hourly={days === '1'} />}
      </Async>
    </Tabs>
  );
}

function Figures({ value, hourly }: { value: ValueOf<typeof teamKpi>; hourly: boolean }) {
  const { t } = useTranslation('agent');
  const { members, active, joined, deposits, stakes, net, commission, bars } = value;
  const facts = { commission: amountText(commission), members, active, joined, deposits: amountText(deposits), stakes: amountText(stakes), net: amountText(net) };
  const names = bars.map(({ at }) => (hourly ? hourText(at) : shortDateText(at)));
  return (
    <>
      <Facts
        className="agent-figures"
        facts={Object.entries(facts).map(([name, shown]) => [t(`figure.${name}`), shown, name === 'commission' ? 'hero agent-figure agent-figure-first' : 'card agent-figure'])}
      />
      <p className="hint agent-note">{t('netNote')}</p>
      {(['stakes', 'net'] as const).map((of) => (
        <section key={of} className="card padded agent-chart">
          <h2>{t(`chart.${of}`)}</h2>
          <Chart label={t(`chart.${of}`)} values={bars.map((bar) => bar[of])} first={names[0] ?? ''} last={names[names.length - 1] ?? ''} format={amountText} />
          <div className="unseen">
            <Table caption={t(`chart.${of}`)} head={[t(hourly ? 'chart.hour' : 'chart.day'), t('chart.amount')]} rows={bars.map((bar, at) => [names[at]!, amountText(bar[of])])} />
          </div>
        </section>
      ))}
    </>
  );
}
