import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ComponentType } from 'react';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { LocationProvider, PagesBoundary, Route, Router } from '../../../../../src/app/runtime/router/index.ts';
import { lazy } from '../../../../../src/app/runtime/lazy/lazy.ts';
import { lazyScreen } from '../../../../../src/app/runtime/lazy/lazy-screen.tsx';
import { LoadFailed } from '../../../../../src/app/ui/status-view/load-failed.tsx';
import { loadEnded, loadStarted, Progress } from '../../../../../src/app/frame/progress.tsx';

const Page = () => <main>chegou</main>;

function open(load: () => Promise<ComponentType>) {
  history.replaceState(null, '', '/start');
  return render(
    <LocationProvider>
      <Progress />
      <PagesBoundary>
        <Router onLoadStart={loadStarted} onLoadEnd={loadEnded}>
          <Route path="/start" component={() => <a href="/late">ir</a>} />
          <Route path="/late" component={lazyScreen(lazy(async () => ({ default: await load() })), LoadFailed)} />
        </Router>
      </PagesBoundary>
    </LocationProvider>,
  );
}

beforeAll(() => startLanguage('pt', ['shell', 'common']));
afterEach(cleanup);

test('the page before stays while the next one loads, with a line that says so (S15)', async () => {
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

test('a page that cannot be had says so, and comes when it is asked for again', async () => {
  const load = vi.fn<() => Promise<ComponentType>>();
  load.mockRejectedValueOnce(new Error('1')).mockRejectedValueOnce(new Error('2')).mockResolvedValue(Page);
  open(load);
  fireEvent.click(screen.getByText('ir'));
  const retry = await screen.findByText('Tentar de novo', {}, { timeout: 3_000 });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Ocorreu um erro!');
  fireEvent.click(retry);
  await screen.findByText('chegou');
  expect(load).toHaveBeenCalledTimes(3);
});
