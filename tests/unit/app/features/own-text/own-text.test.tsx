import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OwnText } from '../../../../../src/app/features/own-text/own-text.tsx';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';

const answers: Record<string, () => Promise<Response>> = {};
const textOf = (name: string, word: string) => Response.json({ name, title: name, blocks: [{ kind: 'p', spans: [word, { link: 'https://a.example/x', text: 'fora' }, { link: '/m/service', text: 'dentro' }] }] });
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));

beforeEach(async () => {
  await startLanguage('pt', ['shell', 'common', 'states']);
  vi.stubGlobal('fetch', (address: string) => answers[new URL(address, 'http://phone').pathname]!());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a text that could not be brought is told, and asked for again', async () => {
  answers['/texts/regras'] = () => Promise.reject(new Error('offline'));
  render(<OwnText name="regras" />);
  await settle();
  expect(document.body.textContent).toContain('Conexão lenta ou sem internet.');
  answers['/texts/regras'] = async () => textOf('regras', 'Jogue.');
  fireEvent.click(screen.getByRole('button'));
  await settle();
  expect(document.body.textContent).toContain('Jogue.');
  expect(screen.getByRole('link', { name: 'fora' }).getAttribute('rel')).toBe('noopener noreferrer');
  expect(screen.getByRole('link', { name: 'dentro' }).hasAttribute('target')).toBe(false);
});

test('of two texts the one that is open is shown, whichever comes last', async () => {
  let bring: (response: Response) => void = () => {};
  answers['/texts/um'] = () => new Promise((resolve) => (bring = resolve));
  answers['/texts/dois'] = async () => textOf('dois', 'O segundo.');
  const { rerender } = render(<OwnText name="um" />);
  await settle();
  rerender(<OwnText name="dois" />);
  await settle();
  bring(textOf('um', 'O primeiro.'));
  await settle();
  expect(document.body.textContent).toContain('O segundo.');
});
