import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../../../src/app/device/storage.ts';
import { hideAnsweredQuestion, hideUnofferedBar } from '../../../src/boot/shown-over-page.ts';
import { desktop } from '../../../src/contract/downloads.ts';
import { ageAsked, ageRefused, barShown } from '../../../src/contract/over-page.ts';
import { ofMember } from '../../../src/contract/page.ts';

const phone = 'Mozilla/5.0 (Linux; Android 13; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36';
const webview = 'Mozilla/5.0 (Linux; Android 10; K; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/99.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

interface Phone {
  local?: Record<string, string>;
  session?: Record<string, string>;
  standalone?: boolean;
  display?: string;
  desktop?: boolean;
}

const root = document.documentElement;
const storageOf = (items: Record<string, string>) => ({ getItem: (key: string) => items[key] ?? null });

beforeEach(() => root.classList.add(barShown));
afterEach(() => vi.unstubAllGlobals());

/** Whether the bar shows in this browser. */
function isShown(userAgent: string, { local = {}, session = {}, standalone, display, desktop: isWide = false }: Phone = {}): boolean {
  root.classList.add(barShown);
  vi.stubGlobal('navigator', { userAgent, standalone });
  vi.stubGlobal('localStorage', storageOf(local));
  vi.stubGlobal('sessionStorage', storageOf(session));
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === desktop ? isWide : display !== undefined && query.includes(`(display-mode: ${display})`) }));
  hideUnofferedBar();
  return root.classList.contains(barShown);
}

test('the bar shows where the app may be offered', () => {
  expect(isShown(phone)).toBe(true);
  expect(isShown(phone, { local: { other: '1' }, display: 'browser' })).toBe(true);
});

test.each<[string, Phone]>([
  ['dismissed', { local: { [storageKeys.hideDownloadBar]: '1' } }],
  ['a web clip', { local: { [storageKeys.webclip]: '1' } }],
  ['from the home screen', { session: { [storageKeys.homeScreen]: '1' } }],
  ['a standalone page on iOS', { standalone: true }],
  ['a standalone page', { display: 'standalone' }],
  ['full screen', { display: 'fullscreen' }],
  ['without an address bar', { display: 'minimal-ui' }],
  ['on a computer', { desktop: true }],
])('the bar is hidden: %s', (_, state) => {
  expect(isShown(phone, state)).toBe(false);
});

test.each([webview, iphone])('the bar is hidden in the merchant’s own app: %s', (agent) => {
  expect(isShown(agent)).toBe(false);
  expect(isShown(`${agent} Instagram 300`)).toBe(true);
});

test('the bar shows in a browser that refuses its storage', () => {
  vi.stubGlobal('localStorage', { getItem: () => { throw new DOMException('refused', 'SecurityError'); } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { userAgent: phone });
  hideUnofferedBar();
  expect(root.classList).toContain(barShown);
});

test('a page without the bar opens no storage for it', () => {
  root.classList.remove(barShown);
  vi.stubGlobal('localStorage', { getItem: () => expect.unreachable() });
  hideUnofferedBar();
});

test.each<[string, Phone, string[]]>([
  ['a new phone', {}, [ageAsked]],
  ['an adult\'s', { local: { [storageKeys.adult]: 'yes' } }, []],
  ['one that has said No in this tab', { session: { [storageKeys.adult]: 'no' } }, [ageAsked, ageRefused]],
])('the 18+ question on %s phone', (_phone, { local = {}, session = {} }, shown) => {
  vi.stubGlobal('localStorage', storageOf(local));
  vi.stubGlobal('sessionStorage', storageOf(session));
  for (const [classes, expected] of [[[ageAsked], shown], [[ageAsked, ofMember], [ofMember]], [[], []]] as const) {
    root.className = classes.join(' ');
    hideAnsweredQuestion();
    expect(Array.from(root.classList)).toEqual(expected);
  }
});

test('the question stands in a browser that refuses its storage', () => {
  vi.stubGlobal('localStorage', { getItem: () => { throw new DOMException('refused', 'SecurityError'); } });
  root.className = ageAsked;
  hideAnsweredQuestion();
  expect(root.classList).toContain(ageAsked);
});
