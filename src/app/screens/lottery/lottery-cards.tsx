import { useMemo } from 'react';
import type { TFunction } from 'i18next';
import type { Lottery } from '../../../contract/endpoints/lottery.ts';
import { DrawCardPlace } from '../../features/lottery/draw-card.tsx';
import type { LotteryHall } from '../../features/lottery/lottery.ts';
import { useProgressiveCount } from '../../runtime/scheduling/use-progressive-count.ts';
import { LotteryCard } from './lottery-card.tsx';

interface LotteryCardsProps {
  t: TFunction;
  lotteries: readonly Lottery[];
  hall: LotteryHall;
  prizeMode: string;
}

/** Turns in which a long list is drawn; a short one takes a turn for each: five at once took 18 ms of script and 18 of layout and paint. */
const turns = 12;

/** Marks that a phone shows before the list is scrolled. */
const firstMarks = 6;

/** The lotteries of a tab, drawn in turns; each has its place from the start. */
export function LotteryCards({ t, lotteries, hall, prizeMode }: LotteryCardsProps) {
  const drawn = useProgressiveCount(lotteries.length, Math.ceil(lotteries.length / turns));
  // The same elements in each turn: only new ones are drawn.
  const cards = useMemo(() => lotteries.map((lottery, at) => <LotteryCard key={lottery.gameId} first={at < firstMarks} t={t} lottery={lottery} hall={hall} prizeMode={prizeMode} />), [lotteries, t, hall, prizeMode]);
  return (
    <ul className="draw-cards">
      {cards.slice(0, drawn)}
      {lotteries.slice(drawn).map(({ gameId, mobileIconUrl }, at) => (
        <li key={gameId} className="card draw-card" aria-hidden="true">
          <DrawCardPlace mark={mobileIconUrl} first={drawn + at < firstMarks} />
        </li>
      ))}
    </ul>
  );
}
