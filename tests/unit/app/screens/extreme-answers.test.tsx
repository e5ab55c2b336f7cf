import { Component, type ComponentType, type ReactNode } from 'react';
import fc from 'fast-check';
import { act, cleanup, render } from '@testing-library/preact';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { callAt, calls } from '../../../../src/contract/calls.ts';
import { settingsOfSwitches, switchesAtFirst } from '../../../../src/contract/switches.ts';
import { routes } from '../../../../src/app/routes.ts';
import { screenOf } from '../../../../src/app/app.tsx';
import { startLanguage } from '../../../../src/app/i18n/index.ts';
import { hydrated } from '../../../../src/app/runtime/scheduling/hydration.tsx';
import { connectRouter } from '../../../../src/app/runtime/router/navigate.ts';
import { refreshSettings } from '../../../../src/app/features/merchant/merchant.ts';
import { endSession, startSession } from '../../../../src/app/features/session/session.ts';
import { openSession } from '../../../../src/app/features/session/log-in-out.ts';
import { answersOf, largest, smallest } from '../../../support/answers-of-shape.ts';
import { settle } from '../../../support/accounts-platform.ts';
import { fakeBrowser } from '../../../support/fake-browser.ts';
import { Page } from '../../../support/page.tsx';

let browser: ReturnType<typeof fakeBrowser>;
/** The value of each call by its name; null for an answer without a value. */
let answers: Record<string, unknown> = {};
let thrown: unknown[] = [];

const settingsWithAll = {
  customerService: {}, imageCDNs: [], resources: [], contacts: {},
    ...settingsOfSwitches({ ...switchesAtFirst, FACEBOOKLOGIN3: true, GOOGLELOGIN3: true }),
};

class Boundary extends Component<{ children: ReactNode }> {
  override componentDidCatch(error: unknown) {
    thrown.push(error);
  }

  override render() {
    return this.props.children;
  }
}

beforeAll(async () => {
  browser = fakeBrowser();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', (address: string, request: RequestInit = {}) => {
    const call = callAt(request.method ?? 'GET', new URL(address, 'http://phone').pathname);
    const value = call?.name === 'settings' ? settingsWithAll : call && answers[call.name];
    return Promise.resolve(new Response(JSON.stringify({ success: true, value })));
  });
  addEventListener('error', ({ error }) => thrown.push(error));
  addEventListener('unhandledrejection', ({ reason }) => thrown.push(reason));
  connectRouter(() => {});
  startSession(() => {});
  hydrated.value = true;
  await startLanguage('pt', ['shell', 'common', 'states']);
  await refreshSettings();
});

afterEach(cleanup);
afterAll(() => browser.restore());

const everyAnswer = (extremes: typeof smallest) => fc.record(Object.fromEntries(
  calls.map(({ name, endpoint }) => [name, fc.oneof({ weight: 9, arbitrary: answersOf(endpoint.value, extremes) }, { weight: 1, arbitrary: fc.constant(null) })]),
));

/** The text of a screen for a member of this type, with these answers. */
async function show(Screen: ComponentType, path: string, type: number): Promise<string> {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', path);
  openSession({ token: 'token-1', userName: '', customerType: type, firstTimeLogin: false });
  const page = render(<Boundary><Page of={Screen} /></Boundary>);
  await settle();
  await act(async () => void (await vi.advanceTimersByTimeAsync(2_000)));
  const { textContent } = page.container;
  cleanup();
  endSession();
  await settle();
  return textContent;
}

/** Queries with which a screen shows more. */
const queries: Record<string, string> = { activityInfo: '?id=1', notice: '?id=1', launchGame: '?playType=trad&prize_mode=Lott&code=HN1', play: '?vendor=BGS&game=1&category=RNG', securityCenter: '?item=remove&id=1', gameList: '?gameType=RNG' };

describe.each([['the smallest', smallest], ['the largest', largest]] as const)('%s answers that the shapes allow', (_, extremes) => {
  test.each(routes.map((route) => [route.name, route] as const))('%s shows some text, and throws nothing', async (name, route) => {
    const Screen = screenOf(route);
    await Screen.preload();
    await fc.assert(
      fc.asyncProperty(everyAnswer(extremes), fc.constantFrom(0, 1, 4), async (generated, type) => {
        answers = generated;
        thrown = [];
        const text = await show(Screen, route.paths[0]! + (queries[name] ?? ''), type);
        expect(thrown).toEqual([]);
        expect(text.trim()).not.toBe('');
      }),
      { numRuns: 2, endOnFailure: true },
    );
  });
});
