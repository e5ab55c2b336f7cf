import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { netResult, type DayResult, type MonthReceipt, type ResultWindow } from '../../../contract/endpoints/records.ts';
import { netWindows } from '../../../contract/records.ts';
import { paths, withQuery } from '../../paths.ts';
import { useProgressiveCount } from '../../runtime/scheduling/use-progressive-count.ts';
import { usePageAddress } from '../../runtime/router/index.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { ErrorView } from '../../features/responsible-play/break/error-view.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { reload } from '../../ui/messages/messages.ts';
import { resource } from '../../gateway/resource.ts';
import { Chips } from '../../ui/chips/chips.tsx';
import { DayByDay, Net, Parts, Receipt } from './net.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import './profit-and-loss.css';

const curve = 'M14 12v44a4 4 0 0 0 4 4h42M24 46l10-12 8 8 14-18';

/** Profit and loss: first of all, what playing has won or cost. */
export default function ProfitAndLoss() {
  const { t } = useTranslation('profitAndLoss');
  const result = useMemo(() => resource(netResult, () => ({})), []);
  const { path, query } = usePageAddress();
  // In the address, so that a reload keeps it.
  const chosen = String(netWindows.find((days) => String(days) === query.days) ?? netWindows[1]);
  const setChosen = (days: string) => navigate(withQuery(path, { days }), true);
  useEffect(() => void result.load(), [result]);
  const known = result.value.value;
  const failure = result.failure.value;
  const shown = known?.windows.find(({ days }) => String(days) === chosen);
  return (
    <Screen name="profitAndLoss">
      <div className="page-column net">
        <Chips label={t('windows')} chips={netWindows.map((days) => ({ name: String(days), label: t('window', { days }) }))} chosen={chosen} choose={setChosen} panel="net-panel">
          {!known ? (
            failure !== undefined ? <ErrorView failure={failure} retry={() => reload(result)} /> : <NetSkeleton />
          ) : shown && (shown.staked || shown.won || shown.rewarded) ? (
            <KnownResult shown={shown} byDay={known.byDay} month={known.month} />
          ) : (
            <StatusView picture={curve} title={t('states:record.empty.title')} text={t('none', { days: chosen })} action={{ label: t('states:home'), href: paths.home }} />
          )}
        </Chips>
      </div>
    </Screen>
  );
}

/** The result in four parts, rendered one after the other: together they took 15 ms of script and 18 of layout and paint. */
function KnownResult({ shown, byDay, month }: { shown: ResultWindow; byDay: readonly DayResult[]; month: MonthReceipt | undefined }) {
  // Memoized, so that each turn renders only new parts.
  const parts = useMemo(() => {
    const days = byDay.slice(-shown.days);
    return [
      <Net key="net" result={shown} />,
      days.length > 0 && <DayByDay key="days" days={days} />,
      <Parts key="parts" parts={shown.parts} />,
      month && <Receipt key="month" receipt={month} />,
    ];
  }, [shown, byDay, month]);
  return <>{parts.slice(0, useProgressiveCount(parts.length, 1))}</>;
}

/** Placeholder of the result, with its note: the largest text of the page, so that its largest paint waits for no answer. */
function NetSkeleton() {
  const { t } = useTranslation('profitAndLoss');
  return (
    <>
      <Skeleton of={['card', 'halves', 'halves', 'chart']} />
      <p className="hint net-note">{t('open')}</p>
    </>
  );
}
