import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawOf } from '../../../../src/sandbox/lottery/draw.ts';
import { openDatabase } from '../../../../src/sandbox/store/database.ts';
import { startTimer } from '../../../../src/sandbox/store/timer.ts';
import { startSandbox } from '../../../support/sandbox-caller.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('a timer on a busy database logs once and goes on when it is free', () => {
  vi.useFakeTimers();
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const file = join(folder, 'busy.sqlite');
  const database = openDatabase(file);
  database.exec('create table ticks (at integer); pragma busy_timeout = 0');
  const other = new DatabaseSync(file);
  const stop = startTimer('counting', 1000, () => database.exec('insert into ticks values (1)'));
  other.exec('begin immediate');
  vi.advanceTimersByTime(5000);
  expect(logged.mock.calls.map(([line]) => line)).toEqual([expect.stringMatching(/^counting failed and is tried again: database is locked\n$/)]);
  other.exec('rollback');
  vi.advanceTimersByTime(2000);
  expect(database.prepare('select count(*) as ticks from ticks').get()).toEqual({ ticks: 2 });
  stop();
  vi.advanceTimersByTime(5000);
  expect(database.prepare('select count(*) as ticks from ticks').get()).toEqual({ ticks: 2 });
  other.close();
  database.close();
});

test('the crowd goes on after a failed tick', async () => {
  vi.useFakeTimers();
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const file = join(folder, 'platform.sqlite');
  const phone = await startSandbox({ file });
  phone.platform.database.exec('pragma busy_timeout = 0');
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  phone.advance(120_000);
  vi.advanceTimersByTime(120_000);
  expect(logged.mock.calls.some(([line]) => String(line).startsWith('the crowd failed'))).toBe(true);
  const bets = () => (phone.platform.database.prepare('select count(*) as bets from bets').get() as { bets: number }).bets;
  const before = bets();
  other.exec('rollback');
  vi.advanceTimersByTime(120_000);
  expect(bets()).toBeGreaterThan(before);
  other.close();
  phone.close();
});

test('a second process on the same data ends with one line of error', async () => {
  const file = join(folder, 'platform.sqlite');
  const phone = await startSandbox({ file });
  const start = "import { platformOf, startOrSay } from './src/edge/start.ts'; await startOrSay(async () => void (await platformOf(process.env)));";
  const second = spawnSync(process.execPath, ['--input-type=module', '--eval', start], { env: { ...process.env, DATA: file, HASH_COST: '8' }, encoding: 'utf8' });
  expect(second).toMatchObject({ status: 1, stderr: `Leve did not start: the data in ${file} is in use by another process\n` });
  phone.close();
  (await startSandbox({ file })).close();
});

test('draws follow from a secret that is generated at the first start and stored with the data', async () => {
  const firstResult = (seed: number | string) => drawOf(seed, { gameCode: 'HN1', digits: 5 }, '20261120-0874').first;
  const seedOf = async (name: string) => {
    const phone = await startSandbox({ file: join(folder, name), seed: undefined });
    const { seed } = phone.platform;
    phone.close();
    return seed;
  };
  const [one, other] = [await seedOf('one'), await seedOf('other')];
  expect(String(one)).toMatch(/^[\w-]{43}$/);
  expect(other).not.toBe(one);
  expect(firstResult(one)).not.toBe(firstResult(1));
  expect(await seedOf('one')).toBe(one);
});
