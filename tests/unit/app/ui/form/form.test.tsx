import type { ErrorCode } from '../../../../../src/contract/errors.ts';
import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loginPassword, loginUsername } from '../../../../../src/contract/rules.ts';
import { failureText, GatewayFailure } from '../../../../../src/app/gateway/failure.ts';
import { loadNamespaces, startLanguage } from '../../../../../src/app/i18n/index.ts';
import { setLanguage } from '../../../../../src/app/features/language/set-language.ts';
import { TextField } from '../../../../../src/app/ui/field/text-field.tsx';
import { FormAlert, FormButton } from '../../../../../src/app/ui/form/form-frame.tsx';
import { refuse, type FormField } from '../../../../../src/app/ui/form/field.ts';
import { useForm } from '../../../../../src/app/ui/form/form.ts';

type Task = (values: Record<string, string>, username: FormField) => Promise<void>;

const rules = { username: loginUsername, password: loginPassword, extra: loginPassword };
let renders = 0;

function Sample({ task }: { task: Task }) {
  renders++;
  const form = useForm(rules);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit((values) => task(values, form.fields.username));
      }}
    >
      <TextField field={form.fields.username} label="User" />
      <TextField field={form.fields.password} label="Secret" />
      <FormAlert failure={form.failure} tell={failureText} />
      <FormButton busy={form.busy} work="submit" label="Go" working="Going" />
    </form>
  );
}

function show(task: Task = () => Promise.resolve()) {
  renders = 0;
  const screen = render(<Sample task={task} />);
  const input = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
  return {
    ...screen,
    input,
    type: (label: string, text: string) => act(() => void fireEvent.input(input(label), { target: { value: text } })),
    send: () => act(async () => void fireEvent.submit(screen.container.querySelector('form')!)),
    fault: (label: string) => document.getElementById(input(label).getAttribute('aria-describedby')!)!.textContent,
  };
}

const wait = (duration: number) => act(async () => void (await vi.advanceTimersByTimeAsync(duration)));

beforeEach(async () => {
  await startLanguage('pt', ['shell', 'common']);
  await loadNamespaces(['form']);
});

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await setLanguage('pt');
});

test('a form sends the trimmed texts of its fields', async () => {
  const task = vi.fn<Task>(() => Promise.resolve());
  const { type, send } = show(task);
  type('User', ' marina12 ');
  type('Secret', 'segredo1');
  await send();
  expect(task.mock.calls[0]![0]).toEqual({ username: 'marina12', password: 'segredo1', extra: '' });
});

test('an invalid form shows every error, describes each field by its own, and focuses the first', async () => {
  const task = vi.fn<Task>();
  const { send, input, fault, type } = show(task);
  await send();
  expect(task).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(input('User'));
  expect(fault('User')).toBe('Digite o seu usuário');
  expect(fault('Secret')).toBe('Digite a sua senha');
  expect(input('Secret').getAttribute('aria-invalid')).toBe('true');
  type('User', 'ana');
  expect(fault('User')).toBe('O usuário tem de 4 a 16 caracteres');
  type('User', 'anab');
  expect(fault('User')).toBe('');
  expect(input('User').getAttribute('aria-invalid')).toBe('false');
});

test('a field with text is checked when it loses the focus, an empty one is not', () => {
  const { input, fault, type } = show();
  act(() => void fireEvent.focusOut(input('User')));
  expect(fault('User')).toBe('');
  type('User', 'a b');
  act(() => void fireEvent.focusOut(input('User')));
  expect(fault('User')).not.toBe('');
});

test('typing renders nothing', () => {
  const { type } = show();
  const before = renders;
  for (let length = 1; length < 40; length++) type('User', 'a'.repeat(length));
  expect(renders).toBe(before);
});

