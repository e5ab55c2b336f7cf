import type { Leader, leaderBoard } from '../../contract/endpoints/rewards.ts';
import { TRIAL } from '../../contract/members.ts';
import { masked } from '../content/winners.ts';
import type { Handler } from '../handler.ts';
import { requireFeature } from '../accounts/require-feature.ts';
import { checkOffer } from '../responsible/checks.ts';
import { rows } from '../store/database.ts';
import { dayNumber, startOfDayNumber } from '../time/day-number.ts';
import { reachedInDay } from './missions.ts';

const mostLeaders = 20;

/** The merchant's players by the missions of the day that they reached, as many one rank: who stakes more than they ask is no higher. Play money does not count. */
export const readLeaders: Handler<typeof leaderBoard> = (call) => {
  const caller = requireFeature(call, 'MISSION');
  checkOffer(call.platform, caller);
  const { memberId } = caller;
  const now = call.platform.clock.now();
  const found = rows<{ rank: number; memberId: number; account: string; staked: number; missions: number }>(
    call.platform.database,
    `select rank() over (order by missions desc) as rank, member_id as memberId, account, staked, missions from (
       select member_id, account, sum(staked) as staked, ${reachedInDay} as missions from settled_days join members on members.id = member_id
       where day = ? and rounds > 0 and type <> ${TRIAL} and merchant = ? group by member_id
     ) where missions > 0 order by rank, member_id`,
    dayNumber(now), call.merchant,
  );
  const all = found.map(({ rank, memberId: player, account, staked, missions }): Leader => ({ rank, name: masked(account), staked, missions, isMe: player === memberId }));
  return { leaders: all.slice(0, mostLeaders), me: all.find(({ isMe }) => isMe), endsAt: startOfDayNumber(dayNumber(now) + 1) };
};
