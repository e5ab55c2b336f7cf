import type { claimRebate, claimReward, missionList, rebateReport, rebateWaiting, Reward, rewardList, rewardSummary } from '../../contract/endpoints/rewards.ts';
import { rewardStates } from '../../contract/records.ts';
import type { Handler } from '../handler.ts';
import { readRequestId } from '../http/request-id.ts';
import { checkOffer, mayBeCourted } from '../responsible/checks.ts';
import { pageOfList, pageOfRows } from '../store/pages.ts';
import { requireFeature } from '../accounts/require-feature.ts';
import { readRange, readType } from '../http/range.ts';
import { readLeaders } from './leaders.ts';
import { grantReached, missionsOf } from './missions.ts';
import { rateOf } from './rates.ts';
import { lastClaimOf, memberLevel, payRebate, rebatesIn, waitingRebates } from './rebates.ts';
import { payReward, rewardsIn, summaryOf } from './rewards.ts';

const readRebates: Handler<typeof rebateReport> = (call) => {
  const { memberId } = requireFeature(call, 'PLYRBT');
  return pageOfList(rebatesIn(call.platform, memberId, readRange(call.input)), call.input.pageNo);
};

const readWaitingRebate: Handler<typeof rebateWaiting> = (call) => {
  const caller = requireFeature(call, 'MANPLAYREB3');
  checkOffer(call.platform, caller);
  const { memberId } = caller;
  const days = waitingRebates(call.platform, memberId);
  const level = memberLevel(call.platform, memberId);
  return {
    amount: days.reduce((sum, { amount }) => sum + amount, 0),
    staked: days.reduce((sum, { staked }) => sum + staked, 0),
    rate: rateOf(level?.id),
    level: level?.name[call.language],
    lastClaim: lastClaimOf(call.platform, memberId),
  };
};

const claimWaitingRebate: Handler<typeof claimRebate> = (call) => {
  const caller = requireFeature(call, 'MANPLAYREB3');
  checkOffer(call.platform, caller);
  const { memberId } = caller;
  return { amount: payRebate(call.platform, memberId, readRequestId(call.input.requestId)) };
};

interface RewardRow extends Omit<Reward, 'id' | 'state' | 'claimedAt'> {
  id: number;
  claimedAt: number | null;
}

const readRewards: Handler<typeof rewardList> = (call) => {
  const caller = requireFeature(call, 'REWCEN3');
  const { memberId } = caller;
  const state = readType(rewardStates, call.input.state) ?? 'waiting';
  if (state === 'waiting') checkOffer(call.platform, caller);
  grantReached(call.platform, memberId);
  const { items, ...pages } = pageOfRows<RewardRow>(call.platform, {
    ...rewardsIn(call.platform, memberId, state),
    columns: `id, source, ${call.language === 'en' ? 'title_en' : 'title_pt'} as title, amount, granted_at as grantedAt, expires_at as expiresAt, claimed_at as claimedAt`,
  }, call.input.pageNo);
  return { ...pages, items: items.map((found) => Object.assign(found, { id: String(found.id), state, claimedAt: found.claimedAt ?? undefined })) };
};

const readSummary: Handler<typeof rewardSummary> = (call) => {
  const { memberId } = requireFeature(call, 'REWCEN3');
  grantReached(call.platform, memberId);
  const summary = summaryOf(call.platform, memberId);
  return mayBeCourted(call.platform, memberId) ? summary : { ...summary, count: 0, waiting: 0 };
};

const claimOne: Handler<typeof claimReward> = (call) => {
  // A reward can be claimed where the merchant has the reward centre or the missions' page.
  const caller = requireFeature(call, 'REWCEN3', 'MISSION');
  checkOffer(call.platform, caller);
  const { memberId } = caller;
  return { amount: payReward(call.platform, memberId, call.input.rewardId) };
};

const readMissions: Handler<typeof missionList> = (call) => {
  const caller = requireFeature(call, 'MISSION');
  checkOffer(call.platform, caller);
  const { memberId } = caller;
  grantReached(call.platform, memberId);
  return missionsOf(call.platform, memberId, call.language);
};

export const rewardHandlers = {
  rebateReport: readRebates,
  rebateWaiting: readWaitingRebate,
  claimRebate: claimWaitingRebate,
  rewardList: readRewards,
  rewardSummary: readSummary,
  claimReward: claimOne,
  missionList: readMissions,
  leaderBoard: readLeaders,
};
