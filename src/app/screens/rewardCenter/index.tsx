import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayLength } from '../../../contract/day.ts';
import { rewardList, rewardSummary, type Reward, type RewardSummary } from '../../../contract/endpoints/rewards.ts';
import { rewardStates, type RewardState } from '../../../contract/records.ts';
import { momentText, untilText } from '../../i18n/instant.ts';
import { amountText } from '../../features/wallet/wallet.ts';
import { claim, claimAll, claimingId, TimeLeft } from '../../features/rewards/rewards.tsx';
import { serverNow } from '../../runtime/clock.ts';
import { Places } from '../../ui/async/places.tsx';
import { paths } from '../../paths.ts';
import { present, StatusView } from '../../ui/status-view/status-view.tsx';
import { UnlessOnBreak } from '../../features/responsible-play/break/error-view.tsx';
import { PagedList } from '../../ui/paged/paged-list.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { reloadOnLanguage } from '../../i18n/language.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { flag } from '../../features/merchant/merchant.ts';
import { useClosingRanks } from '../../features/rewards/closing-ranks.ts';
import { pages } from '../../gateway/pages.ts';
import { reload } from '../../ui/messages/messages.ts';
import { resource } from '../../gateway/resource.ts';
import { amountPlace } from '../../ui/skeleton/amount-place.tsx';
import { Chips } from '../../ui/chips/chips.tsx';
import './reward-center.css';

interface RewardCardProps {
  reward: Reward;
  claim: (rewardId: string) => void;
}

function RewardCard({ reward, claim: run }: RewardCardProps) {
  const { t } = useTranslation('rewardCenter');
  const { id, title, source, state } = reward;
  const amount = amountText(reward.amount);
  return (
    <li className="card row reward">
      <span className="fill reward-words">
        <span className="hint">{t(`source.${source}`)}</span>
        <span className="reward-title">{title}</span>
        <Standing reward={reward} />
      </span>
      <span className="reward-end">
        <span className={`reward-amount numbers ${state === 'expired' ? 'quiet reward-missed' : ''}`}>{amount}</span>
        {state === 'waiting' && (
          <button type="button" className="button reward-claim" aria-label={t('claimLabel', { amount, title })} aria-disabled={claimingId.value !== ''} onClick={() => run(id)}>
            {t('claim')}
          </button>
        )}
      </span>
    </li>
  );
}

function Standing({ reward: { state, expiresAt, claimedAt } }: { reward: Reward }) {
  const { t } = useTranslation('rewardCenter');
  switch (state) {
    case 'claimed':
      return <span className="hint">{t('claimedAt', { time: momentText(claimedAt ?? expiresAt) })}</span>;
    case 'expired':
      return <span className="hint">{t('expiredAt', { time: momentText(expiresAt) })}</span>;
    case 'unknown':
      return null;
    case 'waiting':
  }
  // A countdown for the last day; before that a date.
  if (expiresAt - serverNow() > dayLength) return <span className="hint">{t('until', { time: untilText(expiresAt, serverNow()) })}</span>;
  return (
    <span className="hint">
      {t('left')} <TimeLeft until={expiresAt} />
    </span>
  );
}

const rewardPlaces = (
  <Places count={3} item="card row reward">
    <span className="fill reward-words">
      <span className="reward-title skeleton-line" />
      <span className="hint skeleton-line skeleton-short" />
    </span>
  </Places>
);

const rollingSum = lazy(() => import('../../features/wallet/rolling-sum.tsx'));

/** The reward centre: waiting, claimed and expired rewards, and their sum. */
export default function RewardCenter() {
  const { t } = useTranslation('rewardCenter');
  const [state, setState] = useState<RewardState>('waiting');
  const list = useMemo(() => pages(rewardList, () => ({ state })), [state]);
  const summary = useMemo(() => resource(rewardSummary, () => ({})), []);
  useEffect(() => void summary.load(), [summary]);
  useEffect(() => reloadOnLanguage(() => list.load()), [list]);
  const done = (amount: number) => t('claimed', { amount: amountText(amount) });
  const refresh = () => Promise.all([list.load(), summary.load()]);
  // The code by which the sum rolls to the rest, if it comes before the rest is known.
  const roll = () => void rollingSum.load().catch(() => {});
  const run = (rewardId: string) => {
    roll();
    void claim(rewardId, done, refresh);
  };
  const runAll = () => {
    roll();
    void claimAll(done).then(refresh);
  };
  const action = flag('MISSION') ? { label: t('missions'), href: paths.leaderBoard } : undefined;
  return (
    <Screen name="rewardCenter">
      <div className="page-column rewards">
        {(summary.value.value || summary.failure.value === undefined) && <Summary summary={summary.value.value} claimAll={runAll} />}
        <Chips label={t('states')} chips={rewardStates.map((name) => ({ name, label: t(`state.${name}`) }))} chosen={state} choose={(name) => setState(name as RewardState)} panel="rewards">
          {/* The largest text of the page, so that its largest paint waits for no answer. */}
          <p className="hint rewards-deadline">{t('deadline')}</p>
          <UnlessOnBreak failure={list.failure.value}>
            <PagedList
              pages={{ ...list, load: () => (reload(summary), list.load()) }}
              waiting={rewardPlaces}
              empty={<StatusView picture={present} title={t(`empty.${state}.title`)} text={t(`empty.${state}.text`)} action={action} />}
            >
              {(rewards) => <Cards rewards={rewards} claim={run} />}
            </PagedList>
          </UnlessOnBreak>
        </Chips>
      </div>
    </Screen>
  );
}

function Cards({ rewards, claim: run }: { rewards: readonly Reward[]; claim: (rewardId: string) => void }) {
  return (
    <ul ref={useClosingRanks<HTMLUListElement>()}>
      {rewards.map((reward) => (
        <RewardCard key={reward.id} reward={reward} claim={run} />
      ))}
    </ul>
  );
}

function Summary({ summary, claimAll: run }: { summary: RewardSummary | undefined; claimAll: () => void }) {
  const { t } = useTranslation('rewardCenter');
  const Rolling = rollingSum.value.value?.default;
  return (
    <div className="hero padded rewards-summary" aria-busy={!summary}>
      <h2 className="rewards-label">{t('worth')}</h2>
      <p className="rewards-worth digits-in-line numbers">{summary ? (Rolling ? <Rolling sum={summary.waiting} /> : amountText(summary.waiting)) : amountPlace}</p>
      <p className="rewards-label numbers">{summary ? `${t('count', { count: summary.count })} · ${t('soFar', { amount: amountText(summary.claimed) })}` : amountPlace}</p>
      {!summary && <p className="button button-wide rewards-all-place" aria-hidden="true" />}
      {summary && summary.count > 1 && (
        <button type="button" className="button button-accent button-wide" aria-disabled={claimingId.value !== ''} onClick={run}>
          {t('claimAll', { amount: amountText(summary.waiting) })}
        </button>
      )}
    </div>
  );
}
