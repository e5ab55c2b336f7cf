/**
 * Answer times of pages and calls while twenty phones read the records of a member with 200,000 ledger lines:
 * `npm run test:load`; with a revision its times stand beside those of this one, from the same run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { dayOf } from '../../src/contract/day.ts';
import { buildIn, checkOut } from '../../perf/revision.ts';
import { startEdge } from '../browser/edge.ts';
import { freePort } from '../browser/free-port.ts';
import { openSession } from '../browser/session.ts';
import { fillLedger } from '../support/great-ledger.ts';

const lines = 200_000;
const readers = 20;
/** s of each measurement */
const span = 10;

const range = `from=${dayOf(Date.now() - 80 * 86_400_000)}&to=${dayOf(Date.now())}`;
const reads = [
  '/wps/record/net', `/wps/record/totals?of=account&${range}`, `/wps/record/totals?of=bets&${range}`, `/wps/record/account?pageNo=9999&${range}`,
  `/wps/record/bets?pageNo=4999&${range}`, '/wps/rebate/waiting', '/wps/mission/list', '/wps/member/club/benefit', '/wps/responsible',
];

/** What others ask for meanwhile, each by a connection of its own. */
const asked = { 'page of home': '/m/home', 'page of a game list': '/m/gameList', 'probe': '/healthz', 'wallet of another': '/wps/wallet', 'games for all': '/wps/content/popular?types=A&groupName=m_home&platform=M&language=pt' };

type Times = Record<keyof typeof asked, number[]>;

const tokenOf = async (address: string, account: string) => (JSON.parse(await openSession(address, account)) as { token: string }).token;

async function timed(address: string, token = ''): Promise<number> {
  const began = performance.now();
  const answer = await fetch(address, { headers: { Merchant: 'leve', Language: 'pt', ...(token && { Authorization: token }) } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return performance.now() - began;
}

/** Sends one request after the other until the time is over; the last one is waited for. */
async function repeat(send: (turn: number) => Promise<number>, end: number): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; performance.now() < end; turn++) times.push(await send(turn));
  return times;
}

async function measure(address: string, other: string, great: string | undefined): Promise<Times> {
  const end = performance.now() + span * 1_000;
  const reading = Array.from({ length: great ? readers : 0 }, (_, at) => repeat((turn) => timed(address + reads[(at + turn) % reads.length]!, great), end));
  const times = await Promise.all(Object.entries(asked).map(async ([name, path]) => [name, await repeat(() => timed(address + path, path.startsWith('/wps/') ? other : ''), end)] as const));
  await Promise.all(reading);
  return Object.fromEntries(times) as Times;
}

/** Times of the edge in a folder: with nobody beside, and beside the readers. */
async function timesIn(folder: string): Promise<{ quiet: Times; beside: Times }> {
  const data = mkdtempSync(join(tmpdir(), 'leve-load-'));
  const environment = { DIST: join(folder, 'dist'), DATA: join(data, 'platform.sqlite'), METRICS_PORT: String(await freePort()), RATE_LIMIT: 'off' };
  const start = () => startEdge(environment, join(folder, 'src/edge/main.ts'));
  try {
    await (await start()).stop();
    const database = new DatabaseSync(environment.DATA);
    fillLedger(database, 'marina', lines, Date.now(), 20);
    database.close();
    const edge = await start();
    const [great, other] = [await tokenOf(edge.address, 'marina'), await tokenOf(edge.address, 'agente')];
    await measure(edge.address, other, undefined);
    const quiet = await measure(edge.address, other, undefined);
    const beside = await measure(edge.address, other, great);
    await edge.stop();
    return { quiet, beside };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

const quantile = (times: readonly number[], share: number): string => `${times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1]!.toFixed(0)} ms`.padStart(10);

async function print(name: string, folder: string): Promise<void> {
  const { quiet, beside } = await timesIn(folder);
  console.log(`\n${name.padEnd(26)}${['alone p50', 'p99', 'beside p50', 'p99', 'answers'].map((word) => word.padStart(11)).join('')}`);
  for (const what of Object.keys(asked) as (keyof typeof asked)[]) {
    console.log(`${what.padEnd(26)} ${quantile(quiet[what], 0.5)} ${quantile(quiet[what], 0.99)} ${quantile(beside[what], 0.5)} ${quantile(beside[what], 0.99)}${String(beside[what].length).padStart(11)}`);
  }
}

console.log(`beside ${readers} phones that read the records of a member with ${lines.toLocaleString('en')} ledger lines, ${span} s each`);
const [revision] = process.argv.slice(2);
if (revision) {
  const older = checkOut(revision);
  try {
    buildIn(older.folder, 'dist');
    await print(revision, older.folder);
  } finally {
    older.remove();
  }
}
await print('now', resolve('.'));
