import { expect, test } from 'vitest';
import { firstLine } from '../../../../../src/app/ui/rich-text/rich-text.tsx';

// What browsers make of entities, Office's markup and tables is in tests/e2e/rich-text.spec.ts.
test('the preview is the first line with words', () => {
  expect(firstLine('<p> </p><p>Texto</p><p>Depois</p>')).toBe('Texto');
  expect(firstLine('')).toBe('');
});

test('no line of signs that nobody sees is a preview', () => {
  expect(firstLine('<p>\u200b</p><p>\u00ad\ufeff</p><p>Texto</p>')).toBe('Texto');
  expect(firstLine('<p>\u200b</p>')).toBe('');
});
