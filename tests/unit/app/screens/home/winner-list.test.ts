import { beforeEach, expect, test, vi } from 'vitest';
import { ranked, winnerList, winnerRows } from '../../../../../src/app/screens/home/below-fold/winner-list.ts';
import { stubPlatform } from '../../../../support/home-platform.ts';

const winner = (customerName: string, winAmount: number) => ({ vo: { customerName, winAmount } });

beforeEach(() => {
  winnerList.clear();
  vi.unstubAllGlobals();
});

test('the highest amounts come first, 100 of them at the most', () => {
  const list = Array.from({ length: 130 }, (_, index) => winner(`w${index}`, (index * 37) % 130));
  const board = ranked(list);
  expect(board).toHaveLength(100);
  expect(board[0]!.vo.winAmount).toBe(129);
  expect(board.every((one, index) => !index || one.vo.winAmount <= board[index - 1]!.vo.winAmount)).toBe(true);
});

test('a new list of the same length changes the places and not their array', async () => {
  const platform = stubPlatform({ '/wps/relay/GCSGAME_getRankList': [winner('ana', 100), winner('bia', 200)] });
  await winnerList.load();
  const places = winnerRows.value;
  expect(places.map((place) => place.name.value)).toEqual(['bia', 'ana']);
  expect(places[0]!.amount.value).toBe('R$\u00a02,00');
  platform.answers['/wps/relay/GCSGAME_getRankList'] = [winner('ana', 900), winner('bia', 200)];
  await winnerList.load();
  expect(winnerRows.value).toBe(places);
  expect(places.map((place) => place.name.value)).toEqual(['ana', 'bia']);
});
