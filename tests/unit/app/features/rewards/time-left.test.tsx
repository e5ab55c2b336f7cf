import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadNamespaces, startLanguage } from '../../../../../src/app/i18n/index.ts';
import { serverNow } from '../../../../../src/app/runtime/clock.ts';
import { TimeLeft } from '../../../../../src/app/features/rewards/rewards.tsx';

beforeEach(async () => {
  await startLanguage('pt', ['shell']);
  await loadNamespaces(['states']);
});

afterEach(cleanup);

const hour = 3_600_000;

const shown = (ms: number): string => {
  const { container } = render(<TimeLeft until={serverNow() + ms} />);
  const timer = container.querySelector('[role="timer"]');
  const text = timer ? timer.getAttribute('aria-label')! : container.textContent!;
  cleanup();
  return text.replace(/\s/g, ' ');
};

test('days and hours are told until the last day, and then a countdown', () => {
  expect(shown(5 * 24 * hour + 20 * hour + 1_000)).toBe('5 dias e 20 h');
  expect(shown(25 * hour + 1_000)).toBe('1 dia e 1 h');
  expect(shown(24 * hour - 1_000)).toMatch(/^23:59:5\d$/);
  expect(shown(-hour)).toBe('00:00:00');
});
