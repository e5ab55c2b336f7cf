import { useMemo } from 'react';
import type { TFunction } from 'i18next';
import { computed } from '@preact/signals-react';
import type { Lottery } from '../../../contract/endpoints/lottery.ts';
import { lotteryAddress } from '../../features/play/lottery-address.ts';
import { openLottery } from '../../features/play/launch.ts';
import { resultBalls } from '../../features/lottery/lottery.ts';
import type { LotteryHall } from '../../features/lottery/lottery.ts';
import { lotteryFavourites, toggleLotteryFavourite } from './lottery-favourites.ts';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { DrawCard } from '../../features/lottery/draw-card.tsx';
import { DrawResult } from '../../features/lottery/draw-result.tsx';
import { Icon } from '../../ui/icon/index.tsx';
import { star } from '../../ui/icon/shapes.ts';
import { TapLink } from '../../ui/tap-link/tap-link.tsx';
import './lottery-card.css';

interface LotteryCardProps {
  t: TFunction;
  lottery: Lottery;
  hall: LotteryHall;
  prizeMode: string;
  /** its mark is among those that the page shows first */
  first: boolean;
}

/** A lottery: a tap opens its launcher, its star keeps it. Its countdown ticks without drawing it anew. */
export function LotteryCard({ t, lottery, hall, prizeMode, first }: LotteryCardProps) {
  const { gameId, gameCode, prizeMode: own = prizeMode, remark, mobileIconUrl, numero, previousWinningNumber } = lottery;
  const end = useMemo(() => hall.end(gameId), [hall, gameId]);
  return (
    <li className="card draw-card lottery-card">
      <TapLink className="row draw-card-open" href={lotteryAddress(own, gameCode, 'lottery')} open={() => openLottery(own, gameCode, 'lottery')}>
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
