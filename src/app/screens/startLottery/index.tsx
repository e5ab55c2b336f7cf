import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../contract/limits.ts';
import { paths } from '../../paths.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { emptyBox } from '../../ui/status-view/drawings.ts';
import { AsyncList } from '../../ui/async/async-list.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { refetchHall } from '../../features/lottery/lottery.ts';
import { resultList } from '../../features/lottery/lottery-lists.ts';
import { DrawCardSkeletons } from '../../features/lottery/draw-card.tsx';
import { useProgressiveCount } from '../../runtime/scheduling/use-progressive-count.ts';
import { Result } from './result.tsx';

/** Marks that a phone shows before the list is scrolled. */
const firstMarks = 6;

/** The results: what every lottery drew last, and before (G §7). */
export default function StartLottery() {
  const { t } = useTranslation('startLottery');
  useEffect(() => refetchHall(resultList.load, () => limits.lotteryRefetchMost), []);
  const drawn = useProgressiveCount(resultList.value.value?.length ?? 0, 6);
  const none = <StatusView picture={emptyBox} title={t('empty.title')} text={t('empty.text')} action={{ label: t('empty.action'), href: paths.lottery }} />;
  return (
    <Screen name="startLottery" title={t('title')}>
      <AsyncList list={resultList} waiting={<DrawCardSkeletons />} empty={none}>
        {(results) => (
          <ul className="draw-cards">
            {results.slice(0, drawn).map((lottery, at) => (
              <Result key={lottery.gameId} t={t} lottery={lottery} first={at < firstMarks} />
            ))}
          </ul>
        )}
      </AsyncList>
    </Screen>
  );
}
