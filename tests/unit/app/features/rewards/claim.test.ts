import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { claim, claimAll, claimingId } from '../../../../../src/app/features/rewards/rewards.tsx';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { toasts } from '../../../../../src/app/ui/messages/messages.ts';
import { Refused, stubPlatform } from '../../../../support/home-platform.ts';

let waiting: string[] = [];
let platform: ReturnType<typeof stubPlatform>;

const reward = (id: string) => ({ id, source: 'mission', title: id, amount: 50, state: 'waiting', grantedAt: 0, expiresAt: 0 });
const said = () => toasts.peek().map(({ text }) => text);

beforeAll(() => startLanguage('pt', ['shell', 'common']));

const reload = () => Promise.resolve();

beforeEach(() => {
  vi.useFakeTimers();
  toasts.value = [];
  platform = stubPlatform({
    '/wps/reward/summary': () => ({ count: waiting.length, waiting: 0, claimed: 0 }),
    '/wps/reward/list': () => ({ items: waiting.slice(0, 2).map(reward), pageNum: 1, totalPages: 1 }),
    '/wps/reward/claim': () => (waiting.shift(), { amount: 50 }),
  });
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('all waiting rewards are claimed over several pages, and their sum is said once', async () => {
  waiting = ['a', 'b', 'c'];
  await claimAll((sum) => `soma ${sum}`);
  expect(said()).toEqual(['soma 150']);
  expect([waiting, claimingId.value]).toEqual([[], '']);
});

test('a list that is empty although rewards are counted ends the claiming, and no sum is said', async () => {
  platform.answers['/wps/reward/summary'] = { count: 3, waiting: 150, claimed: 0 };
  waiting = [];
  await claimAll((sum) => `soma ${sum}`);
  expect([said(), platform.of('/wps/reward/list').length]).toEqual([[], 1]);
});

test('a refusal is said beside the sum that was paid before it', async () => {
  waiting = ['a', 'b'];
  platform.answers['/wps/reward/claim'] = () => (waiting.shift() === 'a' ? { amount: 50 } : new Refused('system.unknown'));
  await claimAll((sum) => `soma ${sum}`);
  expect(said()).toEqual(expect.arrayContaining(['soma 50', 'Algo deu errado. Tente de novo.']));
});

test('a second tap during a claim, and within half a second after the next reward has its place, claims nothing', async () => {
  waiting = ['a', 'b'];
  const first = claim('a', (amount) => `pago ${amount}`, reload);
  expect(claimingId.value).toBe('a');
  await claim('b', () => 'twice', reload);
  await first;
  await claim('b', () => 'twice', reload);
  vi.advanceTimersByTime(499);
  await claim('b', () => 'twice', reload);
  expect([said(), platform.of('/wps/reward/claim').length]).toEqual([['pago 50'], 1]);
  vi.advanceTimersByTime(1);
  await claim('b', (amount) => `pago ${amount}`, reload);
  expect(platform.of('/wps/reward/claim')).toHaveLength(2);
});
