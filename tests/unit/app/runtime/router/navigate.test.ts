import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let router: typeof import('../../../../../src/app/runtime/router/navigate.ts');
const go = vi.fn<(url: string, replace?: boolean) => void>();
const address = (url: string) => history.replaceState({ step: 0 }, '', url);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  router = await import('../../../../../src/app/runtime/router/navigate.ts');
  router.connectRouter(go);
  go.mockReset();
  go.mockImplementation(address);
  address('/m/list');
});
afterEach(() => void vi.useRealTimers());

test('changes of one page that follow each other fast become one; those of other pages do not wait', () => {
  for (let at = 0; at < 110; at++) {
    router.navigate(`/m/list?at=${at}`, true);
    vi.advanceTimersByTime(70);
  }
  vi.advanceTimersByTime(1_000);
  expect(go.mock.calls.length).toBeLessThanOrEqual(4);
  expect(go).toHaveBeenLastCalledWith('/m/list?at=109', true);
  for (let at = 0; at < 6; at++) router.navigate(`/m/list?at=${at}`, true);
  router.navigate('/m/login', true);
  vi.advanceTimersByTime(1_000);
  expect(go).toHaveBeenLastCalledWith('/m/login', true);
});

test('what is on its way counts as the query of its page, and is dropped with it', () => {
  for (let at = 0; at < 6; at++) router.navigate(`/m/list?at=${at}`, true);
  expect([location.search, router.comingQuery()]).toEqual(['?at=2', { at: '5' }]);
  address('/m/other?x=1');
  expect(router.comingQuery()).toEqual({ x: '1' });
  vi.advanceTimersByTime(1_000);
  expect(location.pathname).toBe('/m/other');
});

test('a change of the history that WebKit refuses is made a second later', () => {
  go.mockImplementationOnce(() => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times per 30 seconds', 'SecurityError');
  });
  router.navigate('/m/list?search=a', true);
  expect(location.search).toBe('');
  vi.advanceTimersByTime(1_000);
  expect(location.search).toBe('?search=a');
});
