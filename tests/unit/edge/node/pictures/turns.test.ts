import { expect, test } from 'vitest';
import { Busy, takeTurns } from '../../../../../src/edge/node/pictures/turns.ts';

test('a key that is held up holds up no other, and its places are given on', async () => {
  const inTurn = takeTurns({ atOnce: 2, mostWaiting: 2, patience: 10_000 });
  const ends: (() => void)[] = [];
  const order: string[] = [];
  const work = (name: string) => () => new Promise<void>((end) => {
    order.push(name);
    ends.push(end);
  });
  const slow = ['a', 'b', 'c', 'd'].map((name) => inTurn('slow', work(name)));
  await expect(inTurn('slow', work('e'))).rejects.toThrow(Busy);
  await inTurn('quick', async () => void order.push('quick'));
  expect(order).toEqual(['a', 'b', 'quick']);
  for (const at of [0, 1, 2, 3]) {
    await expect.poll(() => ends.length).toBeGreaterThan(at);
    ends[at]!();
  }
  await Promise.all(slow);
  expect(order).toEqual(['a', 'b', 'quick', 'c', 'd']);
});

test('who waits too long for a turn is told so, and leaves the others their places', async () => {
  const inTurn = takeTurns({ atOnce: 1, mostWaiting: 5, patience: 30 });
  let end = (): void => {};
  const first = inTurn('a', () => new Promise<void>((resolve) => (end = resolve)));
  await expect(inTurn('a', async () => {})).rejects.toThrow(Busy);
  const failing = inTurn('a', () => Promise.reject(new Error('no')));
  end();
  await first;
  await expect(failing).rejects.toThrow('no');
  await inTurn('a', async () => {});
});
