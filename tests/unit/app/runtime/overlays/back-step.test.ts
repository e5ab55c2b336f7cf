import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

let overlays: typeof import('../../../../../src/app/runtime/overlays/back-step.ts');

/** States of the tab's history, and the index of the current entry. */
let entries: unknown[];
let at: number;
/** Sum of the pending `history.go` calls. */
let pendingDelta: number;
let listeners: Record<string, (event: Event) => void>;

function traverse(delta: number): void {
  at += delta;
  listeners.popstate!(new Event('popstate'));
}

/** The browser performs the pending traversal. */
function traversePending(): void {
  const delta = pendingDelta;
  pendingDelta = 0;
  traverse(delta);
}

/** An overlay: Back calls `close`; `remove` closes it by other means. */
function open() {
  const overlay = { close: vi.fn(), remove: () => {} };
  overlay.remove = overlays.pushBackStep(overlay.close);
  return overlay;
}

function closeByButton(overlay: ReturnType<typeof open>): void {
  overlay.remove();
  vi.advanceTimersByTime(0);
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  entries = ['another site', { step: 0 }];
  at = 1;
  pendingDelta = 0;
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries[at]);
  vi.spyOn(history, 'pushState').mockImplementation((state: unknown) => {
    entries.splice(++at, Infinity, state);
  });
  vi.spyOn(history, 'go').mockImplementation((delta = 0) => void (pendingDelta += delta));
  // The module never removes its listeners: the test keeps them off the real window.
  listeners = {};
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((name: string, listener: unknown) => {
    listeners[name] = listener as (event: Event) => void;
  });
  overlays = await import('../../../../../src/app/runtime/overlays/back-step.ts');
  overlays.watchBack();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('Back closes the last overlay, then the one below it', () => {
  const below = open();
  const above = open();
  expect(entries.slice(1)).toEqual([{ step: 0 }, { step: 0, overlay: 1 }, { step: 0, overlay: 2 }]);
  traverse(-1);
  expect([below.close.mock.calls.length, above.close.mock.calls.length]).toEqual([0, 1]);
  traverse(-1);
  expect(below.close).toHaveBeenCalledOnce();
  expect(at).toBe(1);
});

test('an overlay closed by its button goes back one entry, once, even where the browser is slow', () => {
  closeByButton(open());
  expect(pendingDelta).toBe(-1);
  // A second `history.go` on a slow phone would leave the page.
  vi.advanceTimersByTime(1_000);
  expect(pendingDelta).toBe(-1);
  traversePending();
  vi.advanceTimersByTime(60_000);
  expect([at, pendingDelta]).toEqual([1, 0]);
});

test('an overlay that opens during the traversal of the last one stays open, and Back closes it', () => {
  closeByButton(open());
  const next = open();
  traversePending();
  expect(next.close).not.toHaveBeenCalled();
  expect(entries[at]).toEqual({ step: 0, overlay: 1 });
  traverse(-1);
  expect(next.close).toHaveBeenCalledOnce();
  expect(at).toBe(1);
});

test('an overlay that opens as another closes takes over its entry', () => {
  const first = open();
  first.remove();
  open();
  vi.advanceTimersByTime(0);
  expect([entries.length, at, pendingDelta]).toEqual([3, 2, 0]);
});

test('a change of page waits for a pending traversal, for 10 s at most', () => {
  closeByButton(open());
  const run = vi.fn();
  overlays.leaveOverlayEntries(run, false);
  expect(run).not.toHaveBeenCalled();
  traversePending();
  expect(run).toHaveBeenCalledOnce();

  closeByButton(open());
  const second = vi.fn();
  overlays.leaveOverlayEntries(second, false);
  vi.advanceTimersByTime(10_000);
  expect(second).toHaveBeenCalledOnce();
});

test('a new page gets no overlay entry before its step is recorded, which would overwrite it', () => {
  const drawer = open();
  const confirmation = open();
  confirmation.remove();
  history.pushState(null, '');
  vi.advanceTimersByTime(0);
  expect(entries.at(-1)).toBeNull();
  entries[at] = { step: 1 };
  closeByButton(drawer);
  expect([at, pendingDelta]).toEqual([4, 0]);
});

