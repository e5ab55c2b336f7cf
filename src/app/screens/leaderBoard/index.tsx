import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaderBoard, missionList, type Leader } from '../../../contract/endpoints/rewards.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { Async, AsyncList } from '../../ui/async/async.tsx';
import { amountText } from '../../features/wallet/wallet.ts';
import { resource } from '../../gateway/resource.ts';
import { UnlessOnBreak } from '../../features/responsible-play/break/error-view.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { useClosingRanks } from '../../features/rewards/closing-ranks.ts';
import { claim } from '../../features/rewards/rewards.tsx';
import { reloadOnLanguage } from '../../i18n/language.ts';
import { Chips } from '../../ui/chips/chips.tsx';
import { MissionRules, Missions, MissionSkeletons, type MissionsProps } from './missions.tsx';
import '../../ui/skeleton/skeleton.css';
import './leader-board.css';

const cup = 'M24 12h24v18a12 12 0 0 1-24 0ZM24 17H13v4a11 11 0 0 0 11 11M48 17h11v4a11 11 0 0 1-11 11M36 42v12M24 60v-6h24v6';

const views = ['missions', 'board'] as const;

/** Missions of the day and the week, and the board of who completed most of today's. */
export default function LeaderBoard() {
  const { t } = useTranslation('leaderBoard');
  const [view, setView] = useState<(typeof views)[number]>('missions');
  const missions = useMemo(() => resource(missionList, () => ({})), []);
  useEffect(() => reloadOnLanguage(missions.load), [missions]);
  const run = (rewardId: string) => void claim(rewardId, (amount) => t('claimed', { amount: amountText(amount) }), missions.load);
  return (
    <Screen name="leaderBoard">
      <UnlessOnBreak failure={missions.failure.value}>
        <div className="page-column missions">
          <Chips label={t('views')} chips={views.map((name) => ({ name, label: t(`view.${name}`) }))} chosen={view} choose={(name) => setView(name as typeof view)} panel="missions-panel">
            {view === 'board' ? (
              <Board />
            ) : (
              <>
                <p className="hint missions-rule">
                  {t('calm')} {t('wagerRule')}
                </p>
                <AsyncList list={missions} waiting={<MissionSkeletons />} empty={<StatusView picture={cup} title={t('none.title')} text={t('none.text')} />}>
                  {(found) => <Periods missions={found} claim={run} />}
                </AsyncList>
              </>
            )}
          </Chips>
        </div>
      </UnlessOnBreak>
    </Screen>
  );
}

/** The missions of the day and of the week; those below a claimed one, which is smaller, move up. */
function Periods({ missions, claim: run }: Omit<MissionsProps, 'period'>) {
  const place = useClosingRanks<HTMLDivElement>('.mission, .missions-head');
  return (
    <div ref={place}>
      <MissionRules missions={missions} />
      {(['day', 'week'] as const).map((period) => (
        <Missions key={period} period={period} missions={missions.filter((mission) => mission.period === period)} claim={run} />
      ))}
    </div>
  );
}

/** The members with most missions completed today, and the member's own rank, on the board or below it. */
function Board() {
  const { t } = useTranslation('leaderBoard');
  const board = useMemo(() => resource(leaderBoard, () => ({})), []);
  useEffect(() => void board.load(), [board]);
  const first = board.value.value?.leaders[0];
  // A gateway that does not count missions.
  const byStakes = first !== undefined && first.missions === undefined;
  return (
    <section>
      <div className="spread missions-head">
        <h2>{t('board')}</h2>
        <span className="hint">{t(byStakes ? 'boardOfStakes' : 'boardHint')}</span>
      </div>
      <Async tellsOld resource={board} waiting={<div className="card leaders leaders-place skeleton" aria-hidden="true" />}>
        {({ leaders, me }) => leaders.length ? (
          <ol className="card divided leaders">
            {ranksOf(leaders, me).map((sharers) => (
              <Rank key={sharers[0]!.rank} sharers={sharers} />
            ))}
          </ol>
        ) : (
          <StatusView picture={cup} title={t('empty.title')} text={t('empty.text')} />
        )}
      </Async>
    </section>
  );
}

/** The leaders by rank, within a rank the member first. Equal numbers of missions share a rank. */
function ranksOf(leaders: readonly Leader[], me: Leader | undefined): Leader[][] {
  const all = me && !leaders.some(({ isMe }) => isMe) ? [...leaders, me] : leaders;
  const ranks = new Map<number, Leader[]>();
  for (const leader of all) {
    const sharers = ranks.get(leader.rank) ?? [];
    if (leader.isMe) sharers.unshift(leader);
    else sharers.push(leader);
    ranks.set(leader.rank, sharers);
  }
  return [...ranks.values()];
}

function Rank({ sharers }: { sharers: readonly Leader[] }) {
  const { t } = useTranslation('leaderBoard');
  const { rank, staked, missions, isMe } = sharers[0]!;
  return (
    <li className={isMe ? 'leader leader-me' : 'leader'} value={rank}>
      <span className={rank <= 3 ? 'quiet leader-rank leader-first numbers' : 'quiet leader-rank numbers'}>{rank}</span>
      <ul className="fill leader-names">
        {sharers.map((sharer, at) => (
          // eslint-disable-next-line react/no-array-index-key -- two may bear the same masked name
          <li key={at} className="ellipsis">
            {sharer.isMe ? <strong>{t('me')}</strong> : sharer.name}
          </li>
        ))}
      </ul>
      <span className="leader-missions numbers">{missions === undefined ? amountText(staked) : t('reached', { count: missions })}</span>
    </li>
  );
}
