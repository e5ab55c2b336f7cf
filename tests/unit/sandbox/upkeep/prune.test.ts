import { afterEach, beforeEach, expect, test } from 'vitest';
import { playCrowd } from '../../../../src/sandbox/content/crowd.ts';
import { send } from '../../../../src/sandbox/outbox/outbox.ts';
import { row, rows } from '../../../../src/sandbox/store/database.ts';
import { keptFor, prune } from '../../../../src/sandbox/upkeep/prune.ts';
import { player } from '../../../support/sandbox-player.ts';
import { tokenOf } from '../../../support/sandbox-caller.ts';

const day = 86_400_000;
let marina: Awaited<ReturnType<typeof player>>;

beforeEach(async () => {
  marina = await player();
});
afterEach(() => marina.close());

const count = (from: string): number => row<{ count: number }>(marina.platform.database, `select count(*) as count from ${from}`)!.count;

async function playOnTrial(): Promise<void> {
  const { value } = await marina.call('/wps/session/login/freeplay', { method: 'POST' });
  const { token } = value as { token: string };
  const launch = { category: 'RNG', vendor: 'BGS', gameId: '', nodeId: '', language: 'pt', backUrl: '/m/home' };
  const launched = await marina.call('/wps/game/launch/v3', { method: 'POST', token, body: JSON.stringify(launch) });
  await (await marina.sit(launched)).post('/round', { round: 'trial-round', stake: 100 });
  const lottery = { lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'Lott', lottoView: 'lobby', device: 'MOBILE', backUrl: '/m/home', language: 'pt' };
  await marina.sit(await marina.call('/wps/lottery/launch', { method: 'POST', token, body: JSON.stringify(lottery) }));
}

test('trial members go with everything that names them, after their time and never while they are here', async () => {
  const members = count('members');
  await playOnTrial();
  expect(count('members')).toBe(members + 1);
  marina.later(keptFor.trialMembers - 1);
  prune(marina.platform);
  expect(count('members')).toBe(members + 1);
  marina.later(1);
  prune(marina.platform);
  expect(count('members')).toBe(members);
  expect(rows(marina.platform.database, 'pragma foreign_key_check')).toEqual([]);
  expect(count("bets where play_money = 1")).toBe(0);
});

test('the money of members is never deleted, not even by hand', async () => {
  const seat = await marina.sit(await marina.launch());
  await seat.post('/round', { round: 'round-0001', stake: 100 });
  const [ledger, members] = [count('ledger'), count('members')];
  marina.later(1_000 * day);
  prune(marina.platform);
  expect([count('ledger'), count('members')]).toEqual([ledger, members]);
  expect(count('bets where member_id is not null')).toBe(1);
  expect(() => marina.platform.database.exec('delete from ledger')).toThrow('the ledger is written once');
});

test('the bets of the crowd stay as long as the boards show them', () => {
  for (let passed = 0; passed < 10; passed++) {
    playCrowd(marina.platform);
    prune(marina.platform);
    marina.later(day);
  }
  expect(count('bets where member_id is null')).toBeLessThanOrEqual((keptFor.crowdBets / day) * 1_920 + 1);
  expect(count('bets where member_id is null')).toBeGreaterThan(3_000);
});

test('messages sent, sessions and game sessions that are over go', async () => {
  send(marina.platform, { merchant: 'leve', channel: 'sms', recipient: '+55 11 99999-0000', subject: '', body: '1' });
  await marina.sit(await marina.launch());
  prune(marina.platform);
  expect([count('outbox'), count('sessions'), count('seats')]).toEqual([1, 1, 1]);
  marina.later(keptFor.outbox);
  prune(marina.platform);
  expect([count('outbox'), count('sessions'), count('seats')]).toEqual([0, 0, 0]);
  await tokenOf(marina);
});
