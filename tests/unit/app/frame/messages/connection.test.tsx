import { cleanup, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from '../../../../../src/app/frame/messages/messages.tsx';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';

beforeEach(() => startLanguage('pt', ['shell']));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const say = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  dispatchEvent(new Event(online ? 'online' : 'offline'));
};

test('a strip says that there is no network, until there is one, which is spoken too', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<Connection />);
  expect(document.querySelector('[aria-live=polite]')!.textContent).toBe('');
  say(false);
  expect((await screen.findByText('Você está sem internet')).closest('[aria-live=polite]')).not.toBeNull();
  say(true);
  await waitFor(() => expect(screen.queryByText('Você está sem internet')).toBeNull());
  expect(document.querySelector('[aria-live=polite]')!.textContent).toBe('Internet de volta');
  expect(screen.getByText('Internet de volta').className).toBe('unseen');
});

test('a page that begins without a network has the strip at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Connection />);
  await screen.findByText('Você está sem internet');
});
