import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startLanguage } from '../../../../src/app/i18n/index.ts';
import { paths } from '../../../../src/app/paths.ts';
import { LocationProvider, PagesBoundary, Route, Router } from '../../../../src/app/runtime/router/index.ts';
import { navigate, takeReturn } from '../../../../src/app/runtime/router/navigate.ts';
import { routeOf, type RouteMeta } from '../../../../src/app/routes.ts';
import { Frame } from '../../../../src/app/frame/frame.tsx';
import { redirectVisitors } from '../../../../src/app/features/session/redirect-visitors.tsx';
import type { SwipeWindow } from '../../../../src/app/device/touch.ts';
import { Screen } from '../../../../src/app/ui/screen/screen.tsx';
import { shareTarget } from '../../../../src/app/frame/menus/side-menu.tsx';
import { platformStatus } from '../../../../src/app/features/merchant/platform-status.ts';
import { refreshSettings } from '../../../../src/app/features/merchant/merchant.ts';
import { session } from '../../../../src/app/features/session/session.ts';
import { openSession } from '../../../../src/app/features/session/log-in-out.ts';

const opened = { token: 'abc', userName: 'marina12', customerType: 0, firstTimeLogin: false };

function row(name: string, path: string): RouteMeta & { component: ComponentType } {
  const Page = () => (
    <Screen name={name} title={name}>
      <input aria-label={`field of ${name}`} />
    </Screen>
  );
  return { ...routeOf(path), component: Page };
}

const rows = [
  row('home', paths.home),
  row('login', paths.login),
  row('notice', paths.notice),
  row('lottery', paths.lottery),
  row('withdraw', paths.withdraw),
];
const Withdraw = redirectVisitors(rows[4]!.component, rows[4]!);

function open(path: string) {
  history.replaceState(null, '', path);
  return render(
    <LocationProvider>
      <Frame screens={{ preload: () => Promise.resolve(), loadAll: () => Promise.resolve(), near: {} }}>
        {(router) => (
          <PagesBoundary>
            <Router {...router}>
              {rows.map((one) => (
                <Route key={one.name} path={one.paths[0]!} component={one.name === 'withdraw' ? Withdraw : one.component} />
              ))}
            </Router>
          </PagesBoundary>
        )}
      </Frame>
    </LocationProvider>,
  );
}

const shown = () => document.querySelector<HTMLElement>('.frame main')?.dataset.screen;
/** The frame records each address in the history after it has rendered. */
const stepRecorded = () => waitFor(() => expect(history.state).toHaveProperty('step'));
const goTo = async (path: string, replace = false) => {
  await stepRecorded();
  navigate(path, replace);
  await waitFor(() => expect(shown()).toBe(routeOf(path).name));
  await stepRecorded();
};

const platform: { whitelabel: Record<string, boolean>; mobileTemplate: Record<string, string> } = { whitelabel: {}, mobileTemplate: {} };
let refused = false;

beforeAll(() => startLanguage('pt', ['shell', 'common']));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('fetch', (address: string) => {
    const values: Record<string, unknown> = {
      '/wps/wallet': { currency: 'BRL', currencySymbol: 'R$', sumBalance: 128_450 },
      '/wps/message/unread': 3,
      '/wps/member/info': { id: '1', account: 'marina12', userName: 'marina12', nickname: 'Marina', type: 0, regDate: 1 },
      '/wps/system/settings': { customerService: {}, imageCDNs: [], resources: [], promotions: {}, contacts: {}, speakFailures: true, jackpot: 'off', ...platform },
    };
    return Promise.resolve(new Response(JSON.stringify(refused ? { success: false, errorCode: 'system.unknown' } : { success: true, value: values[address] })));
  });
});

afterEach(() => {
  cleanup();
  session.value = undefined;
  platformStatus.value = 'open';
  vi.unstubAllGlobals();
});

test.each([
  [paths.home, 'header-brand', true],
  [paths.login, undefined, false],
  [paths.notice, 'back-button', false],
  [paths.lottery, 'back-button', true],
])('%s has header %s and footer %s (S07, S09)', (path, header, footer) => {
  const { container } = open(path);
  expect(container.querySelector('header button')?.classList.contains(header!)).toBe(header ? true : undefined);
  expect(container.querySelector('.footer') !== null).toBe(footer);
});

test('the header of a screen whose strings are not here says nothing: its page says what happened', () => {
  const { container } = open(paths.notice);
  expect(container.querySelector('.header-title')!.textContent).toBe('');
});

test('the footer marks the current page, and its last link is login for visitors (S09)', () => {
  const { container } = open(paths.home);
  const hrefsOf = (whom: string, other: string) => Array.from(container.querySelectorAll(`.footer .of-${whom}, .footer a:not(.of-${other})`), (link) => link.getAttribute('href'));
  const all = [paths.home, paths.activity, paths.deposit, paths.service];
  expect(hrefsOf('visitor', 'member')).toEqual([...all, paths.login]);
  expect(hrefsOf('member', 'visitor')).toEqual([...all, paths.mine]);
  expect(container.querySelector('[aria-current]')!.textContent).toBe('Início');
});

