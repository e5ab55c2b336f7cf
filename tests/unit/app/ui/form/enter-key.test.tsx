import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loginMobileNum, verificationCode } from '../../../../../src/contract/rules.ts';
import { loadNamespaces, startLanguage } from '../../../../../src/app/i18n/index.ts';
import { LongField } from '../../../../../src/app/ui/long-field/long-field.tsx';
import { PasswordField } from '../../../../../src/app/ui/field/password-field.tsx';
import { SelectField } from '../../../../../src/app/ui/field/select-field.tsx';
import { TextField } from '../../../../../src/app/ui/field/text-field.tsx';
import { TickField } from '../../../../../src/app/ui/field/tick-field.tsx';
import { createField } from '../../../../../src/app/ui/form/field.ts';
import { FormFrame } from '../../../../../src/app/ui/form/form-frame.tsx';

beforeEach(async () => {
  await startLanguage('pt', ['shell', 'common']);
  await loadNamespaces(['form']);
});
afterEach(cleanup);

const fields = Object.fromEntries(['number', 'code', 'bank', 'text', 'secret', 'adult'].map((name) => [name, createField(name, { name })]));
fields.number!.rule = loginMobileNum;
fields.code!.rule = verificationCode;

function show(lastKey?: 'go', isLong = false) {
  const send = vi.fn(() => Promise.resolve());
  const screen = render(
    <FormFrame send={send} lastKey={lastKey}>
      <input readOnly value="marina" aria-label="Name" />
      <TextField field={fields.number!} label="Number" />
      <TextField field={fields.code!} label="Code" />
      <SelectField field={fields.bank!} label="Bank" options={[]} />
      {isLong && <LongField field={fields.text!} label="Text" most={10} />}
      <PasswordField field={fields.secret!} label="Secret" />
      <TickField field={fields.adult!}>Adult</TickField>
      <button>Send</button>
    </FormFrame>,
  );
  const input = (label: string) => screen.getByLabelText(label);
  const enter = (label: string, more = {}) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more });
    act(() => void fireEvent(input(label), event));
    return event.defaultPrevented;
  };
  return { ...screen, input, enter, send, hint: (label: string) => input(label).getAttribute('enterkeyhint') };
}

test('Enter goes from field to field, and sends with the last one', () => {
  const { input, enter, send } = show();
  input('Number').focus();
  expect(enter('Number')).toBe(true);
  expect(document.activeElement).toBe(input('Code'));
  expect(enter('Code')).toBe(true);
  expect(document.activeElement).toBe(input('Bank'));
  // Left to the browser, which sends the form.
  expect(enter('Secret')).toBe(false);
  expect(send).not.toHaveBeenCalled();
});

test('the Enter key is called after what it does', () => {
  const { hint } = show();
  expect(['Number', 'Code', 'Secret'].map(hint)).toEqual(['next', 'next', 'send']);
  cleanup();
  expect(show('go').hint('Secret')).toBe('go');
});

test('Enter that ends a composition, and Enter in sentences, stay where they are', () => {
  const { enter, hint } = show(undefined, true);
  expect(enter('Number', { isComposing: true })).toBe(false);
  expect(enter('Text')).toBe(false);
  expect(hint('Text')).toBeNull();
});

test('a code field that is not open yet gives the focus to its button', () => {
  const off = createField('off', { name: 'off' });
  const screen = render(
    <FormFrame send={() => Promise.resolve()}>
      <TextField field={fields.number!} label="Number" />
      <div className="code-field">
        <TextField field={off} label="Code" />
        <button type="button">Get</button>
      </div>
      <TextField field={fields.secret!} label="Secret" />
    </FormFrame>,
  );
  off.input!.disabled = true;
  fireEvent.keyDown(screen.getByLabelText('Number'), { key: 'Enter' });
  expect(document.activeElement).toBe(screen.getByText('Get'));
});
