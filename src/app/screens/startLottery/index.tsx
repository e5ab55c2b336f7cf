import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../contract/limits.ts';
import { paths } from '../../paths.ts';
import { Designed } from '../../ui/status-view/status-view.tsx';
import { emptyBox } from '../../ui/status-view/drawings.ts';
import { Listed } from '../../ui/async/async-list.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { keepFresh } from '../../features/lottery/lottery.ts';
import { resultList } from '../../features/lottery/lottery-lists.ts';
import { DrawCardSkeletons } from '../../features/lottery/draw-card.tsx';
import { useDrawn } from '../../runtime/scheduling/use-progressive-count.ts';
import { Result } from './result.tsx';

/** The results: what every lottery drew last, and before (G §7). */
export default function StartLottery() {
  const { t } = useTranslation('startLottery');
  useEffect(() => keepFresh(resultList.load, () => limits.lotteryRefetchMost), []);
  const drawn = useDrawn(resultList.value.value?.length ?? 0, 6);
  const none = <Designed picture={emptyBox} title={t('empty.title')} text={t('empty.text')} action={{ label: t('empty.action'), href: paths.lottery }} />;
  return (
    <Screen name="startLottery" title={t('title')}>
      <Listed list={resultList} waiting={<DrawCardSkeletons />} empty={none}>
        {(results) => (
          <ul className="draw-cards">
            {results.slice(0, drawn).map((lottery) => (
              <Result key={lottery.gameId} t={t} lottery={lottery} />
            ))}
          </ul>
        )}
      </Listed>
    </Screen>
  );
}
