import type { DownlineMember, downline, downlineDetail } from '../../contract/endpoints/agency.ts';
import { cleanText } from '../../contract/clean.ts';
import { Refusal, type Handler, type Platform } from '../handler.ts';
import { row, rows } from '../store/database.ts';
import { ratesOf } from './commission.ts';
import { pageOfList } from '../store/pages.ts';
import { day } from '../time/lengths.ts';
import { agentOf } from './roles.ts';
import { settledIn, withTeam } from './team.ts';
import { commissionOf, figuresOf } from './terms.ts';
import { mayReceiveFrom } from './recipients.ts';

const span = 30 * day;
const longestSearch = 40;

interface Listed {
  id: number;
  account: string;
  nickname: string | null;
  level: number;
  joinedAt: number;
  lastActiveAt: number | null;
}

const columns = `members.id, account, nickname, level, registered_at as joinedAt, nullif(max(
  coalesce((select max(staked_at) from stakes where stakes.member_id = team.id), 0),
  coalesce((select max(opened_at) from sessions where sessions.member_id = team.id), 0)
), 0) as lastActiveAt`;

/** The agent's team, by the amount staked in the last 30 days, highest first. */
export const readDownline: Handler<typeof downline> = (call) => {
  const { platform, input } = call;
  const { memberId } = agentOf(call);
  const search = cleanText(input.search ?? '');
  if (search.length > longestSearch) throw new Refusal('request.invalid');
  const found = rows<Listed>(
    platform.database,
    `${withTeam} select ${columns} from team join members using (id)
     where instr(lower(account), lower(?2)) or instr(lower(coalesce(nickname, '')), lower(?2))`,
    memberId, search,
  );
  const staked = stakesByMember(platform, memberId);
  const listed = found.map((member) => described(member, staked.get(member.id) ?? 0));
  return pageOfList(listed.toSorted((one, other) => other.stakes - one.stakes || Number(one.id) - Number(other.id)), input.pageNo);
};

/** One member of the team with their figures. */
export const readDetail: Handler<typeof downlineDetail> = (call) => {
  const { platform, input } = call;
  const agent = agentOf(call);
  const { database, clock } = platform;
  const found = row<Listed & { upline: string; deposits: number; team: number }>(
    database,
    `${withTeam} select ${columns},
       (select account from members as uplines where uplines.id = members.upline_id) as upline,
       (select coalesce(sum(amount), 0) from ledger where ledger.member_id = team.id and kind = 'deposit' and at >= ?3) as deposits,
       (select count(*) from team as below join members as others using (id) where others.upline_id = team.id) as team
     from team join members using (id) where team.id = ?2`,
    agent.memberId, Number(input.id), clock.now() - span,
  );
  if (!found) throw new Refusal('user.missing');
  const settled = settledIn(platform, agent.memberId, clock.now() - span, clock.now() + 1).filter(({ memberId }) => memberId === found.id);
  const { stakes, net } = figuresOf(settled);
  const { upline, deposits, team } = found;
  return {
    ...described(found, stakes), upline, deposits, team, net,
    commission: commissionOf({ rates: ratesOf(platform, agent.memberId) }, settled),
    mayReceive: mayReceiveFrom(platform, agent, found.id),
  };
};

function stakesByMember(platform: Platform, agentId: number): Map<number, number> {
  const now = platform.clock.now();
  const sums = new Map<number, number>();
  for (const { memberId, amount } of settledIn(platform, agentId, now - span, now + 1)) sums.set(memberId, (sums.get(memberId) ?? 0) + amount);
  return sums;
}

function described({ id, account, nickname, level, joinedAt, lastActiveAt }: Listed, stakes: number): DownlineMember {
  return { id: String(id), account, nickname: nickname ?? undefined, level, joinedAt, lastActiveAt: lastActiveAt ?? undefined, stakes };
}
