import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { useEffect, type ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Overlays } from '../../../../src/app/frame/overlays.tsx';
import { startLanguage } from '../../../../src/app/i18n/index.ts';
import { lazy } from '../../../../src/app/runtime/lazy/lazy.ts';
import { lazyScreen } from '../../../../src/app/runtime/lazy/lazy-screen.tsx';
import { openOverlay, overlays } from '../../../../src/app/runtime/overlays/overlays.ts';
import { Island, Lazy, lazyIsland } from '../../../../src/app/ui/lazy/lazy.tsx';
import { LoadFailed } from '../../../../src/app/ui/status-view/load-failed.tsx';

let broken = false;

/** Throws while it renders, as long as it is broken. */
function Rendered() {
  if (broken) throw new Error('a part broke');
  return <p>parte</p>;
}

/** The same in an effect. */
function Started() {
  useEffect(() => {
    if (broken) throw new Error('a part broke');
  }, []);
  return <p>parte</p>;
}

beforeAll(() => startLanguage('pt', ['shell']));
beforeEach(() => {
  broken = true;
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  overlays.value = [];
  vi.useRealTimers();
});

/** What the window hears of as uncaught. */
function uncaught(): unknown {
  try {
    vi.runOnlyPendingTimers();
    return undefined;
  } catch (error) {
    return error;
  }
}

const again = () => fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));

const kinds: Record<string, (part: ComponentType) => Promise<void>> = {
  async screen(part) {
    const Own = lazyScreen(lazy(() => Promise.resolve({ default: part })), LoadFailed);
    await Own.preload();
    render(<><nav>menu</nav><Own /></>);
  },
  async part(part) {
    const own = lazy(() => Promise.resolve({ default: part }));
    await own.load();
    render(<><nav>menu</nav><Lazy of={own} /></>);
  },
  async island(part) {
    const own = lazyIsland(() => Promise.resolve({ default: part }));
    await own.load();
    render(<><nav>menu</nav><Island of={own} /></>);
    await act(() => {});
  },
};

test.each(Object.keys(kinds).flatMap((kind) => [[kind, 'rendered', Rendered], [kind, 'started', Started]] as const))(
  'a %s that throws when it is %s says so, leaves the rest standing, is reported, and can be tried again',
  async (kind, _when, Part) => {
    await kinds[kind]!(Part);
    await act(() => {});
    expect(screen.queryByText('parte')).toBeNull();
    expect(screen.getByText('menu')).toBeTruthy();
    expect(uncaught()).toEqual(new Error('a part broke'));
    broken = false;
    again();
    await act(() => {});
    expect(screen.getByText('parte')).toBeTruthy();
  },
);

test('an overlay that throws closes, and the page stays', async () => {
  const own = lazy(() => Promise.resolve({ default: Rendered }));
  await own.load();
  render(<><nav>menu</nav><Overlays /></>);
  openOverlay(own);
  await act(() => void vi.advanceTimersByTime(100));
  expect(overlays.value).toEqual([]);
  expect(screen.getByText('menu')).toBeTruthy();
});
