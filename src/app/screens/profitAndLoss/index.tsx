import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { netResult } from '../../../contract/endpoints/records.ts';
import { netWindows } from '../../../contract/records.ts';
import { paths } from '../../paths.ts';
import { Designed } from '../../ui/status-view/status-view.tsx';
import { emptyBox } from '../../ui/status-view/drawings.ts';
import { Failed } from '../../features/session/error-view.tsx';
import { Offered } from '../../features/session/require-feature.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { askAgain } from '../../ui/messages/quiet-failures.ts';
import { flag } from '../../features/merchant/merchant.ts';
import { resource } from '../../gateway/resource.ts';
import { Chips } from '../../ui/chips/chips.tsx';
import { DayByDay } from './day-by-day.tsx';
import { Net } from './net.tsx';
import { Parts } from './parts.tsx';
import '../../ui/skeleton/skeleton.css';
import './profit-and-loss.css';

const panel = 'net-panel';

function Result() {
  const { t } = useTranslation('profitAndLoss');
  const result = useMemo(() => resource(netResult, () => ({})), []);
  const [chosen, choose] = useState(String(netWindows[1]));
  useEffect(() => void result.load(), [result]);
  const known = result.value.value;
  const failure = result.failure.value;
  const shown = known?.windows.find(({ days }) => String(days) === chosen);
  if (!known && failure !== undefined) return <Failed failure={failure} retry={() => askAgain(result)} />;
  return (
    <div className="net">
      <Chips label={t('windows')} chips={netWindows.map((days) => ({ name: String(days), label: t('window', { days }) }))} chosen={chosen} choose={choose} panel={panel} />
      <div id={panel} role="tabpanel" aria-labelledby={`chip-${chosen}`} aria-busy={!shown}>
        {shown && known ? (
          <>
            <Net result={shown} />
            {shown.staked || shown.won || shown.rewarded ? (
              <>
                <DayByDay days={known.byDay.slice(-shown.days)} />
                <Parts parts={shown.parts} />
              </>
            ) : (
              <Designed picture={emptyBox} title={t('list:record.empty.title')} text={t('none', { days: shown.days })} action={{ label: t('list:trial.home'), href: paths.home }} />
            )}
          </>
        ) : (
          <NetSkeleton />
        )}
      </div>
    </div>
  );
}

const NetSkeleton = () => (
  <div className="skeleton" aria-hidden="true">
    <div className="net-card skeleton-block net-place" />
    <div className="net-chart skeleton-block net-place" />
  </div>
);

/** Profit and loss: what playing has brought or cost, before anything else. */
export default function ProfitAndLoss() {
  const { t } = useTranslation('profitAndLoss');
  return (
    <Screen name="profitAndLoss" title={t('title')}>
      <Offered offered={flag('PERSREP')}>{() => <Result />}</Offered>
    </Screen>
  );
}
