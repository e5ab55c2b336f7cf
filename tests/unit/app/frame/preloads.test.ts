import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchedAnswers } from '../../../../src/app/gateway/answers.ts';
import { identity } from '../../../../src/app/gateway/identity.ts';
import { dropSecondTaps, memberScreens, preloadFrom } from '../../../../src/app/frame/preloads.ts';
import { session } from '../../../../src/app/features/session/session.ts';
import { schedule } from '../../../../src/app/runtime/scheduling/schedule.ts';

const fetched = vi.fn<typeof fetch>();
let come = () => {};

/** Starts the preload of a link, as a short tap does. */
function tap(control: Element): void {
  const action = preloadFrom(control, preload)!;
  action.start();
  action.end();
}

const preload = vi.fn((_path: string) => new Promise<void>((resolve) => (come = resolve)));
const paths = () => fetched.mock.calls.map(([address]) => new URL(String(address), location.href).pathname);

function link(href: string, attributes = ''): Element {
  document.body.innerHTML = `<a href="${href}" ${attributes}>x</a>`;
  return document.body.firstElementChild!;
}

/** A paint, the tasks after it, and what this engine has for an idle moment. */
const paint = () => vi.advanceTimersByTimeAsync(300);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response('{}')));
  preload.mockClear();
  prefetchedAnswers.clear();
  identity.token = () => undefined;
  session.value = undefined;
  history.replaceState(null, '', '/m/home');
});

afterEach(async () => {
  come();
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a press asks for the screen and for its first answers in the same moment, and for nothing before', async () => {
  const action = preloadFrom(link('/m/gameList?gameType=RNG'), preload)!;
  await vi.advanceTimersByTimeAsync(0);
  expect([preload.mock.calls.length, fetched.mock.calls.length]).toEqual([0, 0]);
  action.start();
  action.start();
  action.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(preload.mock.calls).toEqual([['/m/gameList']]);
  expect(paths()).toEqual(['/wps/game/list', '/wps/game/vassalage/type', '/wps/game/vassalage']);
});

test('everything else waits from the touch until the screen stands', async () => {
  const other = vi.fn();
  const action = preloadFrom(link('/m/gameList'), preload)!;
  schedule('free', other);
  action.start();
  action.end();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(other).not.toHaveBeenCalled();
  come();
  await paint();
  expect(other).toHaveBeenCalledOnce();
});

test('a finger that scrolled frees the rest, and a screen that never comes keeps it for ten seconds', async () => {
  const other = vi.fn();
  const scrolled = preloadFrom(link('/m/gameList'), preload)!;
  schedule('free', other);
  scrolled.end();
  await paint();
  expect(other).toHaveBeenCalledOnce();
  const action = preloadFrom(link('/m/gameList'), preload)!;
  action.start();
  action.end();
  schedule('free', other);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(other).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(100);
  await paint();
  expect(other).toHaveBeenCalledTimes(2);
});

test("a visitor's press on a member's screen asks for the login", async () => {
  tap(link('/m/voucherCenter'));
  await vi.advanceTimersByTimeAsync(0);
  expect(preload.mock.calls).toEqual([['/m/login']]);
  expect(paths()).toEqual([]);
});

test("a member's asks for what is theirs", async () => {
  await memberScreens.load();
  session.value = { token: 'token-1', merchantCode: 'leve', userName: 'ana', type: 1, firstTimeLogin: false };
  tap(link('/m/mine'));
  await vi.advanceTimersByTimeAsync(0);
  expect(paths()).toEqual(['/wps/wallet', '/wps/member/info', '/wps/message/unread', '/wps/member/headIcon']);
});

test.each([['https://example.com/m/home', ''], ['/file.apk', ''], ['/m/home', ''], ['/m/login', 'target="_blank"']])('%s %s is no link to another screen', (href, attributes) => {
  expect(preloadFrom(link(href, attributes), preload)).toBeUndefined();
});

test('a second tap on the link to a page that is on its way is none, and one on its page is again', async () => {
  const routed = vi.fn();
  dropSecondTaps();
  const opened = link('/m/gameList');
  opened.addEventListener('click', routed);
  const click = () => opened.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  tap(opened);
  click();
  // The router changes the address at once.
  history.replaceState(null, '', '/m/gameList');
  expect([click(), routed.mock.calls.length]).toEqual([false, 1]);
  come();
  await paint();
  click();
  expect(routed).toHaveBeenCalledTimes(2);
});
