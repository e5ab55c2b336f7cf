import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { missionList } from '../../../contract/endpoints/rewards.ts';
import { UnlessAway } from '../../features/responsible-play/away/unless-away.tsx';
import { AsyncList } from '../../ui/async/async-list.tsx';
import { amountText } from '../../features/wallet/amount-text.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { claim } from '../../features/rewards/claim.ts';
import { reloadOnLanguage } from '../../i18n/reload-on-language.ts';
import { resource } from '../../gateway/resource.ts';
import { Chips } from '../../ui/chips/chips.tsx';
import { Board } from './board.tsx';
import { MissionRules, MissionSkeletons, Missions } from './missions.tsx';
import './leader-board.css';

const panel = 'missions-panel';
const views = ['missions', 'board'] as const;

function Activity() {
  const { t } = useTranslation('leaderBoard');
  const [view, setView] = useState<(typeof views)[number]>('missions');
  const missions = useMemo(() => resource(missionList, () => ({})), []);
  useEffect(() => reloadOnLanguage(missions.load), [missions]);
  const run = async (rewardId: string) => {
    await claim(rewardId, (amount) => t('claimed', { amount: amountText(amount) }));
    await missions.load();
  };
  return (
    <UnlessAway failure={missions.failure.value}>
      <div className="page-column missions">
        <Chips label={t('views')} chips={views.map((name) => ({ name, label: t(`view.${name}`) }))} chosen={view} choose={(name) => setView(name as typeof view)} panel={panel} />
        <div id={panel} role="tabpanel" aria-labelledby={`chip-${view}`}>
          {view === 'board' ? (
            <Board />
          ) : (
            <AsyncList list={missions} waiting={<MissionSkeletons />} empty={<Calm />}>
              {(found) => (
                <>
                  <MissionRules missions={found} />
                  {(['day', 'week'] as const).map((period) => (
                    <Missions key={period} period={period} missions={found.filter((mission) => mission.period === period)} claim={run} />
                  ))}
                  <Calm />
                </>
              )}
            </AsyncList>
          )}
        </div>
      </div>
    </UnlessAway>
  );
}

/** Below the missions, so it comes with them: their number is not known before. */
function Calm() {
  const { t } = useTranslation('leaderBoard');
  return <p className="hint missions-calm">{t('calm')}</p>;
}

/** Mission activity: what the day and the week set, and who staked most today. */
export default function LeaderBoard() {
  const { t } = useTranslation('leaderBoard');
  return (
    <Screen name="leaderBoard" title={t('title')}>
      <Activity />
    </Screen>
  );
}
