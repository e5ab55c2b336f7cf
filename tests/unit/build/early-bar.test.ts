import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { earlyBarScript } from '../../../src/build/early-bar.ts';
import { hosts, hostPatterns, isOwnApp } from '../../../src/app/device/hosts.ts';
import { storageKeys } from '../../../src/app/device/storage.ts';
import { barred } from '../../../src/contract/downloads.ts';

const script = earlyBarScript({ html: '', signs: hostPatterns, keys: storageKeys });
const phone = 'Mozilla/5.0 (Linux; Android 13; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36';
const webview = 'Mozilla/5.0 (Linux; Android 10; K; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/99.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

interface Kept {
  localStorage?: Record<string, string>;
  sessionStorage?: Record<string, string>;
  standalone?: boolean;
  display?: string;
}

/** Whether the bar still stands after the script has run in such a browser. */
function stands(userAgent: string, { localStorage = {}, sessionStorage = {}, standalone, display }: Kept = {}): boolean {
  const classes = new Set([barred]);
  const storage = (kept: Record<string, string>) => ({ getItem: (key: string) => kept[key] ?? null });
  const window = { localStorage: storage(localStorage), sessionStorage: storage(sessionStorage) };
  runInNewContext(script, {
    window,
    navigator: { userAgent, standalone },
    document: { documentElement: { classList: { remove: (name: string) => classes.delete(name) } } },
    matchMedia: (query: string) => ({ matches: display !== undefined && query.includes(`(display-mode:${display})`) }),
    addEventListener: () => {},
  });
  return classes.has(barred);
}

test('it stands where it may be offered', () => {
  expect(stands(phone)).toBe(true);
  expect(stands(phone, { localStorage: { other: '1' }, display: 'browser' })).toBe(true);
});

test.each<[string, Kept]>([
  ['dismissed', { localStorage: { [storageKeys.hideDownloadBar]: '1' } }],
  ['a web clip', { localStorage: { [storageKeys.webclip]: '1' } }],
  ['from the home screen', { sessionStorage: { [storageKeys.homeScreen]: '1' } }],
  ['standing alone on iOS', { standalone: true }],
  ['standing alone', { display: 'standalone' }],
  ['full screen', { display: 'fullscreen' }],
  ['without an address bar', { display: 'minimal-ui' }],
])('it does not: %s', (_, kept) => {
  expect(stands(phone, kept)).toBe(false);
});

test('it knows the merchant’s own app as the app does', () => {
  const agents = [phone, webview, iphone, `${iphone} Safari/604.1`, ...hosts.flatMap(({ name }) => [`${webview} ${name}/1`, `${iphone} ${name}/1`]), `${webview} Instagram 300`, `${iphone} [FBAN/FBIOS]`, `${webview} musical_ly`, `${webview} Line/13`];
  for (const agent of agents) expect(stands(agent), agent).toBe(!isOwnApp(agent));
});
