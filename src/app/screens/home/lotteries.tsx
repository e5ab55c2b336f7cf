// A chunk of its own: comes when a lottery category is chosen, and is the only one to know lotteries.
import { useEffect, useMemo } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Lottery } from '../../../contract/endpoints/lottery.ts';
import { lotteryAddress } from '../../features/play/addresses.ts';
import { hallOf, isHot, lotteriesOf, resultBalls, type LotteryHall } from '../../features/lottery/lottery.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { ticket } from '../../ui/icon/icon.tsx';
import { TapLink } from '../../ui/tap-link/tap-link.tsx';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { DrawResult } from '../../features/lottery/draw.tsx';
import { Rows } from './below-fold/rows.tsx';
import { EmptyGames } from './lists.tsx';
import { tap } from './lazy-actions.ts';
import './lotteries.css';

/** As many as home has room for; the hall has them all. */
const mostLotteries = 6;

/** The popular ones first, the others as the platform sorts them. */
const popularFirst = (lotteries: readonly Lottery[]) => lotteries.filter(isHot).concat(lotteries.filter((lottery) => !isHot(lottery)));

/** The lotteries of a prize mode, each with its running period. */
export default function Lotteries({ prizeMode }: { prizeMode: string }) {
  const { t } = useTranslation('homeMore');
  const hall = hallOf(prizeMode);
  useEffect(hall.follow, [hall]);
  const menu = hall.menu.value;
  const lotteries = useMemo(() => menu && popularFirst(lotteriesOf(menu)).slice(0, mostLotteries), [menu]);
  if (lotteries?.length === 0 || (!lotteries && hall.failure.value)) return <EmptyGames list={hall} empty={t('lottery.none')} shape={ticket} />;
  if (!lotteries) return <Rows count={mostLotteries} className="card home-card lottery lottery-row" />;
  return (
    <ul>
      {lotteries.map((lottery) => (
        <li key={lottery.gameId} className="lottery-row">
          <Row t={t} lottery={lottery} hall={hall} prizeMode={prizeMode} />
        </li>
      ))}
    </ul>
  );
}

function Row({ t, lottery, hall, prizeMode }: { t: TFunction; lottery: Lottery; hall: LotteryHall; prizeMode: string }) {
  const { gameId, gameCode, prizeMode: own = prizeMode, remark, mobileIconUrl, numero, previousWinningNumber } = lottery;
  const end = useMemo(() => hall.end(gameId), [hall, gameId]);
  return (
    <TapLink className="card home-card lottery lottery-open" href={lotteryAddress(own, gameCode)} open={() => tap((act) => act.openLottery(own, gameCode, undefined, { name: remark, art: mobileIconUrl }))}>
      <Picture className="lottery-icon" of={mobileIconUrl} at="lottery" />
      <span className="lottery-about">
        <span className="lottery-name">{remark}</span>
        <span className="lottery-period numbers">{numero ? t('lottery.period', { numero }) : t('lottery.closed')}</span>
        <DrawResult balls={resultBalls(previousWinningNumber)} draw={hall.stale.value ? undefined : previousWinningNumber} end={end} />
      </span>
      <Countdown end={end} />
    </TapLink>
  );
}
