import { pbkdf2Sync } from 'node:crypto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { signal } from '@preact/signals-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captcha as rule } from '../../../../../src/contract/rules.ts';
import { loadNamespaces, startLanguage } from '../../../../../src/app/i18n/index.ts';
import CaptchaField from '../../../../../src/app/ui/field/captcha-field.tsx';
import { createField } from '../../../../../src/app/ui/form/field.ts';

const png = 'data:image/png;base64,iVBORw0KGgoA';
const task = { salt: Buffer.from('salt').toString('base64'), key: pbkdf2Sync('12', 'salt', 20, 32, 'sha256').toString('base64'), iterations: 20, most: 30 };
/** How the platform answers where it is asked for a task. */
let answer: () => Response;
let asked = 0;

beforeEach(async () => {
  await startLanguage('pt', ['shell']);
  await loadNamespaces(['form']);
  asked = 0;
  answer = () => Response.json({ success: true, value: task });
  vi.stubGlobal('fetch', async (path: string) => (path === '/wps/captcha/proof' ? ((asked += 1), answer()) : new Response('', { status: 500 })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  const field = createField('captcha', rule);
  const value = signal<string | undefined>(undefined);
  render(<CaptchaField field={field} picture={{ value, failure: signal(undefined), load: async () => {}, clear: () => {} }} />);
  return { field, value };
}
const offer = () => screen.queryByRole('button', { name: 'Não dá para ver? O celular resolve' });
async function come(value: { value: string | undefined }, picture: string): Promise<void> {
  const before = asked;
  act(() => void (value.value = picture));
  await vi.waitFor(() => expect(asked).toBe(before + 1));
  await act(() => new Promise((go) => void setTimeout(go)));
}

test('the phone solves the captcha, says that it does and has, and fills the field', async () => {
  const { field, value } = show();
  expect([offer(), asked]).toEqual([null, 0]);
  await come(value, png);
  const said = await screen.findByRole('status');
  expect(said.textContent).toBe('');
  fireEvent.click(offer()!);
  await vi.waitFor(() => expect(said.textContent).toBe('Resolvendo… leva alguns segundos.'));
  await vi.waitFor(() => expect(said.textContent).toBe('Resolvido. O código está no campo.'));
  expect(field.value.value).toBe('12');
});

test('another picture brings another task, and what was solved for the last one goes into no field', async () => {
  const { field, value } = show();
  await come(value, png);
  await vi.waitFor(() => expect(offer()).not.toBeNull());
  fireEvent.click(offer()!);
  await come(value, `${png}AA`);
  expect(asked).toBe(2);
  expect([field.value.value, screen.getByRole('status').textContent]).toEqual(['', '']);
});

test('a platform that has no tasks leaves the picture alone', async () => {
  answer = () => new Response('', { status: 404 });
  const { value } = show();
  await come(value, png);
  expect([asked, offer()]).toEqual([1, null]);
});