test('a second submit during the call sends nothing, and the button is busy', async () => {
  let end: (() => void) | undefined;
  const task = vi.fn<Task>(() => new Promise((resolve) => (end = resolve)));
  const { type, send, getByRole } = show(task);
  type('User', 'marina12');
  type('Secret', 'segredo1');
  await send();
  await send();
  const button = getByRole('button');
  expect(task).toHaveBeenCalledTimes(1);
  expect([button.textContent, button.getAttribute('aria-disabled'), button.getAttribute('aria-busy')]).toEqual(['Going', 'true', 'true']);
  await act(async () => end!());
  expect([button.textContent, button.getAttribute('aria-disabled'), button.getAttribute('aria-busy')]).toEqual(['Go', 'false', 'false']);
});

test('a failure shows as an alert and keeps the typed text', async () => {
  const { type, send, input, getByRole } = show(() => Promise.reject(new GatewayFailure('timeout')));
  type('User', 'marina12');
  type('Secret', 'segredo1');
  await send();
  expect(getByRole('alert').textContent).toBe('A conexão está lenta e a resposta não chegou.');
  expect([input('User').value, input('Secret').value]).toEqual(['marina12', 'segredo1']);
});

test('a change of language translates shown errors and checks filled fields again', async () => {
  vi.useFakeTimers();
  const { send, fault, type, input } = show();
  await send();
  act(() => {
    input('Secret').value = 'curta';
    void fireEvent.input(input('Secret'));
  });
  type('User', '');
  await act(() => setLanguage('en'));
  expect(fault('User')).toBe('Enter your username');
  await wait(200);
  expect(fault('Secret')).toBe('Passwords have 6 to 20 characters');
});

test('a filled field with the focus is checked 200 ms after the last change of language, an empty one is not', async () => {
  vi.useFakeTimers();
  const { fault, type } = show();
  type('User', 'x');
  await act(() => setLanguage('en'));
  await wait(150);
  await act(() => setLanguage('pt'));
  await wait(199);
  expect(fault('User')).toBe('');
  await wait(1);
  expect(fault('User')).toBe('O usuário tem de 4 a 16 caracteres');
  expect(fault('Secret')).toBe('');
});

test('the platform\'s refusal of a text stays, in the current language, until another text is typed or it is sent again', async () => {
  vi.useFakeTimers();
  const task = vi.fn<Task>(async (_, username) => refuse(username, 'common:error.user.exists'));
  const { type, send, fault, input } = show(task);
  type('User', 'marina12');
  type('Secret', 'segredo1');
  await send();
  expect(fault('User')).toBe('Este nome de usuário já existe.');
  act(() => input('Secret').focus());
  expect(fault('User')).toBe('Este nome de usuário já existe.');
  await act(() => setLanguage('en'));
  await wait(200);
  expect(fault('User')).toBe('This username already exists.');
  type('User', 'marina13');
  expect(fault('User')).toBe('');
  type('User', 'marina12');
  act(() => void fireEvent.focusOut(input('User')));
  expect(fault('User')).toBe('This username already exists.');
  task.mockResolvedValue();
  await send();
  expect([fault('User'), task.mock.calls.length]).toEqual(['', 2]);
});

test.each(['x'.repeat(10_000), '🎰'.repeat(2_000), 'مرحبا بالعالم', '<img src=x onerror=alert(1)>'])('a hostile text is refused and kept as text: %.20s', async (text) => {
  const task = vi.fn<Task>();
  const { type, send, input, container } = show(task);
  type('User', text);
  type('Secret', text);
  await send();
  expect(task).not.toHaveBeenCalled();
  expect(input('User').value).toBe(text);
  expect(container.querySelector('img')).toBeNull();
});

test.each(['made.up', 'login', 'system', 'a:b', '', '{{x}}', '__proto__', 'constructor'])('an unknown refusal code has the sentence of an unknown error: %s', (code) => {
  expect(failureText(new GatewayFailure('refused', { code: code as ErrorCode }))).toBe('Algo deu errado. Tente de novo.');
});
