import { expect, test } from 'vitest';
import { escapeLink, isOwnApp, missingFeature, namedHost, signs } from '../../../../../src/app/device/browser/browser.ts';

const android = (rest: string) => `Mozilla/5.0 (Linux; Android 10; SM-A107M; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.5414.86 Mobile Safari/537.36${rest}`;
const iphone = (rest: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/20F66${rest}`;
const page = new URL('https://leve.example/m/login?from=a&b=1');

/** User agents that the apps sent, without the fields that do not identify them. */
const userAgents: readonly (readonly [name: string, userAgent: string])[] = [
  ['Facebook', android(' [FB_IAB/FB4A;FBAV/407.0.0.30.97;]')],
  ['Facebook', iphone(' [FBAN/FBIOS;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/16.5]')],
  ['Messenger', android(' [FB_IAB/Orca-Android;FBAV/405.0.0.16.112;]')],
  ['Messenger', iphone(' [FBAN/MessengerForiOS;FBAV/409.0.0.24.114;FBDV/iPhone14,5]')],
  ['Instagram', android(' Instagram 278.0.0.22.117 Android (29/10; 320dpi; 720x1423; samsung; SM-A107M)')],
  ['Instagram', iphone(' Instagram 278.0.0.19.115 (iPhone14,5; iOS 16_5; pt_BR)')],
  ['Threads', android(' Barcelona 289.0.0.77.109 Android (29/10)')],
  ['TikTok', android(' trill_290303 JsSdk/1.0 NetType/WIFI AppName/trill ByteLocale/pt-BR')],
  ['TikTok', iphone(' musical_ly_29.3.0 JsSdk/2.0 NetType/WIFI BytedanceWebview/d8a21c6')],
  ['Kwai', android(' Kwai/10.5.20.537104 Kwai-android AppVersion/10.5.20 NetType/WIFI')],
  ['Kwai', iphone(' Kwai_Lite/9.8.10 StatusHT/47')],
  ['WhatsApp', iphone(' WhatsApp/2.23.10')],
  ['Telegram', 'Mozilla/5.0 (Linux; Android 10; SM-A107M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36 Telegram-Android/10.3.2'],
  ['LINE', iphone(' Safari Line/13.5.0')],
  ['WeChat', android(' MMWEBID/2169 MicroMessenger/8.0.33.2320(0x28002135) WeChat/arm64')],
  ['X', iphone(' Twitter for iPhone/9.62')],
  ['LinkedIn', iphone(' [LinkedInApp]/9.27.2173')],
  ['Snapchat', iphone(' Snapchat/12.33.0.44 (like Safari/8615.2.9.10.4, panda)')],
  ['', android('')],
  ['', iphone('')],
];

const apps = {
  social: ['Facebook', 'Messenger', 'Instagram', 'Threads', 'Snapchat'], closed: ['TikTok', 'Kwai', 'WeChat'], open: ['WhatsApp', 'Telegram', 'X', 'LinkedIn'], line: ['LINE'],
} as const satisfies Record<keyof typeof signs, readonly string[]>;

test.each(userAgents)('%s is recognised by its user agent', (name, userAgent) => {
  const kind = namedHost(userAgent);
  expect(kind ? apps[kind] : ['']).toContain(name);
  expect(isOwnApp(userAgent)).toBe(name === '');
  expect(missingFeature(userAgent, 'google')).toBe(true);
  expect(missingFeature(userAgent, 'install')).toBe(true);
});

test('every app has a user agent here', () => {
  expect(new Set(userAgents.map(([name]) => name).filter(Boolean))).toEqual(new Set(Object.values(apps).flat()));
});

test("the phone's own browsers lack no feature and need no escape link", () => {
  for (const browser of [
    'Mozilla/5.0 (Linux; Android 9; SM-J260M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/72.0.3626.121 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/22.0 Chrome/111.0.5563.116 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  ]) {
    expect(isOwnApp(browser) || namedHost(browser), browser).toBeFalsy();
    for (const gap of ['google', 'facebook', 'newTab', 'clipboard', 'blob', 'install', 'storage'] as const) expect(missingFeature(browser, gap)).toBe(false);
    expect(escapeLink(browser, page)).toBeUndefined();
  }
});

test('Facebook login is missing in webviews of Android, not in those of iOS', () => {
  expect(missingFeature(android(''), 'facebook')).toBe(true);
  expect(missingFeature(iphone(''), 'facebook')).toBe(false);
});

test('the escape link is an intent on Android, Safari’s scheme on iOS, a query in LINE, and none in WeChat', () => {
  expect(escapeLink(android(' Instagram 278'), page)).toBe(
    'intent://leve.example/m/login?from=a&b=1#Intent;scheme=https;action=android.intent.action.VIEW;S.browser_fallback_url=https%3A%2F%2Fleve.example%2Fm%2Flogin%3Ffrom%3Da%26b%3D1;end',
  );
  expect(escapeLink(iphone(' Instagram 278'), page)).toBe('x-safari-https://leve.example/m/login?from=a&b=1');
  expect(escapeLink(iphone(' Safari Line/13.5.0'), page)).toBe('https://leve.example/m/login?from=a&b=1&openExternalBrowser=1');
  expect(escapeLink(android(' MicroMessenger/8.0'), page)).toBeUndefined();
});
