import { useTranslation } from 'react-i18next';
import type { Mission } from '../../../contract/endpoints/rewards.ts';
import { amountText } from '../../features/wallet/wallet.ts';
import { claimingId, TimeLeft } from '../../features/rewards/rewards.tsx';
import { Bar } from '../../ui/bar/bar.tsx';
import { Places } from '../../ui/async/places.tsx';

/** Properties of the missions' list. */
export interface MissionsProps {
  period: 'day' | 'week';
  missions: readonly Mission[];
  claim: (rewardId: string) => void;
}

/** Whether stakes are still missing for the reward, unless the target itself counts them. */
const lacksWager = ({ unit, target, progress, wager = 0, wagered = 0 }: Mission): boolean =>
  wagered < wager && !(unit === 'money' && target === wager && progress === wagered);

/** What counts for the missions, once for all of them. */
export function MissionRules({ missions }: Pick<MissionsProps, 'missions'>) {
  const { t } = useTranslation('leaderBoard');
  const least = Math.max(...missions.map(({ leastStake = 0 }) => leastStake));
  if (!(least > 0)) return null;
  return <p className="hint missions-rule">{t('rule', { least: amountText(least) })}</p>;
}

/** The missions of one period, with its end. */
export function Missions({ period, missions, claim }: MissionsProps) {
  const { t } = useTranslation('leaderBoard');
  const [first] = missions;
  if (!first) return null;
  return (
    <section>
      <div className="spread missions-head">
        <h2>{t(period)}</h2>
        <span className="hint">
          {t('ends')} <TimeLeft until={first.endsAt} />
        </span>
      </div>
      <ul>
        {missions.map((mission) => (
          <MissionCard key={mission.code} mission={mission} claim={claim} />
        ))}
      </ul>
    </section>
  );
}

function MissionCard({ mission, claim }: { mission: Mission } & Pick<MissionsProps, 'claim'>) {
  const { t } = useTranslation('leaderBoard');
  const { title, unit, rewardId, claimed, wager = 0, wagered = 0 } = mission;
  const amount = amountText(mission.amount);
  const textOf = (value: number) => (unit === 'money' ? amountText(value) : String(value));
  const progress = t('progress', { done: textOf(mission.progress), target: textOf(mission.target) });
  const bets = lacksWager(mission) && t('wager', { wager: amountText(wager), wagered: amountText(wagered) });
  // The bar shows what is further from done, progress or stakes: a full one promises a reward.
  const [part, whole] = bets && wagered * mission.target < mission.progress * wager ? [wagered, wager] : [mission.progress, mission.target];
  return (
    <li className={claimed ? 'card mission mission-claimed' : 'card mission'}>
      <p className="spread">
        <span className="mission-title">{title}</span>
        <span className="mission-worth numbers">{amount}</span>
      </p>
      {claimed ? (
        <p className="mission-done">{t('done')}</p>
      ) : (
        <>
          <Bar className="mission-bar" part={part} whole={whole} label={title} text={bets ? `${progress}, ${bets}` : progress} />
          <div className="row spread">
            <p className="hint numbers mission-state">
              <span>{progress}</span>
              {bets && <span>{bets}</span>}
            </p>
            {rewardId && (
              <button type="button" className="button button-accent mission-claim" aria-label={t('claimLabel', { amount, title })} aria-disabled={claimingId.value !== ''} onClick={() => claim(rewardId)}>
                {t('claim')}
              </button>
            )}
          </div>
        </>
      )}
    </li>
  );
}

/** Placeholder of the rules and the missions of a day. */
export function MissionSkeletons() {
  return (
    <div className="skeleton" aria-hidden="true">
      <p className="hint missions-rule">
        <span className="skeleton-line skeleton-short" />
      </p>
      <div className="spread missions-head" />
      <Places count={3} item="card mission">
        <span className="mission-title skeleton-line" />
        <span className="hint skeleton-line skeleton-short" />
      </Places>
    </div>
  );
}
