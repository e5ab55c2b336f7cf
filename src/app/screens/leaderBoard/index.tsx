import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { leaderBoard, missionList } from '../../../contract/endpoints/rewards.ts';
import { AsyncList } from '../../ui/async/async-list.tsx';
import { amountText } from '../../features/wallet/amount-text.ts';
import { RequireFeature } from '../../features/session/require-feature.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { claim } from '../../features/rewards/claim.ts';
import { reloadOnLanguage } from '../../i18n/reload-on-language.ts';
import { promotionEnabled } from '../../features/merchant/merchant.ts';
import { resource } from '../../gateway/resource.ts';
import { Board } from './board.tsx';
import { MissionSkeletons, Missions } from './missions.tsx';
import './leader-board.css';

function Activity() {
  const { t } = useTranslation('leaderBoard');
  const missions = useMemo(() => resource(missionList, () => ({})), []);
  const board = useMemo(() => resource(leaderBoard, () => ({})), []);
  useEffect(() => reloadOnLanguage(missions.load), [missions]);
  useEffect(() => void board.load(), [board]);
  const run = async (rewardId: string) => {
    await claim(rewardId, (amount) => t('claimed', { amount: amountText(amount) }));
    await missions.load();
  };
  return (
    <div className="missions">
      <AsyncList list={missions} waiting={<MissionSkeletons />} empty={null}>
        {(found) => (
          <>
            {(['day', 'week'] as const).map((period) => (
              <Missions key={period} period={period} missions={found.filter((mission) => mission.period === period)} claim={run} />
            ))}
          </>
        )}
      </AsyncList>
      {/* Not before: how many missions stand above them is the platform's to say. */}
      {(missions.value.value || missions.failure.value !== undefined) && (
        <>
          <p className="hint missions-calm">{t('calm')}</p>
          <Board board={board} />
        </>
      )}
    </div>
  );
}

/** Mission activity: what the day and the week set, and who staked most today. */
export default function LeaderBoard() {
  const { t } = useTranslation('leaderBoard');
  return (
    <Screen name="leaderBoard" title={t('title')}>
      <RequireFeature offered={promotionEnabled('MISSION')}>{() => <Activity />}</RequireFeature>
    </Screen>
  );
}
