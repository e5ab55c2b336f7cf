import { expect, test, vi } from 'vitest';
import { subjectsOf } from '../../../../src/edge/cards/subjects.ts';
import type { MerchantConfig } from '../../../../src/contract/page.ts';
import type { Upstream } from '../../../../src/edge/upstream.ts';

const game = { nodeId: '7', gameName: 'Tigre', vassalage: 'BGS', gameType: 'RNG', gameId: 'BGS-7', iconUrl: '/games/7.png' };
const answers: Record<string, unknown> = {
  '/wps/game/hot': [game],
  '/wps/game/vassalage': [{ vassalage: 'BGS', displayName: 'BGS', mobileSmallIcon: '', mobileLargeIcon: '', classifications: [] }],
  '/wps/game/list': { games: [{ ...game, nodeId: '8', gameName: 'Urso' }], pageNum: 1, totalPages: 1 },
  '/wps/lottery/results': [
    { gameId: '1', gameCode: 'A', remark: 'Loteria A', mobileIconUrl: '/a.svg', draws: [{ numero: '10', winningTime: 1_000, winningNumber: '1 22 3' }] },
    { gameId: '2', gameCode: 'B', remark: 'Loteria B', mobileIconUrl: '/b.svg', draws: [{ numero: '20', winningTime: 2_000, winningNumber: '7 8' }] },
  ],
};

function finder(delay = 0) {
  const asked: string[] = [];
  const ask: Upstream['ask'] = async (path) => {
    asked.push(path);
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
    const value = answers[path.replace(/\?.*/, '')];
    return Response.json(value ? { success: true, value } : { success: false });
  };
  const of = subjectsOf({ ask } as Upstream, { resultBalls: (text = '') => text.split(' ') });
  const find = async (page: string, query: string) => of({ code: 'azul' } as MerchantConfig, 'pt', page, query, () => {});
  return { find, asked };
}

test('a game is found among the hot ones and in its vendor\'s list, and named by its own fields alone', async () => {
  const { find } = finder();
  expect(await find('play', '?game=7&vendor=BGS&demo=1&x=y')).toEqual({ query: '?vendor=BGS&game=7&category=RNG&gameId=BGS-7', title: 'Tigre', picture: '/games/7.png' });
  expect(await find('play', '?game=8&vendor=BGS&category=RNG')).toMatchObject({ title: 'Urso' });
});

test('whoever makes up games, vendors and categories asks the platform for nothing more', async () => {
  const { find, asked } = finder();
  for (let at = 0; at < 50; at += 1) for (const query of [`?game=${at}x&vendor=made${at}&category=RNG`, `?game=${at}x&vendor=BGS&category=made${at}`, `?game=${at}x&vendor=BGS&category=RNG`]) expect(await find('play', query)).toBeUndefined();
  // The hot ones, the vendors, and three pages of the one list that there is.
  expect(asked).toHaveLength(5);
});

test('a draw is the lottery\'s that the address names, or the newest of all', async () => {
  const { find } = finder();
  expect(await find('launchGame', '?code=A')).toEqual({ query: '?code=A', title: 'Loteria A', picture: '/a.svg', period: '10', balls: ['1', '22', '3'] });
  expect(await find('startLottery', '?anything=1')).toEqual({ query: '', title: 'Loteria B', picture: '/b.svg', period: '20', balls: ['7', '8'] });
  expect(await find('launchGame', '?code=none')).toBeUndefined();
});

test('other pages ask for nothing', async () => {
  const { find, asked } = finder();
  for (const page of ['home', 'register', 'play', 'activityInfo', 'launchGame', '__proto__', 'constructor']) expect(await find(page, '')).toBeUndefined();
  expect(asked).toEqual([]);
});

test('a page waits a second in all for a game that is found by three answers, each slow; the next one has it', async ({ onTestFinished }) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { find } = finder(800);
  const found = find('play', '?game=8&vendor=BGS&category=RNG');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await Promise.race([found, 'still waiting'])).toBeUndefined();
  await vi.advanceTimersByTimeAsync(600);
  expect(await find('play', '?game=8&vendor=BGS&category=RNG')).toMatchObject({ title: 'Urso' });
});
