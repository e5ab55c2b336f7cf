import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { startLanguage } from '../../../../src/app/i18n/index.ts';
import { PasswordField } from '../../../../src/app/ui/field/password-field.tsx';
import { createField, fillIn } from '../../../../src/app/ui/form/field.ts';

beforeAll(() => startLanguage('pt', ['form']));
afterEach(cleanup);

function filled() {
  const field = createField('password', { name: 'password', required: true });
  render(<PasswordField field={field} label="Senha" />);
  act(() => fillIn(field, 'leve2026'));
  return { field, input: screen.getByLabelText<HTMLInputElement>('Senha') };
}

/** A change as a browser makes it: told before, then made. */
function change(input: HTMLInputElement, text: (before: string) => string): void {
  act(() => void fireEvent(input, new InputEvent('beforeinput', { bubbles: true })));
  fireEvent.input(input, { target: { value: text(input.value) } });
}

test('a password that the phone filled in has no eye', () => {
  const { input } = filled();
  expect(input).toMatchObject({ type: 'password', value: 'leve2026' });
  expect(screen.queryByRole('button')).toBeNull();
});

test('the first change empties it, and the eye shows what was typed since', () => {
  const { field, input } = filled();
  change(input, (before) => `${before}x`);
  expect([input.value, field.value.peek()]).toEqual(['x', 'x']);
  fireEvent.click(screen.getByRole('button'));
  expect(input).toMatchObject({ type: 'text', value: 'x' });
});

test('a deletion empties it as well', () => {
  const { field, input } = filled();
  act(() => void fireEvent(input, new InputEvent('beforeinput', { bubbles: true, inputType: 'deleteContentBackward' })));
  expect([input.value, field.value.peek()]).toEqual(['', '']);
});
