import { afterEach, beforeEach, expect, test } from 'vitest';
import { playCrowd } from '../../../../src/sandbox/content/crowd.ts';
import { send } from '../../../../src/sandbox/outbox/outbox.ts';
import { change, row, rows } from '../../../../src/sandbox/store/database.ts';
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
  await (await marina.openGame(launched)).post('/round', { round: 'trial-round', stake: 100 });
  const sports = await marina.openGame(await marina.call('/wps/game/launch/v3', { method: 'POST', token, body: JSON.stringify({ ...launch, category: 'SPORTS', vendor: 'ARENA' }) }));
  const { matches } = (await sports.get('/matches')) as { matches: { id: string; state: string }[] };
  await sports.post('/bet', { round: 'trial-match', stake: 100, match: matches.find(({ state }) => state === 'open')!.id, result: 'home' });
  const lottery = { lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'Lott', lottoView: 'lobby', device: 'MOBILE', backUrl: '/m/home', language: 'pt' };
  await marina.openGame(await marina.call('/wps/lottery/launch', { method: 'POST', token, body: JSON.stringify(lottery) }));
}

test('trial members are deleted with all their data, after their time', async () => {
  const own = 'members where not simulated';
  const members = count(own);
  await playOnTrial();
  expect(count('match_bets')).toBe(1);
  expect(count(own)).toBe(members + 1);
  marina.advance(keptFor.trialMembers - 1);
  prune(marina.platform);
  expect(count(own)).toBe(members + 1);
  marina.advance(1);
  prune(marina.platform);
  expect(count(own)).toBe(members);
  expect(rows(marina.platform.database, 'pragma foreign_key_check')).toEqual([]);
  expect(count("bets where play_money = 1")).toBe(0);
});

test('ledgers and bets of members are never deleted', async () => {
  const seat = await marina.openGame(await marina.launch());
  await seat.post('/round', { round: 'round-0001', stake: 100 });
  const own = 'members where not simulated';
  const ledgerOfOwn = `ledger where member_id in (select id from ${own})`;
  const [ledger, members] = [count(ledgerOfOwn), count(own)];
  marina.advance(1_000 * day);
  prune(marina.platform);
  expect([count(ledgerOfOwn), count(own)]).toEqual([ledger, members]);
  expect(count("bets where reference not like 'crowd-%'")).toBe(1);
  expect(() => marina.platform.database.exec('delete from ledger')).toThrow('the ledger is written once');
});

/** Puts a row with nothing in it but what is said. */
function put(table: string, said: Record<string, string | number | null>): void {
  const { database } = marina.platform;
  const columns = rows<{ name: string; type: string; notnull: number; pk: number }>(database, `select name, type, "notnull", pk from pragma_table_info('${table}')`)
    .filter(({ name, type, notnull, pk }) => name in said || ((notnull || pk) && `${name} ${type}` !== 'id INTEGER'));
  database.exec('pragma foreign_keys = off');
  change(database, `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join()}) values (${columns.map(() => '?').join()})`,
    ...columns.map(({ name, type }) => (name in said ? said[name]! : type === 'TEXT' ? `a ${count(table)}` : type === 'BLOB' ? new Uint8Array() : 1)));
  database.exec('pragma foreign_keys = on');
}

const hour = 3_600_000;
test.each([
  ['sessions', 'expires_at', 0], ['captchas', 'expires_at', 0], ['sms_codes', 'expires_at', hour], ['password_links', 'expires_at', 0], ['seats', 'launched_at', day],
  ['outbox', 'sent_at', 30 * day], ['money_requests', 'at', 30 * day],
] as const)('%s: what ended by %s is deleted after %i ms, and not one earlier', (table, column, after) => {
  const { database, clock } = marina.platform;
  database.exec(`delete from ${table}`);
  for (const age of [after + 1, after, after - 1, -hour]) put(table, { [column]: clock.now() - age, channel: 'sms' });
  prune(marina.platform);
  expect(rows<{ age: number }>(database, `select ${clock.now()} - ${column} as age from ${table} order by age`).map(({ age }) => age)).toEqual([-hour, after - 1]);
});

test('pictures that no application names are deleted after a day, those of one never', () => {
  const { database, clock } = marina.platform;
  for (const [application, age] of [[null, day - 1], [null, day], [1, day], [1, 900 * day]] as const) put('application_pictures', { id: `${application} ${age}`, type: 'image/png', application_id: application, uploaded_at: clock.now() - age });
  prune(marina.platform);
  expect(rows<{ id: string }>(database, 'select id from application_pictures order by rowid').map(({ id }) => id)).toEqual([`null ${day - 1}`, `1 ${day}`, `1 ${900 * day}`]);
});

test('the crowd is deleted with its bets and ledger after its time', () => {
  for (let passed = 0; passed < 6; passed++) {
    playCrowd(marina.platform);
    prune(marina.platform);
    marina.advance(day);
  }
  const bets = "bets where reference like 'crowd-%'";
  expect(count(bets)).toBeLessThanOrEqual((keptFor.crowd / day + 1) * 2 * 720);
  expect(count(bets)).toBeGreaterThan(2_500);
  expect(count('members where simulated')).toBeLessThanOrEqual((keptFor.crowd / day + 2) * 2 * 150);
  expect(count("ledger where reference like 'crowd-%' and member_id not in (select id from members where simulated)")).toBe(0);
  expect(rows(marina.platform.database, 'pragma foreign_key_check')).toEqual([]);
}, 60_000);

test('sent messages, expired sessions and game sessions are deleted', async () => {
  send(marina.platform, { merchant: 'leve', channel: 'sms', recipient: '+55 11 99999-0000', subject: '', body: '1' });
  await marina.openGame(await marina.launch());
  prune(marina.platform);
  expect([count('outbox'), count('sessions'), count('seats')]).toEqual([1, 1, 1]);
  marina.advance(keptFor.outbox);
  prune(marina.platform);
  expect([count('outbox'), count('sessions'), count('seats')]).toEqual([0, 0, 0]);
  await tokenOf(marina);
});
