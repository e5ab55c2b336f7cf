import { addMember, findMember } from '../accounts/members.ts';
import type { Platform } from '../handler.ts';
import { settle, stake } from '../money/stakes.ts';
import { allMerchants } from '../settings/merchants.ts';
import { change } from '../store/database.ts';
import { day } from '../time/lengths.ts';

const code = 'MARINA';

/** Members who registered by marina's code, and their stakes since, in minor units. */
const friends = [
  { account: 'beatrizlima', daysAgo: 96, stakes: [1_000, 500, 2_000] },
  { account: 'joaopedro7', daysAgo: 61, stakes: [500] },
  { account: 'carol_mota', daysAgo: 33, stakes: [] },
  { account: 'rafasantos', daysAgo: 9, stakes: [2_500, 1_000] },
  { account: 'luanavieira', daysAgo: 2, stakes: [] },
] as const;

/** Gives marina a memorable code, and friends who registered by it. */
export function fillInvites(platform: Platform): void {
  for (const { code: merchant } of allMerchants(platform.database)) {
    const { id } = findMember(platform, merchant, 'marina')!;
    change(platform.database, 'insert into affiliates (merchant, code, member_id) values (?, ?, ?)', merchant, code, id);
    for (const friend of friends) addFriend(platform, merchant, id, friend);
  }
}

function addFriend(platform: Platform, merchant: string, uplineId: number, { account, daysAgo, stakes }: (typeof friends)[number]): void {
  const registeredAt = platform.clock.now() - daysAgo * day;
  // The ledger entries carry the time of their deeds.
  const then: Platform = { ...platform, clock: { now: () => registeredAt + day } };
  const memberId = addMember(then, { merchant, account, type: 0, registeredAt, uplineId, opening: 10_000 });
  change(
    platform.database, "insert into registrations (member_id, method, url, domain, affiliate_code) values (?, 'H5', 'localhost', 'localhost', ?)", memberId, code,
  );
  for (const [index, amount] of stakes.entries()) {
    const reference = `first rounds ${index + 1}`;
    stake(then, { memberId, reference, title: 'Slots', amount });
    settle(then, memberId, reference, index % 2 ? amount * 2 : 0);
  }
}
