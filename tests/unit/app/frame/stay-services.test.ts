import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSavesData } from '../../../../src/app/device/choices.ts';
import { prepareNext } from '../../../../src/app/frame/stay-services.ts';
import { goFirst } from '../../../../src/app/runtime/scheduling/schedule.ts';

const asked: string[] = [];
let come: (() => void)[] = [];
const preload = (path: string) => {
  asked.push(path);
  return new Promise<void>((resolve) => void come.push(resolve));
};
const pass = () => vi.advanceTimersByTimeAsync(1_000);

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  come = [];
});
afterEach(() => {
  setSavesData(false);
  vi.useRealTimers();
});

test('who stays is brought the screens that are opened next, one after the other', async () => {
  void prepareNext(preload);
  await pass();
  expect(asked).toEqual(['/m/login']);
  come[0]!();
  await pass();
  expect(asked).toEqual(['/m/login', '/m/gameList']);
});

test('what a tap has asked for goes before them', async () => {
  const stands = goFirst();
  void prepareNext(preload);
  await pass();
  expect(asked).toEqual([]);
  stands();
  await pass();
  expect(asked).toEqual(['/m/login']);
});

test('who saves data is brought nothing', async () => {
  setSavesData(true);
  void prepareNext(preload);
  await pass();
  expect(asked).toEqual([]);
});
