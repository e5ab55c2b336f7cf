import { computed, effect, signal } from '@preact/signals-react';
import { expect, test } from 'vitest';
import { renew } from '../../../../src/app/gateway/answers.ts';

test('what is computed of a signal that is renewed is computed anew, though its value is the same', () => {
  const answer = signal<string | undefined>(undefined);
  let merchant = 'leve';
  const name = computed(() => answer.value ?? merchant);
  const seen: (string | undefined)[] = [];
  effect(() => void seen.push(answer.value));
  expect(name.value).toBe('leve');
  merchant = 'brisa';
  expect(name.value).toBe('leve');
  renew(answer, undefined);
  expect(name.value).toBe('brisa');
  // Nothing sees what it holds between.
  expect(seen.every((value) => value === undefined)).toBe(true);
});
