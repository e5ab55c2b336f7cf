import type { Leader, leaderBoard } from '../../contract/endpoints/rewards.ts';
import { TRIAL } from '../../contract/members.ts';
import { masked } from '../content/winners.ts';
import type { Handler } from '../handler.ts';
import { requireFeature } from '../accounts/require-feature.ts';
import { checkOffer } from '../responsible/checks.ts';
import { rows } from '../store/database.ts';
import { dayNumber, startOfDayNumber } from '../time/day-number.ts';

const shown = 20;

/** The merchant's players by the amount they staked today, highest first. Play money does not count. */
export const readLeaders: Handler<typeof leaderBoard> = (call) => {
  const caller = requireFeature(call, 'MISSION');
  checkOffer(call.platform, caller);
  const { memberId } = caller;
  const now = call.platform.clock.now();
  const found = rows<{ memberId: number; account: string; staked: number }>(
    call.platform.database,
    `select member_id as memberId, account, sum(staked) as staked from result_days join members on members.id = member_id
     where day = ? and type <> ${TRIAL} and merchant = ? group by member_id having sum(staked) > 0 order by 3 desc, member_id`,
    dayNumber(now), call.merchant,
  );
  const all = found.map(({ memberId: player, account, staked }, index): Leader => ({ rank: index + 1, name: masked(account), staked, isMe: player === memberId }));
  return { leaders: all.slice(0, shown), me: all.find(({ isMe }) => isMe), endsAt: startOfDayNumber(dayNumber(now) + 1) };
};
