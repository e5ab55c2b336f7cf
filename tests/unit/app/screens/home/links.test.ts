import { expect, test } from 'vitest';
import { matchTimeText } from '../../../../../src/app/screens/home/below-fold/matches.tsx';
import { targetOf } from '../../../../../src/app/screens/home/slides.ts';

test('an action targets a page of the app, another site, a game, or nothing', () => {
  expect(targetOf('/m/lottery')).toEqual({ kind: 'page', href: '/m/lottery' });
  expect(targetOf('https://example.com/x')).toEqual({ kind: 'outside', href: 'https://example.com/x' });
  expect(targetOf('game:10019')).toEqual({ nodeId: '10019' });
  for (const nowhere of [undefined, '', 'javascript:alert(1)', '/\\evil.example', 'm/lottery', 'data:x']) {
    expect(targetOf(nowhere), nowhere).toBeUndefined();
  }
});

test("a match shows its time in Brasília, in the language pack's pattern", () => {
  // 02:05 UTC on Thursday is still Wednesday in Brasília.
  const time = Date.UTC(2026, 10, 5, 2, 5);
  expect(matchTimeText(time, 'ddd MM/DD HH:mm', 'dom seg ter qua qui sex sáb')).toBe('qua 11/04 23:05');
  expect(matchTimeText(time, 'DD.MM. HH:mm', '')).toBe('04.11. 23:05');
});
