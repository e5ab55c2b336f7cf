import { expect, test } from 'vitest';
import type { ListedGroup } from '../../../../src/contract/endpoints/lottery.ts';
import { firstOf } from '../../../../src/app/screens/moreLottery/index.tsx';

const group = (name: string, ...games: string[]) => ({ displayName: name, games: games.map((code) => ({ code })) }) as ListedGroup;

test('the first lotteries keep their groups, and a group without any is left out', () => {
  const groups = [group('North', 'a', 'b'), group('South', 'c', 'd', 'e'), group('West', 'f')];
  const codes = (count: number) => firstOf(groups, count).map(({ displayName, games }) => `${displayName}: ${games.map(({ code }) => code).join(' ')}`);
  expect(codes(3)).toEqual(['North: a b', 'South: c']);
  expect(codes(5)).toEqual(['North: a b', 'South: c d e']);
  expect(codes(99)).toEqual(['North: a b', 'South: c d e', 'West: f']);
  expect(codes(0)).toEqual([]);
});
