import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let overlays: typeof import('../../../../../src/app/runtime/overlays/back-step.ts');

/** States of the tab's history, and the entry that it stands on. */
let entries: unknown[];
let at: number;
/** What the page has asked to go back and the browser has not done yet; it adds up. */
let asked: number;
let heard: Record<string, (event: Event) => void>;

function traverse(delta: number): void {
  at += delta;
  heard.popstate!(new Event('popstate'));
}

/** The browser does what it was asked, however late. */
function land(): void {
  const delta = asked;
  asked = 0;
  traverse(delta);
}

/** An overlay: what Back calls, and what takes it away by other means. */
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
  asked = 0;
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries[at]);
  vi.spyOn(history, 'pushState').mockImplementation((state: unknown) => {
    entries.splice(++at, Infinity, state);
  });
  vi.spyOn(history, 'go').mockImplementation((delta = 0) => void (asked += delta));
  // Of this test's module alone: nothing takes back that it listens.
  heard = {};
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((name: string, listener: unknown) => {
    heard[name] = listener as (event: Event) => void;
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

test('an overlay that was closed by its button leaves no entry, however late the browser goes back', () => {
  closeByButton(open());
  expect(asked).toBe(-1);
  // A busy phone takes its time: asked again, it would go back twice and leave the page.
  vi.advanceTimersByTime(1_000);
  expect(asked).toBe(-1);
  land();
  vi.advanceTimersByTime(60_000);
  expect([at, asked]).toEqual([1, 0]);
});

test('an overlay that opens while the last one goes back stays open, and Back closes it', () => {
  closeByButton(open());
  const next = open();
  land();
  expect(next.close).not.toHaveBeenCalled();
  expect(entries[at]).toEqual({ step: 0, overlay: 1 });
  traverse(-1);
  expect(next.close).toHaveBeenCalledOnce();
  expect(at).toBe(1);
});

test('the entry of one that has just closed serves the one that opens with it', () => {
  const first = open();
  first.remove();
  open();
  vi.advanceTimersByTime(0);
  expect([entries.length, at, asked]).toEqual([3, 2, 0]);
});

test('a change of page waits for an entry on its way out, and not for ever', () => {
  closeByButton(open());
  const run = vi.fn();
  overlays.leaveOverlayEntries(run, false);
  expect(run).not.toHaveBeenCalled();
  land();
  expect(run).toHaveBeenCalledOnce();

  closeByButton(open());
  const later = vi.fn();
  overlays.leaveOverlayEntries(later, false);
  vi.advanceTimersByTime(10_000);
  expect(later).toHaveBeenCalledOnce();
});

test('the entry of a page change gets none before its step is recorded, which would overwrite it', () => {
  const drawer = open();
  const confirmation = open();
  confirmation.remove();
  history.pushState(null, '');
  vi.advanceTimersByTime(0);
  expect(entries.at(-1)).toBeNull();
  entries[at] = { step: 1 };
  closeByButton(drawer);
  expect([at, asked]).toEqual([4, 0]);
});

test('a link that is tapped while an entry is on its way out is followed after it', () => {
  const link = document.createElement('a');
  const followed = vi.spyOn(link, 'click').mockImplementation(() => {});
  const tap = (): boolean => {
    const event = new MouseEvent('click', { cancelable: true });
    Object.defineProperty(event, 'target', { value: link });
    heard.click!(event);
    return event.defaultPrevented;
  };
  expect(tap()).toBe(false);
  closeByButton(open());
  expect(tap()).toBe(true);
  expect(followed).not.toHaveBeenCalled();
  land();
  expect(followed).toHaveBeenCalledOnce();
  expect(tap()).toBe(false);
});

test('a page that is replaced is left by its own entry, with its overlays closed', () => {
  const overlay = open();
  const run = vi.fn(() => expect(entries[at]).toEqual({ step: 0 }));
  overlays.leaveOverlayEntries(run, true);
  expect(overlay.close).toHaveBeenCalledOnce();
  expect(run).not.toHaveBeenCalled();
  land();
  expect(run).toHaveBeenCalledOnce();
  expect(asked).toBe(0);
});

test('an entry that a reload or a step forward has met without its overlay is passed by', () => {
  open();
  traverse(-1);
  traverse(1);
  expect(asked).toBe(-1);
  land();
  expect([at, asked]).toEqual([1, 0]);
});
