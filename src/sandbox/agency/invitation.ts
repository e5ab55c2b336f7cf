import type { teamInvitation } from '../../contract/endpoints/agency.ts';
import type { Handler } from '../handler.ts';
import { change, row } from '../store/database.ts';
import { agentOf } from './roles.ts';

interface Code {
  code: string;
  joined: number;
}

/** The agent's invitation that is valid on every domain; it is made when first asked for. */
export const readInvitation: Handler<typeof teamInvitation> = (call) => {
  const { memberId } = agentOf(call);
  const { platform: { database }, merchant } = call;
  const find = () => row<Code>(
    database,
    `select code, (select count(*) from registrations join members on id = registrations.member_id
       where affiliate_code = code collate nocase and members.merchant = affiliates.merchant) as joined
     from affiliates where member_id = ? and domain is null order by rowid`,
    memberId,
  );
  const found = find();
  if (found) return found;
  change(database, 'insert into affiliates (merchant, code, member_id) values (?, ?, ?)', merchant, `AG${memberId}`, memberId);
  return find()!;
};
