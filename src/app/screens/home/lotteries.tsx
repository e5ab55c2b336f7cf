// A separate chunk, the only one of home with lotteries: it loads when one of their categories is chosen, or the strip of draws is near.
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { prizeModes } from '../../../contract/categories.ts';
import type { Lottery } from '../../../contract/endpoints/lottery.ts';
import { lotteryAddress } from '../../features/play/addresses.ts';
import { hallOf, isHot, lotteriesOf, resultBalls, type LotteryHall } from '../../features/lottery/lottery.ts';
import { DrawResult } from '../../features/lottery/draw.tsx';
import { Places } from '../../ui/async/places.tsx';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { ticket } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { TapLink } from '../../ui/tap-link/tap-link.tsx';
import { drawPlaces } from './below-fold/draw-places.tsx';
import { EmptyList } from './lists.tsx';
import { tap } from './lazy-actions.ts';
import './below-fold/draws.css';
import './lotteries.css';

/** lotteries shown at home; the hall has all */
const most = 6;

/** The hall of a prize mode, refreshed while it is shown, and its lotteries once they are loaded. */
function useHall(prizeMode: string) {
  const hall = hallOf(prizeMode);
  useEffect(hall.follow, [hall]);
  const menu = hall.menu.value;
  return { hall, lotteries: useMemo(() => menu && lotteriesOf(menu), [menu]) };
}

const open = (prizeMode: string, { gameCode, remark, mobileIconUrl }: Lottery) => tap((act) => act.openLottery(prizeMode, gameCode, undefined, { name: remark, art: mobileIconUrl }));

/** The lotteries of a prize mode, each with its running period: the popular ones first, the others as the platform sorts them. */
export default function Lotteries({ prizeMode }: { prizeMode: string }) {
  const { t } = useTranslation('homeMore');
  const { hall, lotteries } = useHall(prizeMode);
  if (lotteries?.length === 0 || (!lotteries && hall.failure.value)) return <EmptyList list={hall} empty={t('lottery.none')} shape={ticket} />;
  if (!lotteries) return <Places still count={most} item="card home-card lottery lottery-row"><span className="skeleton-line" /></Places>;
  const popularFirst = lotteries.filter(isHot).concat(lotteries.filter((lottery) => !isHot(lottery)));
  return (
    <ul>
      {popularFirst.slice(0, most).map((lottery) => (
        <li key={lottery.gameId} className="lottery-row">
          <Row lottery={lottery} hall={hall} prizeMode={lottery.prizeMode ?? prizeMode} />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  lottery: Lottery;
  hall: LotteryHall;
  prizeMode: string;
}

function Row({ lottery, hall, prizeMode }: RowProps) {
  const { t } = useTranslation('homeMore');
  const { gameId, gameCode, remark, mobileIconUrl, numero, previousWinningNumber } = lottery;
  const end = useMemo(() => hall.end(gameId), [hall, gameId]);
  return (
    <TapLink className="card home-card lottery lottery-open" href={lotteryAddress(prizeMode, gameCode)} open={() => open(prizeMode, lottery)}>
      <Picture className="lottery-icon" of={mobileIconUrl} at="lottery" />
      <span className="lottery-about">
        <span className="lottery-name">{remark}</span>
        <span className="lottery-period numbers">{numero ? t('lottery.period', { numero }) : t('lottery.closed')}</span>
        <DrawResult balls={resultBalls(previousWinningNumber)} draw={hall.stale.value ? undefined : previousWinningNumber} end={end} />
      </span>
      <Countdown end={end} rests={!numero} />
    </TapLink>
  );
}

/** The ids of the lotteries on sale, the next to be drawn first. */
export const nextOf = (lotteries: readonly Pick<Lottery, 'gameId' | 'isSale' | 'remainTime' | 'numero'>[]): string[] =>
  lotteries.filter(({ isSale, numero }) => isSale && numero).sort((one, other) => one.remainTime - other.remainTime).slice(0, most).map(({ gameId }) => gameId);

/** The next draws with their countdowns. Their order is fixed while they are shown, so that none moves under the finger. */
export function Draws() {
  const { t } = useTranslation('homeMore');
  const { hall, lotteries } = useHall(prizeModes.LOTT!);
  const order = useRef<readonly string[]>([]);
  if (lotteries && !order.current.length) order.current = nextOf(lotteries);
  const next = lotteries && order.current.flatMap((id) => lotteries.find(({ gameId }) => gameId === id) ?? []);
  if (next?.length === 0 || (!next && hall.failure.value)) return <EmptyList list={hall} empty={t('lottery.none')} shape={ticket} />;
  if (!next) return drawPlaces;
  return (
    <ul className="scroll-row next-draws" aria-label={t('draws.title')}>
      {next.map((lottery) => (
        <li key={lottery.gameId}>
          <Draw lottery={lottery} hall={hall} prizeMode={lottery.prizeMode ?? prizeModes.LOTT!} />
        </li>
      ))}
    </ul>
  );
}

function Draw({ lottery, hall, prizeMode }: RowProps) {
  const { gameId, gameCode, remark, mobileIconUrl } = lottery;
  const end = useMemo(() => hall.end(gameId), [hall, gameId]);
  return (
    <TapLink className="card next-draw" href={lotteryAddress(prizeMode, gameCode)} open={() => open(prizeMode, lottery)}>
      <span className="next-draw-about">
        <Picture className="next-draw-mark" of={mobileIconUrl} at="lottery" />
        <span className="next-draw-name">{remark}</span>
      </span>
      <Countdown end={end} />
    </TapLink>
  );
}
