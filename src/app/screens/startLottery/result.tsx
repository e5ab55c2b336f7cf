import { useState } from 'react';
import type { TFunction } from 'i18next';
import type { LotteryResults } from '../../../contract/endpoints/lottery.ts';
import { dayOf } from '../../../contract/day.ts';
import { prizeModes } from '../../../contract/categories.ts';
import { shortMomentText, timeText } from '../../i18n/instant.ts';
import { language } from '../../i18n/language.ts';
import { serverNow } from '../../runtime/clock.ts';
import { openLottery } from '../../features/games/launch.ts';
import { resultDigits } from '../../features/lottery/lottery.ts';
import { resultList } from '../../features/lottery/lottery-lists.ts';
import { pictureUrl } from '../../features/merchant/merchant.ts';
import { DrawCard } from '../../features/lottery/draw-card.tsx';
import { DrawResult } from '../../features/lottery/draw-result.tsx';
import { Icon } from '../../ui/icon/index.tsx';
import { chevronDown } from '../../ui/icon/shapes.ts';
import './result.css';

type Draw = LotteryResults['draws'][number];

/** The last result of a lottery; unfolded, the results before it and a link to its tickets. */
export function Result({ t, lottery }: { t: TFunction; lottery: LotteryResults }) {
  const [open, setOpen] = useState(false);
  const { gameId, gameCode, remark, mobileIconUrl, draws } = lottery;
  const [last, ...before] = draws;
  const id = `result-${gameId}`;
  return (
    <li className="card draw-card">
      <button type="button" className="row draw-card-open" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <DrawCard src={pictureUrl(mobileIconUrl)}>
          <span className="ellipsis draw-card-name">{remark}</span>
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
            <button type="button" className="button button-wide" onClick={() => openLottery(prizeModes.LOTT, gameCode, 'startLottery')}>
              {t('play', { name: remark })}
            </button>
          </>
        )}
      </div>
    </li>
  );
}

function DrawLine({ t, draw: { numero, winningTime, winningNumber } }: { t: TFunction; draw: Draw }) {
  // With its day, an English one takes a second line at 360 px.
  const whenText = dayOf(winningTime) === dayOf(serverNow()) ? timeText : shortMomentText;
  return (
    <>
      <span className="quiet draw-card-note result-when numbers">
        <span className="result-period">{t('period', { number: numero })}</span>
        <span>{whenText(winningTime, language.value)}</span>
      </span>
      <DrawResult digits={resultDigits(winningNumber)} draw={resultList.stale.value ? undefined : winningNumber} />
    </>
  );
}
