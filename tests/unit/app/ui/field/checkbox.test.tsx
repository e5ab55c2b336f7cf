import { cleanup, fireEvent, render } from '@testing-library/preact';
import { computed, signal } from '@preact/signals-react';
import { afterEach, expect, test } from 'vitest';
import { Checkbox } from '../../../../../src/app/ui/field/checkbox.tsx';

/** Two choices in one place, as login's two ways have. */
const shown = signal<'password' | 'number'>('password');
const ticks = { password: signal(true), number: signal(false) };
const ticked = computed(() => ticks[shown.value].value);

const Sample = () => <Checkbox checked={ticked} onTick={(now) => (ticks[shown.peek()].value = now)} label={shown.value} />;

afterEach(cleanup);

test('a box has its new state together with its new label, and what is ticked from then on counts', async () => {
  const { queryByLabelText } = render(<Sample />);
  const box = () => queryByLabelText(shown.peek()) as HTMLInputElement | null;
  expect(box()!.checked).toBe(true);
  shown.value = 'number';
  // Until the render alone: a frame later is too late for a tap on the new label.
  while (!box()) await Promise.resolve();
  expect(box()!.checked).toBe(false);
  fireEvent.click(box()!);
  expect([ticks.password.peek(), ticks.number.peek()]).toEqual([true, true]);
  shown.value = 'password';
  while (!box()) await Promise.resolve();
  fireEvent.click(box()!);
  expect([ticks.password.peek(), ticks.number.peek()]).toEqual([false, true]);
});
