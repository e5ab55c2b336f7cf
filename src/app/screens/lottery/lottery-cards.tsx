import { useMemo } from 'react';
import type { TFunction } from 'i18next';
import { computed } from '@preact/signals-react';
import type { Lottery } from '../../../contract/endpoints/lottery.ts';
import { lotteryAddress } from '../../features/play/addresses.ts';
import { openLottery } from '../../features/play/launch.ts';
import { resultBalls, type LotteryHall } from '../../features/lottery/lottery.ts';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { DrawCard, DrawCardPlace, DrawResult, firstLogos } from '../../features/lottery/draw.tsx';
import { Icon, star } from '../../ui/icon/icon.tsx';
import { TapLink } from '../../ui/tap-link/tap-link.tsx';
import { useProgressiveCount } from '../../runtime/scheduling/use-progressive-count.ts';
import { lotteryFavourites, toggleLotteryFavourite } from './lotteries.ts';
import './lottery.css';

/** Turns in which a long list is drawn; a short one takes a turn for each: five at once took 18 ms of script and 18 of layout and paint. */
const turns = 12;

interface LotteryCardsProps {
  t: TFunction;
  lotteries: readonly Lottery[];
  hall: LotteryHall;
  prizeMode: string;
}

/** The lotteries of a tab, drawn in turns; each has its place from the start. */
export function LotteryCards({ t, lotteries, hall, prizeMode }: LotteryCardsProps) {
  const drawn = useProgressiveCount(lotteries.length, Math.ceil(lotteries.length / turns));
  // The same elements in each turn: only new ones are drawn.
  const cards = useMemo(() => lotteries.map((lottery, at) => <LotteryCard key={lottery.gameId} first={at < firstLogos} t={t} lottery={lottery} hall={hall} prizeMode={prizeMode} />), [lotteries, t, hall, prizeMode]);
  return (
    <ul className="draw-cards">
      {cards.slice(0, drawn)}
      {lotteries.slice(drawn).map(({ gameId, mobileIconUrl }, at) => (
        <li key={gameId} className="card draw-card" aria-hidden="true">
          <DrawCardPlace mark={mobileIconUrl} first={drawn + at < firstLogos} />
        </li>
      ))}
    </ul>
  );
}

interface LotteryCardProps extends Omit<LotteryCardsProps, 'lotteries'> {
  lottery: Lottery;
  /** its mark is among those that the page shows first */
  first: boolean;
}

function LotteryCard({ t, lottery, hall, prizeMode, first }: LotteryCardProps) {
  const { gameId, gameCode, prizeMode: own = prizeMode, remark, mobileIconUrl, numero, previousWinningNumber } = lottery;
  const end = useMemo(() => hall.end(gameId), [hall, gameId]);
  return (
    <li className="card draw-card lottery-card">
      <TapLink className="row draw-card-open" href={lotteryAddress(own, gameCode, 'lottery')} open={() => openLottery(own, gameCode, 'lottery', { name: remark, art: mobileIconUrl })}>
        <DrawCard mark={mobileIconUrl} first={first}>
          <span className="spread lottery-card-head">
            <span className="clamp draw-card-name lottery-card-name">{remark}</span>
            <Countdown end={end} />
          </span>
          <span className="quiet draw-card-note numbers">{numero ? t('period', { numero }) : t('closed')}</span>
          <DrawResult balls={resultBalls(previousWinningNumber)} draw={hall.stale.value ? undefined : previousWinningNumber} end={end} />
        </DrawCard>
      </TapLink>
      <Star gameId={gameId} label={t('favourite', { name: remark })} />
    </li>
  );
}

function Star({ gameId, label }: { gameId: string; label: string }) {
  const on = useMemo(() => computed(() => lotteryFavourites.value.includes(gameId)), [gameId]);
  return (
    <button type="button" className="icon-button quiet lottery-card-star" aria-pressed={on.value} aria-label={label} onClick={() => toggleLotteryFavourite(gameId)}>
      <Icon shape={star} size={20} />
    </button>
  );
}
