import { describe, expect, test } from 'vitest';
import { isAndroid, isIOS, isSafari } from '../../../../../src/app/device/browser/browser.ts';

const iphone = (os: string, rest: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const safari = iphone('17_0', 'Version/17.0 Mobile/15E148 Safari/604.1');
const chromeOnIOS = iphone('17_0', 'CriOS/120.0 Mobile/15E148 Safari/604.1');
const firefoxOnIOS = iphone('17_0', 'FxiOS/120.0 Mobile/15E148 Safari/605.1.15');
const ipad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 9; SM-J260M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/72.0.3626.121 Mobile Safari/537.36';
const webview = 'Mozilla/5.0 (Linux; Android 9; SM-J260M; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/72.0.3626.121 Mobile Safari/537.36';

describe('the browser, read from its user agent (A §9)', () => {
  test('isIOS recognises iPhones, and iPads with a Macintosh user agent by their touch points', () => {
    expect(isIOS(safari)).toBe(true);
    expect(isIOS(ipad, 5)).toBe(true);
    expect(isIOS(ipad, 0)).toBe(false);
    expect(isIOS(android)).toBe(false);
  });

  test('an Android phone is Android', () => {
    expect(isAndroid(android)).toBe(true);
  });

  test('isSafari is true for Safari alone, not for Chrome or Firefox on iOS', () => {
    expect(isSafari(safari)).toBe(true);
    expect(isSafari(ipad)).toBe(true);
    for (const other of [chromeOnIOS, firefoxOnIOS, android, webview]) expect(isSafari(other)).toBe(false);
  });
});
