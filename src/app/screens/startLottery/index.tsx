import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import type { LotteryResults } from '../../../contract/endpoints/lottery.ts';
import { dayOf } from '../../../contract/day.ts';
import { prizeModes } from '../../../contract/categories.ts';
import * as limits from '../../../contract/limits.ts';
import { shortMomentText, timeText } from '../../i18n/instant.ts';
import { serverNow } from '../../runtime/clock.ts';
import { lotteryAddress } from '../../features/play/addresses.ts';
import { openLottery } from '../../features/play/launch.ts';
import { refetchHall, resultBalls, resultList } from '../../features/lottery/lottery.ts';
import { DrawCard, drawCardPlaces, DrawResult, firstLogos } from '../../features/lottery/draw.tsx';
import { chevronDown, Icon } from '../../ui/icon/icon.tsx';
import { TapLink } from '../../ui/tap-link/tap-link.tsx';
import { paths } from '../../paths.ts';
import { StatusView, ticketDrawing } from '../../ui/status-view/status-view.tsx';
import { AsyncList } from '../../ui/async/async.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { useProgressiveCount } from '../../runtime/scheduling/use-progressive-count.ts';
import './result.css';

type Draw = LotteryResults['draws'][number];

/** The last result of a lottery; unfolded, the results before it and a link to its tickets. */
function Result({ t, lottery, first }: { t: TFunction; lottery: LotteryResults; first: boolean }) {
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
            <TapLink className="button button-wide" href={lotteryAddress(prizeMode, gameCode, 'startLottery')} open={() => openLottery(prizeMode, gameCode, 'startLottery', { name: remark, art: mobileIconUrl })}>
              {t('play', { name: remark })}
            </TapLink>
          </>
        )}
      </div>
    </li>
  );
}

function DrawLine({ t, draw: { numero, winningTime, winningNumber } }: { t: TFunction; draw: Draw }) {
  const isToday = dayOf(winningTime) === dayOf(serverNow());
  return (
    <>
      <span className="quiet draw-card-note result-when numbers">
        <span className="result-period">{t('period', { number: numero })}</span>
        <span>{isToday ? t('today', { time: timeText(winningTime) }) : shortMomentText(winningTime)}</span>
      </span>
      <DrawResult balls={resultBalls(winningNumber)} draw={resultList.stale.value ? undefined : winningNumber} />
    </>
  );
}

/** The last result of each lottery, and those before it (G §7). */
export default function StartLottery() {
  const { t } = useTranslation('startLottery');
  useEffect(() => refetchHall(resultList.load, () => limits.lotteryRefetchMost), []);
  const drawn = useProgressiveCount(resultList.value.value?.length ?? 0, 6);
  const none = <StatusView picture={ticketDrawing} title={t('empty.title')} text={t('empty.text')} action={{ label: t('empty.action'), href: paths.lottery }} />;
  return (
    <Screen name="startLottery">
      <AsyncList list={resultList} waiting={drawCardPlaces} empty={none}>
        {(results) => (
          <ul className="draw-cards">
            {results.slice(0, drawn).map((lottery, at) => (
              <Result key={lottery.gameId} t={t} lottery={lottery} first={at < firstLogos} />
            ))}
          </ul>
        )}
      </AsyncList>
    </Screen>
  );
}
