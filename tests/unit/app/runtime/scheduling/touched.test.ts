import { expect, test, vi } from 'vitest';
import { whenTouched } from '../../../../../src/app/runtime/scheduling/touched.ts';

const touch = (kind: string) => dispatchEvent(new Event(kind));

test.each(['touchstart', 'mousedown', 'keydown'])('runs once, with the first %s', (kind) => {
  const run = vi.fn();
  whenTouched(run);
  expect(run).not.toHaveBeenCalled();
  touch(kind);
  touch(kind);
  touch('keydown');
  expect(run).toHaveBeenCalledTimes(1);
});

test('once cancelled it never runs', () => {
  const run = vi.fn();
  whenTouched(run)();
  touch('touchstart');
  expect(run).not.toHaveBeenCalled();
});
