import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../contract/limits.ts';
import { paths } from '../../paths.ts';
import { Designed } from '../../shell/designed.tsx';
import { emptyBox } from '../../shell/drawings.ts';
import { Listed } from '../../shell/listed.tsx';
import { Screen } from '../../shell/screen.tsx';
import { keepFresh } from '../../state/lottery.ts';
import { resultList } from '../../state/lottery-lists.ts';
import { DrawCardSkeletons } from '../../ui/draw-card/draw-card.tsx';
import { useDrawn } from '../../ui/in-turns/use-drawn.ts';
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
