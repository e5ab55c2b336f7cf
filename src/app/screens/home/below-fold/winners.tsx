// @chunk below-fold
import { useEffect } from 'react';
import type { TFunction } from 'i18next';
import { limits } from '../../../../contract/limits.ts';
import { reloadOnLanguage } from '../../../i18n/reload-on-language.ts';
import { winnerList, winnerRows } from './winner-list.ts';
import type { WinnerRow } from './winner-list.ts';
import { Autoscroll } from '../../../ui/autoscroll/autoscroll.tsx';
import { pauseLabels } from '../labels.ts';
import { EmptyGames } from '../empty.tsx';
import './winners.css';

/** ms after which the board is asked for again while it is looked at */
const refresh = 60_000;

const row = ({ name, amount }: WinnerRow, at: number) => (
  <div className="winner">
    <span className="winner-rank numbers">{at + 1}</span>
    <span className="ellipsis">{name}</span>
    <span className="winner-amount numbers">{amount}</span>
  </div>
);

/** The day's highest winners (H10). Their names and amounts change in place. */
export function Winners({ t }: { t: TFunction }) {
  useEffect(() => reloadOnLanguage(winnerList.load), []);
  useEffect(() => {
    const timer = setInterval(() => document.hidden || void winnerList.load(), refresh);
    return () => clearInterval(timer);
  }, []);
  const places = winnerRows.value;
  if (!places.length && (winnerList.value.value || winnerList.failure.value)) {
    return <EmptyGames t={t} list={winnerList} empty={t('winners.none')} />;
  }
  return (
    <Autoscroll
      label={t('winners.title')}
      labels={pauseLabels(t)}
      items={places}
      itemKey={(_, at) => String(at)}
      render={row}
      above={limits.winnersBeforeScroll}
    />
  );
}
