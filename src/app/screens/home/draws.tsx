// A chunk of its own: comes when the strip is near, and knows lotteries.
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { prizeModes } from '../../../contract/categories.ts';
import type { Lottery } from '../../../contract/endpoints/lottery.ts';
import { lotteryAddress } from '../../features/play/addresses.ts';
import { hallOf, lotteriesOf, type LotteryHall } from '../../features/lottery/lottery.ts';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { ticket } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { TapLink } from '../../ui/tap-link/tap-link.tsx';
import { DrawPlaces } from './below-fold/draw-places.tsx';
import { EmptyGames } from './lists.tsx';
import { tap } from './lazy-actions.ts';
import './below-fold/draws.css';

/** As many as a strip is looked through; the hall has them all. */
const mostDraws = 6;

const mode = prizeModes.LOTT!;

/** The ids of the lotteries on sale, the next to be drawn first. */
export const nextOf = (lotteries: readonly Pick<Lottery, 'gameId' | 'isSale' | 'remainTime' | 'numero'>[]): string[] =>
  lotteries.filter(({ isSale, numero }) => isSale && numero).sort((one, other) => one.remainTime - other.remainTime).slice(0, mostDraws).map(({ gameId }) => gameId);

/** The next draws, with what is left until each. They keep their places while they are looked at: none is another under the finger. */
export default function Draws() {
  const { t } = useTranslation('homeMore');
  const hall = hallOf(mode);
  useEffect(hall.follow, [hall]);
  const menu = hall.menu.value;
  const lotteries = useMemo(() => menu && lotteriesOf(menu), [menu]);
  const order = useRef<readonly string[]>([]);
  if (lotteries && !order.current.length) order.current = nextOf(lotteries);
  const next = lotteries && order.current.flatMap((id) => lotteries.find(({ gameId }) => gameId === id) ?? []);
  if (next?.length === 0 || (!next && hall.failure.value)) return <EmptyGames list={hall} empty={t('lottery.none')} shape={ticket} />;
  if (!next) return <DrawPlaces />;
  return (
    <ul className="scroll-row next-draws" aria-label={t('draws.title')}>
      {next.map((lottery) => (
        <li key={lottery.gameId}>
          <Draw lottery={lottery} hall={hall} />
        </li>
      ))}
    </ul>
  );
}

function Draw({ lottery: { gameId, gameCode, prizeMode = mode, remark, mobileIconUrl }, hall }: { lottery: Lottery; hall: LotteryHall }) {
  const end = useMemo(() => hall.end(gameId), [hall, gameId]);
  return (
    <TapLink className="card next-draw" href={lotteryAddress(prizeMode, gameCode)} open={() => tap((act) => act.openLottery(prizeMode, gameCode, undefined, { name: remark, art: mobileIconUrl }))}>
      <span className="next-draw-about">
        <Picture className="next-draw-mark" of={mobileIconUrl} at="lottery" />
        <span className="next-draw-name">{remark}</span>
      </span>
      <Countdown end={end} />
    </TapLink>
  );
}