test('a link tapped during a traversal is followed after it', () => {
  const link = document.createElement('a');
  const followed = vi.spyOn(link, 'click').mockImplementation(() => {});
  const tap = (): boolean => {
    const event = new MouseEvent('click', { cancelable: true });
    Object.defineProperty(event, 'target', { value: link });
    listeners.click!(event);
    return event.defaultPrevented;
  };
  expect(tap()).toBe(false);
  closeByButton(open());
  expect(tap()).toBe(true);
  expect(followed).not.toHaveBeenCalled();
  traversePending();
  expect(followed).toHaveBeenCalledOnce();
  expect(tap()).toBe(false);
});

describe('a link in an overlay', () => {
  const tap = (attributes: Partial<HTMLAnchorElement>, prevent = false): void => {
    const link = Object.assign(document.createElement('a'), attributes);
    const event = new MouseEvent('click', { cancelable: true });
    Object.defineProperty(event, 'target', { value: link });
    listeners.click!(event);
    if (prevent) event.preventDefault();
  };

  test.each([
    ['to another site in this tab, as in an app\u2019s own browser', { href: 'https://example.com/help', target: '_top' }],
    ['to a file of this host', { href: '/cdn/rules.pdf', target: '_top' }],
    ['to another site, without a target', { href: 'https://example.com/help' }],
  ])('%s is not cut off by the way back over the entry of its overlay', (_, attributes) => {
    const overlay = open();
    tap(attributes);
    closeByButton(overlay);
    vi.advanceTimersByTime(9_000);
    expect(pendingDelta).toBe(0);
    // The page stayed after all, or is come back to out of the browser's cache.
    listeners.pageshow!(new Event('pageshow'));
    expect(pendingDelta).toBe(-1);
  });

  test('that never led away leaves its entry after half a minute; overlays have their step meanwhile', () => {
    const overlay = open();
    tap({ href: 'https://example.com/', target: '_top' });
    closeByButton(overlay);
    const next = open();
    traverse(-1);
    expect(next.close).toHaveBeenCalledOnce();
    tap({ href: 'https://example.com/', target: '_top' });
    closeByButton(open());
    vi.advanceTimersByTime(30_000);
    expect(pendingDelta).toBe(-1);
  });

  test.each([
    ['to a new tab', { href: 'https://example.com/', target: '_blank' }, false],
    ['that the router takes', { href: '/m/notice' }, true],
    ['to an app of the phone', { href: 'tel:188' }, false],
  ])('%s holds nothing', (_, attributes, prevented) => {
    const overlay = open();
    tap(attributes, prevented);
    closeByButton(overlay);
    expect(pendingDelta).toBe(-1);
  });
});

test('replacing a page closes its overlays and goes back to its own entry first', () => {
  const overlay = open();
  const run = vi.fn(() => expect(entries[at]).toEqual({ step: 0 }));
  overlays.leaveOverlayEntries(run, true);
  expect(overlay.close).toHaveBeenCalledOnce();
  expect(run).not.toHaveBeenCalled();
  traversePending();
  expect(run).toHaveBeenCalledOnce();
  expect(pendingDelta).toBe(0);
});

test('an overlay entry reached by a reload or a step forward, without its overlay, is skipped', () => {
  open();
  traverse(-1);
  traverse(1);
  expect(pendingDelta).toBe(-1);
  traversePending();
  expect([at, pendingDelta]).toEqual([1, 0]);
});

test.each([['#', true], ['', true], [' #top', true], ['/m/home', false], [null, false]])('a link to nowhere (%j) does nothing, and closes nothing', (href, stopped) => {
  open();
  const link = document.createElement('a');
  if (href !== null) link.setAttribute('href', href);
  const event = new MouseEvent('click', { cancelable: true });
  Object.defineProperty(event, 'target', { value: link });
  listeners.click!(event);
  expect(event.defaultPrevented).toBe(stopped);
});
