import { useEffect, useRef } from 'react';
import type { TFunction } from 'i18next';
import { limits } from '../../../../contract/limits.ts';
import { reloadOnLanguage } from '../../../i18n/reload-on-language.ts';
import { winnerList, winnerRows } from './winner-list.ts';
import type { WinnerRow } from './winner-list.ts';
import { Autoscroll } from '../../../ui/autoscroll/autoscroll.tsx';
import { onSeen } from '../../../ui/motion/on-seen.ts';
import { Live } from '../../../ui/live/live.tsx';
import { pauseLabels } from '../labels.ts';
import { EmptyGames } from '../empty.tsx';
import './winners.css';

/** Age in ms at which the board is asked for again while it is on the screen: a new one is a frame of 200 ms on a phone 20 times slower. */
const refresh = 60_000;

const row = ({ name, amount }: WinnerRow, at: number) => (
  <div className="winner">
    <span className="winner-rank numbers">{at + 1}</span>
    <Live className="ellipsis" text={name} />
    <Live className="winner-amount numbers" text={amount} />
  </div>
);

/** Asks for the board at each `refresh` of its age while `element` is on the screen of a visible page. Returns what ends it. */
function keepFresh(element: Element): () => void {
  let asked = performance.now();
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      asked = performance.now();
      if (!document.hidden) void winnerList.load();
      wait();
    }, asked + refresh - performance.now());
  };
  const stop = onSeen(element, (seen) => {
    clearTimeout(timer);
    if (seen) wait();
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** The day's highest winners (H10). Their names and amounts change in place. */
export function Winners({ t }: { t: TFunction }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => reloadOnLanguage(winnerList.load), []);
  useEffect(() => keepFresh(root.current!), []);
  const places = winnerRows.value;
  const none = !places.length && (winnerList.value.value || winnerList.failure.value);
  return (
    <div ref={root}>
      {none ? (
        <EmptyGames t={t} list={winnerList} empty={t('winners.none')} />
      ) : (
        <Autoscroll
          label={t('winners.title')}
          labels={pauseLabels(t)}
          items={places}
          itemKey={(_, at) => String(at)}
          render={row}
          above={limits.winnersBeforeScroll}
        />
      )}
    </div>
  );
}