test('visitors get login, and register only with its flag, with a place for it only while that may come; the template sets the base classes (S04, S11)', async () => {
  platform.whitelabel = { DIRECTREG3: true };
  platform.mobileTemplate = { dep_func: 'base' };
  const { container } = open(paths.home);
  const register = () => container.querySelector(`[href="${paths.register}"]`);
  expect(register()!.className).toContain('header-pill-kept');
  refused = true;
  void refreshSettings();
  await waitFor(() => expect(register()).toBeNull());
  expect(screen.getByText('Entrar')).toBeTruthy();
  refused = false;
  void refreshSettings();
  await waitFor(() => expect(register()).not.toBeNull());
  await waitFor(() => expect(register()!.className).not.toContain('header-pill-kept'));
  expect(container.querySelector('.frame')!.className).toContain('frame-deposit-base');
  expect(container.querySelector('.frame')!.className).not.toContain('frame-member-base');
  platform.whitelabel = {};
  localStorage.clear();
  void refreshSettings();
  await waitFor(() => expect(register()).toBeNull());
  expect(screen.getByText('Entrar')).toBeTruthy();
});

test('a member sees name, balance and unread mail (S10, M06)', async () => {
  platform.whitelabel = { MAILCEN: true };
  const { container } = open(paths.home);
  void refreshSettings();
  openSession(opened);
  await waitFor(() => expect(container.querySelector('.header-balance')?.textContent).toMatch(/1\.284,50/));
  expect(container.querySelector('.header-name')!.textContent).toBe('Marina');
  await waitFor(() => expect(screen.getByLabelText('Mensagens não lidas: 3').querySelector('.header-dot')).not.toBeNull());
});

describe('a change of page (S06, S08)', () => {
  test('moves the new page in, focuses it and starts at its top; the first page stands', async () => {
    open(paths.home);
    expect(document.querySelector('main')!.className).toBe('');
    delete (window as SwipeWindow).edgeSwiped;
    await goTo(paths.lottery);
    const main = document.querySelector('main')!;
    expect(main.className).toBe('screen-entering');
    expect(document.activeElement).toBe(main);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  test('by the back button restores the scroll position', async () => {
    open(paths.home);
    await stepRecorded();
    vi.stubGlobal('scrollY', 480);
    fireEvent.scroll(window);
    await goTo(paths.lottery);
    fireEvent.click(screen.getByLabelText('Voltar'));
    await waitFor(() => expect(shown()).toBe('home'));
    expect(document.querySelector('main')!.className).toBe('screen-returning');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 480);
  });

  test('by the back button of a page that was opened directly leads home', async () => {
    open(paths.lottery);
    await stepRecorded();
    fireEvent.click(screen.getByLabelText('Voltar'));
    await waitFor(() => expect(shown()).toBe('home'));
  });

  test('by the back button of a page whose button leads home skips the page between', async () => {
    open(paths.home);
    await goTo(paths.lottery);
    await goTo(paths.notice);
    fireEvent.click(screen.getByLabelText('Voltar'));
    await waitFor(() => expect(shown()).toBe('home'));
  });

  test('by an edge swipe does not move', async () => {
    open(paths.home);
    await goTo(paths.lottery);
    (window as SwipeWindow).edgeSwiped = performance.now();
    history.back();
    await waitFor(() => expect(shown()).toBe('home'));
    expect(document.querySelector('main')!.className).toBe('');
    delete (window as SwipeWindow).edgeSwiped;
    await goTo(paths.notice);
    expect(document.querySelector('main')!.className).toBe('screen-entering');
  });
});

describe('pages for members', () => {
  test('send a visitor to login, and store the address to return to', async () => {
    open(paths.home);
    await goTo(paths.lottery);
    navigate(`${paths.withdraw}?from=lottery`);
    await waitFor(() => expect(shown()).toBe('login'));
    expect(takeReturn()).toBe(`${paths.withdraw}?from=lottery`);
    expect(takeReturn()).toBe(paths.home);
  });

  test('send a visitor to login from an address with a trailing slash too', async () => {
    open(`${paths.withdraw}/`);
    await waitFor(() => expect(shown()).toBe('login'));
  });

  test('show to a member, and lead to login when the session ends', async () => {
    openSession(opened);
    open(paths.withdraw);
    expect(shown()).toBe('withdraw');
    session.value = undefined;
    await waitFor(() => expect(shown()).toBe('login'));
  });
});

test('a platform that closes covers the page; its field and text are there when it reopens (S05)', async () => {
  const { container } = open(paths.lottery);
  const field = screen.getByLabelText<HTMLInputElement>('field of lottery');
  field.value = '42';
  platformStatus.value = 'maintenance';
  await waitFor(() => expect(container.querySelector('.frame-closed')).not.toBeNull());
  await waitFor(() => expect(container.querySelector('.closed')!.textContent).toContain('Voltamos já'));
  platformStatus.value = 'open';
  await waitFor(() => expect(container.querySelector('.closed')).toBeNull());
  expect(screen.getByLabelText('field of lottery')).toBe(field);
  expect(field.value).toBe('42');
});

test('the share button leads visitors to login, members to invitations by flag, and agents nowhere (S14, M08)', () => {
  expect(shareTarget(undefined, false)).toBe(paths.login);
  expect(shareTarget(0, true)).toBe(paths.inviteFriends);
  expect(shareTarget(0, false)).toBeUndefined();
  for (const agent of [1, 2, 41, 42]) expect(shareTarget(agent, true)).toBeUndefined();
});
