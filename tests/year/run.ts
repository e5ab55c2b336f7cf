/**
 * Simulates a year of a busy platform by its clock: `npm run test:year`. The crowd plays all the time, and each day has
 * trial members who play, codes by SMS, logins and a deposit. Prints figures, and fails where one exceeds its bound.
 */
import { strict as assert } from 'node:assert';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { downline, leaderBoard, missionList, netResult, sendLoginCode, teamKpi, wallet, winners } from '../../src/contract/endpoints/index.ts';
import { smsCodeModule } from '../../src/contract/limits.ts';
import { payDue } from '../../src/sandbox/agency/pay.ts';
import { playCrowd } from '../../src/sandbox/content/crowd.ts';
import { settleDraws } from '../../src/sandbox/lottery/tickets.ts';
import { row } from '../../src/sandbox/store/database.ts';
import { prune } from '../../src/sandbox/upkeep/prune.ts';
import { consoleToken, startSandbox, tokenOf } from '../support/sandbox-caller.ts';

const hour = 3_600_000;
const days = Number(process.env.DAYS ?? 365);
const trialsADay = 8;
const codesADay = 15;

/** Bounds at the end of the year. */
const bounds = { fileMegabytes: 12, heapGrowthMegabytes: 30, crowdBets: 8_000, crowd: 1_500, outbox: 31 * codesADay, trialMembers: 31 * trialsADay, sessions: 3 * trialsADay, slowestCall: 150 };

const folder = mkdtempSync(join(tmpdir(), 'leve-year-'));
const file = join(folder, 'platform.sqlite');
const phone = await startSandbox({ file, hasPast: true, consoleToken });
const { platform } = phone;
const call = (path: string, token?: string, body?: unknown) =>
  phone.call(path, { method: body ? 'POST' : 'GET', token, body: body === undefined ? undefined : JSON.stringify(body), address: `10.0.0.${Math.floor(Math.random() * 250)}` });
const count = (from: string): number => row<{ count: number }>(platform.database, `select count(*) as count from ${from}`)!.count;
/** Bytes of the database and its write-ahead log. */
const dataSize = (): number => [file, `${file}-wal`].reduce((sum, path) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0), 0);
const megabytes = (bytes: number): number => Math.round((bytes / 1024 / 1024) * 10) / 10;
const heap = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

async function playOnTrial(): Promise<void> {
  const { token } = (await call('/wps/session/login/freeplay', undefined, {})).value as { token: string };
  const launched = await call('/wps/game/launch/v3', token, { category: 'RNG', vendor: 'BGS', gameId: '', nodeId: '', language: 'pt', backUrl: '/m/home' });
  const entered = await phone.fetch(new Request(`http://phone.test${(launched.value as { gameUrl: string }).gameUrl}`));
  const headers = { 'Content-Type': 'application/json', Cookie: entered.headers.get('Set-Cookie')!.split(';')[0]! };
  for (let round = 0; round < 3; round++) {
    const body = JSON.stringify({ round: `year-round-${round}`, stake: 100 });
    await phone.fetch(new Request(`http://phone.test${entered.headers.get('Location')}/round`, { method: 'POST', headers, body }));
  }
}

async function liveDay(day: number): Promise<void> {
  for (let trial = 0; trial < trialsADay; trial++) await playOnTrial();
  for (let code = 0; code < codesADay; code++) {
    await call(sendLoginCode.path, undefined, { module: smsCodeModule, mobileNum: '11987654321', countryDialingCode: '55' });
    phone.advance(2 * 60_000);
  }
  const token = await tokenOf(phone);
  const { value } = await call('/wps/deposit', token, { requestId: `year-deposit-${day}`, method: 'PIX', amount: 1_000 });
  await phone.callConsole('POST', `/cashier/deposits/${(value as { id: string }).id}/pay`, {});
}

const slow = [`${winners.path}?gameCategory=RNG&language=pt&limitNum=20`, leaderBoard.path, missionList.path, netResult.path, `${teamKpi.path}?days=30`, `${downline.path}?pageNo=1`, wallet.path];

/** The slowest of the heaviest reading calls; each time is the best of five, in ms. */
async function slowestCall(): Promise<[path: string, ms: number]> {
  const token = await tokenOf(phone, 'agente');
  const times: [string, number][] = [];
  for (const path of slow) {
    let best = Infinity;
    for (let time = 0; time < 5; time++) {
      const from = performance.now();
      assert.equal((await phone.call(path, { token })).success, true, path);
      best = Math.min(best, performance.now() - from);
    }
    times.push([path, Math.round(best * 10) / 10]);
  }
  return times.toSorted((one, other) => other[1] - one[1])[0]!;
}

const figures = async () => ({
  'file, MB': megabytes(dataSize()), 'heap, MB': megabytes(heap()), 'crowd bets': count("bets where reference like 'crowd-%'"), outbox: count('outbox'),
  crowd: count('members where simulated'), 'trial members': count('members where merchant = \'leve-trial\''), sessions: count('sessions'), 'ledger lines': count('ledger'), 'slowest call': (await slowestCall()).join(' '),
});

const before = await figures();
const heapBefore = heap();
for (let day = 0; day < days; day++) {
  await liveDay(day);
  for (let half = 0; half < 2; half++) {
    phone.advance(half ? 12 * hour : 12 * hour - codesADay * 2 * 60_000);
    playCrowd(platform);
    settleDraws(platform);
    payDue(platform);
    prune(platform);
  }
}
const [, slowest] = await slowestCall();
const after = await figures();
console.table({ 'first day': before, 'a year later': after });
assert.ok(after['file, MB'] <= bounds.fileMegabytes, `the file has ${after['file, MB']} MB`);
assert.ok(megabytes(heap() - heapBefore) <= bounds.heapGrowthMegabytes, `the heap grew by ${megabytes(heap() - heapBefore)} MB`);
assert.ok(after['crowd bets'] <= bounds.crowdBets && after['crowd bets'] > 1_000, `${after['crowd bets']} bets of the crowd`);
assert.ok(after.crowd <= bounds.crowd, `${after.crowd} members of the crowd`);
assert.ok(after.outbox <= bounds.outbox && after.outbox > 100, `${after.outbox} messages in the outbox`);
assert.ok(after['trial members'] <= bounds.trialMembers && after['trial members'] > 100, `${after['trial members']} trial members`);
assert.ok(after.sessions <= bounds.sessions, `${after.sessions} sessions`);
assert.ok(slowest <= bounds.slowestCall, `the slowest call takes ${slowest} ms`);
assert.equal(count('wallets where balance <> (select coalesce(sum(amount), 0) from ledger where ledger.member_id = wallets.member_id)'), 0);
phone.close();
rmSync(folder, { recursive: true });
