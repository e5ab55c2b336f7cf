import { useState } from 'react';
import type { TFunction } from 'i18next';
import type { LotteryResults } from '../../../contract/endpoints/lottery.ts';
import { dayOf } from '../../../contract/day.ts';
import { prizeModes } from '../../../contract/categories.ts';
import { shortMomentText, timeText } from '../../i18n/instant.ts';
import { serverNow } from '../../runtime/clock.ts';
import { lotteryAddress } from '../../features/play/lottery-address.ts';
import { openLottery } from '../../features/play/launch.ts';
import { resultBalls } from '../../features/lottery/lottery.ts';
import { resultList } from '../../features/lottery/lottery-lists.ts';
import { DrawCard } from '../../features/lottery/draw-card.tsx';
import { DrawResult } from '../../features/lottery/draw-result.tsx';
import { Icon } from '../../ui/icon/index.tsx';
import { chevronDown } from '../../ui/icon/shapes.ts';
import { TapLink } from '../../ui/tap-link/tap-link.tsx';
import './result.css';

type Draw = LotteryResults['draws'][number];

/** The last result of a lottery; unfolded, the results before it and a link to its tickets. */
export function Result({ t, lottery, first }: { t: TFunction; lottery: LotteryResults; first: boolean }) {
  const [open, setOpen] = useState(false);
  const { gameId, gameCode, remark, mobileIconUrl, draws, prizeMode = prizeModes.LOTT } = lottery;
  const [last, ...before] = draws;
  const id = `result-${gameId}`;
  return (
    <li className="card draw-card">
      <button type="button" className="row draw-card-open" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <DrawCard mark={mobileIconUrl} first={first}>
          <span className="clamp draw-card-name">{remark}</span>
          {last ? <DrawLine t={t} draw={last} /> : <span className="quiet draw-card-note">{t('none')}</span>}
        </DrawCard>
        <Icon shape={chevronDown} size={20} className="quiet result-chevron" />
      </button>
      <div id={id} hidden={!open} className="result-before">
        {open && (
          <>
            <ul>
              {before.map((draw) => (
                <li key={draw.numero} className="result-draw">
                  <DrawLine t={t} draw={draw} />
                </li>
              ))}
            </ul>
            <TapLink className="button button-wide" href={lotteryAddress(prizeMode, gameCode, 'startLottery')} open={() => openLottery(prizeMode, gameCode, 'startLottery')}>
              {t('play', { name: remark })}
            </TapLink>
          </>
        )}
      </div>
    </li>
  );
}

function DrawLine({ t, draw: { numero, winningTime, winningNumber } }: { t: TFunction; draw: Draw }) {
  const whenText = dayOf(winningTime) === dayOf(serverNow()) ? timeText : shortMomentText;
  return (
    <>
      <span className="quiet draw-card-note result-when numbers">
        <span className="result-period">{t('period', { number: numero })}</span>
        <span>{whenText(winningTime)}</span>
      </span>
      <DrawResult balls={resultBalls(winningNumber)} draw={resultList.stale.value ? undefined : winningNumber} />
    </>
  );
}
