import { beforeEach, expect, test, vi } from 'vitest';
import { topWinners, winnerList, winnerRows } from '../../../../../src/app/screens/home/below-fold/winners.tsx';
import { stubPlatform } from '../../../../support/home-platform.ts';

const winner = (customerName: string, winAmount: number) => ({ vo: { customerName, winAmount } });

beforeEach(() => {
  winnerList.clear();
  vi.unstubAllGlobals();
});

test('the list is sorted by amount, highest first, and ends after 100', () => {
  const list = Array.from({ length: 130 }, (_, index) => winner(`w${index}`, (index * 37) % 130));
  const sorted = topWinners(list);
  expect(sorted).toHaveLength(100);
  expect(sorted[0]!.vo.winAmount).toBe(129);
  expect(sorted.every((one, index) => !index || one.vo.winAmount <= sorted[index - 1]!.vo.winAmount)).toBe(true);
});

test('a new list of the same length updates the rows and keeps their array', async () => {
  const platform = stubPlatform({ '/wps/relay/GCSGAME_getRankList': [winner('ana', 100), winner('bia', 200)] });
  await winnerList.load();
  const rows = winnerRows.value;
  expect(rows.map((row) => row.name.value)).toEqual(['bia', 'ana']);
  expect(rows[0]!.amount.value).toBe('R$\u00a02,00');
  platform.answers['/wps/relay/GCSGAME_getRankList'] = [winner('ana', 900), winner('bia', 200)];
  await winnerList.load();
  expect(winnerRows.value).toBe(rows);
  expect(rows.map((row) => row.name.value)).toEqual(['ana', 'bia']);
});
