import { expect, test } from 'vitest';
import { blockingOf } from '../../../perf/blocking.ts';
import { combine, figuresOf, missedGoals, toleranceAt, type Figures } from '../../../perf/gate.ts';

const good: Figures = { performance: 100, accessibility: 100, 'best practices': 100, seo: 100, 'LCP ms': 1_200, 'TBT ms': 20, 'TBT by processor ms': 20, CLS: 0 };

test('a page at its goals passes, and one slightly past them misses', () => {
  expect(missedGoals(good)).toEqual([]);
  expect(missedGoals({ ...good, performance: 99, 'LCP ms': 1_201, CLS: 0.001 })).toEqual(['performance', 'LCP ms', 'CLS']);
});

test('the tolerance covers performance, LCP and TBT alone', () => {
  expect(missedGoals({ ...good, performance: 98, 'LCP ms': 1_300, 'TBT ms': 80 }, toleranceAt(1.1))).toEqual([]);
  expect(missedGoals({ ...good, performance: 97, accessibility: 99, 'LCP ms': 1_301, 'TBT ms': 81, CLS: 0.001 }, toleranceAt(1.1))).toEqual([
    'performance', 'accessibility', 'LCP ms', 'TBT ms', 'CLS',
  ]);
});

test('on a busy machine the tolerance of wall time grows, and that of processor time does not', () => {
  const slow = { ...good, performance: 85, 'TBT ms': 600 };
  expect(missedGoals(slow, toleranceAt(1.1))).toEqual(['performance', 'TBT ms']);
  expect(missedGoals(slow, toleranceAt(2.2))).toEqual([]);
  expect(missedGoals({ ...slow, accessibility: 99, 'LCP ms': 1_301, 'TBT ms': 601, 'TBT by processor ms': 81 }, toleranceAt(2.2))).toEqual(['accessibility', 'LCP ms', 'TBT ms', 'TBT by processor ms']);
});

test('blocking is the processor time of the page\'s tasks after its first paint, beyond 50 ms each', () => {
  const of = { ph: 'X', pid: 2, tid: 1, name: 'RunTask' };
  const task = (ts: number, tdur: number, dur = tdur) => ({ ...of, ts: ts * 1_000, tdur: tdur * 1_000, dur: dur * 1_000 });
  const events = [
    { name: 'thread_name', ph: 'M', pid: 2, tid: 1, ts: 0, args: { name: 'CrRendererMain' } },
    { name: 'firstContentfulPaint', ph: 'R', pid: 2, tid: 1, ts: 100_000 },
    task(50, 400), task(110, 10, 40), task(200, 20, 20), task(300, 30, 60),
    { ...task(400, 500), pid: 3 },
  ];
  expect(blockingOf(events)).toEqual({ own: 30 + 70, held: 2 });
  expect(() => blockingOf(events.slice(2))).toThrow('no first paint');
  expect(() => blockingOf(events.slice(0, 2))).toThrow('no task');
});

test('of several runs the best figure by the clock counts, and the median of each other', () => {
  const runs = [
    { ...good, performance: 98, 'LCP ms': 1_100, 'TBT by processor ms': 30, CLS: 0.01 },
    { ...good, performance: 99, 'LCP ms': 9_000, 'TBT ms': 5, 'TBT by processor ms': 0, CLS: 0.02 },
    { ...good, performance: 97, accessibility: 95 },
  ];
  expect(combine(runs)).toEqual({ ...good, performance: 99, 'LCP ms': 1_100, 'TBT ms': 5, CLS: 0.01 });
});

test('an audit that Lighthouse could not measure counts as missed', () => {
  expect(missedGoals(figuresOf({ categories: {}, audits: {} }, { own: 0 }))).toContain('TBT ms');
});
