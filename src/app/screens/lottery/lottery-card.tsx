import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { computed } from '@preact/signals-react';
import type { Lottery } from '../../../contract/endpoints/lottery.ts';
import { prizeModes } from '../../../contract/limits.ts';
import { openLottery } from '../../state/launch.ts';
import { drawnDigits } from '../../state/lottery.ts';
import type { LotteryHall } from '../../state/lottery.ts';
import { lotteryFavourites, toggleLotteryFavourite } from '../../state/lottery-favourites.ts';
import { picture } from '../../state/merchant.ts';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { Drawn } from '../../ui/drawn/drawn.tsx';
import { Icon } from '../../ui/icon/index.tsx';
import { star } from '../../ui/icon/shapes.ts';
import '../../ui/skeleton/skeleton.css';
import './lottery-card.css';

interface LotteryCardProps {
  lottery: Lottery;
  hall: LotteryHall;
}

/** A lottery: a tap opens its launcher, its star keeps it. Its countdown ticks without drawing it anew. */
export function LotteryCard({ lottery, hall }: LotteryCardProps) {
  const { t } = useTranslation('lottery');
  const { gameId, gameCode, remark, mobileIconUrl, numero, previousWinningNumber } = lottery;
  const remaining = useMemo(() => hall.remaining(gameId), [hall, gameId]);
  return (
    <li className="lottery-card">
      <button type="button" className="lottery-card-open" onClick={() => openLottery(prizeModes.LOTT, gameCode, 'lottery')}>
        <img className="lottery-card-icon" src={picture(mobileIconUrl)} alt="" width="48" height="48" decoding="async" />
        <span className="lottery-card-about">
          <span className="lottery-card-head">
            <span className="lottery-card-name">{remark}</span>
            <Countdown remaining={remaining} />
          </span>
          <span className="lottery-card-period numbers">{numero ? t('period', { numero }) : t('closed')}</span>
          <Drawn digits={drawnDigits(previousWinningNumber)} draw={hall.old.value ? undefined : previousWinningNumber} />
        </span>
      </button>
      <Star gameId={gameId} label={t('favourite', { name: remark })} />
    </li>
  );
}

function Star({ gameId, label }: { gameId: string; label: string }) {
  const on = useMemo(() => computed(() => lotteryFavourites.value.includes(gameId)), [gameId]);
  return (
    <button type="button" className="lottery-card-star" aria-pressed={on.value} aria-label={label} onClick={() => toggleLotteryFavourite(gameId)}>
      <Icon shape={star} size={20} />
    </button>
  );
}

const places = [0, 1, 2, 3, 4];

/** The places of lotteries that are on their way. */
export function LotteryCardSkeletons() {
  return (
    <div className="lottery-cards skeleton" aria-hidden="true">
      {places.map((place) => (
        <div key={place} className="lottery-card">
          <div className="lottery-card-open">
            <span className="lottery-card-icon skeleton-block" />
            <span className="lottery-card-about">
              <span className="lottery-card-head skeleton-line skeleton-short" />
              <span className="lottery-card-period skeleton-line" />
              <span className="drawn" />
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
