import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mission } from '../../../../../src/contract/endpoints/rewards.ts';
import { loadNamespaces, startLanguage } from '../../../../../src/app/i18n/index.ts';
import { Missions } from '../../../../../src/app/screens/leaderBoard/missions.tsx';

beforeEach(async () => {
  await startLanguage('pt', ['shell']);
  await loadNamespaces(['leaderBoard', 'common']);
});

afterEach(cleanup);

const mission: Mission = {
  code: 'staked', title: 'Aposte R$ 50 no total', period: 'day', unit: 'money', target: 5_000, progress: 4_900, amount: 200, leastStake: 100,
  wager: 5_000, wagered: 4_900, claimed: false, endsAt: Date.now() + 60_000,
};

const statesOf = (changed: Partial<Mission>): string[] => {
  const { container } = render(<Missions period="day" missions={[{ ...mission, ...changed }]} claim={() => {}} />);
  return Array.from(container.querySelectorAll('.mission-state > span'), (state) => state.textContent!.replace(/\s/g, ' '));
};

test('the stakes that a reward asks for are shown beside a target of something else, and not twice', () => {
  expect(statesOf({})).toEqual(['R$ 49,00 de R$ 50,00']);
  cleanup();
  expect(statesOf({ unit: 'count', target: 10, progress: 4 })).toEqual(['4 de 10', 'R$ 49,00 de R$ 50,00 em apostas']);
});

test('the bar of a mission whose stakes are missing is not full', () => {
  const { container } = render(<Missions period="day" missions={[{ ...mission, unit: 'count', target: 3, progress: 3, wagered: 1_100 }]} claim={() => {}} />);
  const bar = container.querySelector('progress')!;
  expect([bar.value, bar.max]).toEqual([1_100, 5_000]);
  expect(bar.getAttribute('aria-valuetext')!.replace(/\s/g, ' ')).toBe('3 de 3, R$ 11,00 de R$ 50,00 em apostas');
});
