import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { poll } from '../../../../src/app/gateway/poll.ts';

const second = 1_000;
const ask = vi.fn<() => Promise<'ended' | 'goes on'>>();
let stop: () => void;
let hidden = false;

function show(isHidden: boolean): void {
  hidden = isHidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  hidden = false;
  ask.mockReset().mockResolvedValue('goes on');
  stop = poll(ask);
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('asks after 2 s, then at intervals that grow by half up to 15 s', async () => {
  const at: number[] = [];
  const start = Date.now();
  ask.mockImplementation(async () => (at.push(Date.now() - start), 'goes on'));
  await vi.advanceTimersByTimeAsync(70 * second);
  expect(at.slice(0, 3)).toEqual([2_000, 5_000, 9_500]);
  expect(at.at(-1)! - at.at(-2)!).toBe(15 * second);
});

test('a failure is no end; \'ended\' is', async () => {
  ask.mockRejectedValueOnce(new Error('broken')).mockResolvedValueOnce('ended');
  await vi.advanceTimersByTimeAsync(60 * second);
  expect(ask).toHaveBeenCalledTimes(2);
  show(false);
  await vi.advanceTimersByTimeAsync(60 * second);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a hidden page does not ask, and asks at once and more often when it is shown again', async () => {
  await vi.advanceTimersByTimeAsync(70 * second);
  ask.mockClear();
  show(true);
  await vi.advanceTimersByTimeAsync(600 * second);
  expect(ask).not.toHaveBeenCalled();
  show(false);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3 * second);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an answer that comes while the page is hidden leads to no further question', async () => {
  let answer: ((outcome: 'goes on') => void) | undefined;
  ask.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  await vi.advanceTimersByTimeAsync(2 * second);
  show(true);
  answer!('goes on');
  await vi.advanceTimersByTimeAsync(600 * second);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('one question at a time: a page that is shown again waits for the answer under way', async () => {
  let answer: ((outcome: 'goes on') => void) | undefined;
  ask.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  await vi.advanceTimersByTimeAsync(2 * second);
  show(true);
  show(false);
  await vi.advanceTimersByTimeAsync(60 * second);
  expect(ask).toHaveBeenCalledTimes(1);
  answer!('goes on');
  await vi.advanceTimersByTimeAsync(15 * second);
  expect(ask.mock.calls.length).toBeGreaterThan(1);
});

test('the function that it gives ends it', async () => {
  stop();
  show(false);
  await vi.advanceTimersByTimeAsync(60 * second);
  expect(ask).not.toHaveBeenCalled();
});

test('a page that comes back asks once, at once, and not again at the time of before', async () => {
  await vi.advanceTimersByTimeAsync(1_999);
  show(true);
  show(false);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a network that is back is asked over at once; after the end nothing is', async () => {
  dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('the first question may be asked at once, and the next comes after two seconds', async () => {
  stop();
  stop = poll(ask, 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
});
