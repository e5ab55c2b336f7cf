import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { computed } from '@preact/signals-react';
import type { Mission } from '../../../contract/endpoints/rewards.ts';
import { amountText } from '../../features/wallet/amount-text.ts';
import { claimingId } from '../../features/rewards/claim.ts';
import { now, serverNow } from '../../runtime/clock.ts';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import '../../ui/skeleton/skeleton.css';

interface MissionsProps {
  period: 'day' | 'week';
  missions: readonly Mission[];
  claim: (rewardId: string) => void;
}

/** The missions of a period, with the time that is left of it. */
export function Missions({ period, missions, claim }: MissionsProps) {
  const { t } = useTranslation('leaderBoard');
  const endsAt = missions[0]?.endsAt ?? 0;
  const remaining = useMemo(() => computed(() => Math.max(0, endsAt - (now.value || serverNow()))), [endsAt]);
  if (!missions.length) return null;
  return (
    <section>
      <div className="missions-head">
        <h2>{t(period)}</h2>
        <span className="hint">
          {t('ends')} <Countdown remaining={remaining} />
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
  const { title, unit, rewardId, claimed, leastStake, wager, wagered } = mission;
  const amount = amountText(mission.amount);
  const textOf = (value: number) => (unit === 'money' ? amountText(value) : String(value));
  const progress = t('progress', { done: textOf(mission.progress), target: textOf(mission.target) });
  return (
    <li className="card row mission">
      <span className="fill">
        <span className="mission-title">{title}</span>
        <span className="hint numbers">{t('reward', { amount })}</span>
        <Bar label={title} text={progress} share={mission.target ? mission.progress / mission.target : 0} />
        <span className="hint numbers">{progress}</span>
        {wager !== undefined && (
          <span className="hint numbers">
            {t('wager', { least: amountText(leastStake ?? 0), wager: amountText(wager), wagered: amountText(wagered ?? 0) })}
          </span>
        )}
      </span>
      {claimed && <span className="mission-done">{t('done')}</span>}
      {rewardId && !claimed && (
        <button type="button" className="button button-accent mission-claim" aria-label={t('claimLabel', { amount, title })} aria-disabled={claimingId.value !== ''} onClick={() => claim(rewardId)}>
          {t('claim')}
        </button>
      )}
    </li>
  );
}

/** `share` is from 0 to 1. */
function Bar({ label, text, share }: { label: string; text: string; share: number }) {
  const fill = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    fill.current!.style.transform = `scaleX(${Math.min(1, share)})`;
  }, [share]);
  return (
    <span className="mission-bar" role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={Math.round(Math.min(1, share) * 100)} aria-valuetext={text}>
      <span ref={fill} className="mission-fill" />
    </span>
  );
}

const places = [0, 1, 2];

export function MissionSkeletons() {
  return (
    <div className="skeleton" aria-hidden="true">
      <div className="missions-head" />
      {places.map((place) => (
        <div key={place} className="card row mission">
          <span className="fill">
            <span className="mission-title skeleton-line" />
            <span className="hint skeleton-line skeleton-short" />
            <span className="hint skeleton-line skeleton-short" />
          </span>
        </div>
      ))}
    </div>
  );
}
