import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n, startLanguage } from '../../../../../src/app/i18n/index.ts';
import { LocationProvider, PagesBoundary, Route, Router } from '../../../../../src/app/runtime/router/index.ts';
import { lazy } from '../../../../../src/app/runtime/lazy/lazy.ts';
import { lazyScreen } from '../../../../../src/app/runtime/lazy/lazy-screen.tsx';
import { LoadFailed } from '../../../../../src/app/ui/status-view/load-failed.tsx';
import { loadEnded, loadStarted, Progress } from '../../../../../src/app/frame/progress.tsx';

/** Limit for an event on a busy machine, in ms. */
const patience = { timeout: 10_000 };

const Page = () => <main>chegou</main>;

/** Like the header: outside the screen, with its title in the screen's namespace. */
function Title() {
  const { t } = useTranslation('shell');
  return <h3>{t('late:title', { defaultValue: 'ainda sem nome' })}</h3>;
}

function open(load: () => Promise<ComponentType>) {
  history.replaceState(null, '', '/start');
  const late = lazyScreen(lazy(async () => ({ default: await load() })), LoadFailed);
  render(
    <LocationProvider>
      <Progress />
      <Title />
      <PagesBoundary>
        <Router onLoadStart={loadStarted} onLoadEnd={loadEnded}>
          <Route path="/start" component={() => <a href="/late">ir</a>} />
          <Route path="/late" component={late} />
        </Router>
      </PagesBoundary>
    </LocationProvider>,
  );
  return late;
}

beforeAll(async () => {
  // Without a network the check for another build fails.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await startLanguage('pt', ['shell', 'common']);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('the previous page stays while the next one loads, with a loading status (S15)', async () => {
  let arrive = (): void => {};
  open(() => new Promise((resolve) => (arrive = () => resolve(Page))));
  fireEvent.click(screen.getByText('ir'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Carregando…'));
  expect(screen.getByText('ir')).toBeTruthy();
  arrive();
  await screen.findByText('chegou');
  expect(screen.queryByText('ir')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a page that cannot be loaded without a network says what is missing, once', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  open(vi.fn<() => Promise<ComponentType>>().mockRejectedValue(new Error('lost')));
  vi.useFakeTimers();
  fireEvent.click(screen.getByText('ir'));
  const title = await vi.waitFor(() => screen.getByRole('heading', { level: 2 }), patience);
  expect(title.textContent).toBe('Você está sem internet');
  expect(title.parentElement!.querySelector('p')!.textContent).toBe('Confira sua conexão e tente de novo.');
});

test('a page that fails to load shows an error and a retry, which shows the page with its title', async () => {
  const load = vi.fn<() => Promise<ComponentType>>();
  load.mockRejectedValueOnce(new Error('1')).mockRejectedValueOnce(new Error('2')).mockImplementation(async () => {
    i18n.addResourceBundle('pt', 'late', { title: 'Tarde' });
    return Page;
  });
  open(load);
  vi.useFakeTimers();
  fireEvent.click(screen.getByText('ir'));
  // Each poll advances the fake clock, past the wait before the second try.
  const retry = await vi.waitFor(() => screen.getByText('Tentar de novo'), patience);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Não deu para abrir');
  fireEvent.click(retry);
  await vi.waitFor(() => screen.getByText('chegou'), patience);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.waitFor(() => expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Tarde'), patience);
});

/** A load that fails, until the test lets it arrive. */
function failingLoad() {
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValue(new Error('no network'));
  return {
    load,
    /** Further loads wait; the returned function lets them arrive. */
    hold() {
      let arrive = (): void => {};
      load.mockImplementation(() => new Promise((resolve) => (arrive = () => resolve(Page))));
      return () => arrive();
    },
  };
}

/** A tap on the link loads the page, with the previous page and no error until it is here. */
async function expectLoads({ hold }: ReturnType<typeof failingLoad>): Promise<void> {
  const arrive = hold();
  fireEvent.click(screen.getByText('ir'));
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.queryByText('Tentar de novo')).toBeNull();
  expect(screen.getByText('ir')).toBeTruthy();
  arrive();
  await vi.waitFor(() => screen.getByText('chegou'), patience);
}

test('a prefetch that failed leaves no error behind: a tap loads the page', async () => {
  const failing = failingLoad();
  const late = open(failing.load);
  vi.useFakeTimers();
  const prefetched = late.preload().catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await prefetched).toBe('no network');
  await expectLoads(failing);
});

test('a page that failed loads again when it is entered again', async () => {
  const failing = failingLoad();
  open(failing.load);
  vi.useFakeTimers();
  fireEvent.click(screen.getByText('ir'));
  await vi.waitFor(() => screen.getByText('Tentar de novo'), patience);
  history.back();
  await vi.waitFor(() => screen.getByText('ir'), patience);
  // The page's own next try may have begun before it was left.
  await vi.advanceTimersByTimeAsync(1_000);
  await expectLoads(failing);
});
