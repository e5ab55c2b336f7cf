import { daysLater, dayOf, startOfDay } from '../../contract/day.ts';
import type { Leader, leaderBoard } from '../../contract/endpoints/rewards.ts';
import { masked } from '../content/winners.ts';
import type { Handler } from '../handler.ts';
import { requireFeature } from '../accounts/require-feature.ts';
import { checkOffer } from '../responsible/checks.ts';
import { rows } from '../store/database.ts';

const shown = 20;

/** The merchant's players by the amount they staked today, highest first. Play money does not count. */
export const readLeaders: Handler<typeof leaderBoard> = (call) => {
  const caller = requireFeature(call, 'MISSION');
  checkOffer(call.platform, caller);
  const { memberId } = caller;
  const today = dayOf(call.platform.clock.now());
  const [since, before] = [startOfDay(today), startOfDay(daysLater(today, 1))];
  const found = rows<{ memberId: number; account: string; staked: number }>(
    call.platform.database,
    `select member_id as memberId, bets.account as account, sum(stake) as staked from bets join members on members.id = member_id
     where placed_at >= ? and placed_at < ? and play_money = 0 and merchant = ?3
     group by member_id, bets.account order by staked desc, min(placed_at)`,
    since, before, call.merchant,
  );
  const all = found.map(({ memberId: player, account, staked }, index): Leader => ({ rank: index + 1, name: masked(account), staked, isMe: player === memberId }));
  return { leaders: all.slice(0, shown), me: all.find(({ isMe }) => isMe), endsAt: before };
};
