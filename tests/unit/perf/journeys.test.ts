import { expect, test } from 'vitest';
import { goals } from '../../../perf/journeys/goals.ts';
import { journeys } from '../../../perf/journeys/journeys.ts';

test('each wait has a goal, and one journey takes it', () => {
  const taken = journeys.flatMap(({ moments }) => moments);
  expect(taken.toSorted()).toEqual(Object.keys(goals).toSorted());
});
