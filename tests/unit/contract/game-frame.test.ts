import { expect, test } from 'vitest';
import { frameRuleOf, openingOf } from '../../../src/contract/game-frame.ts';

const app = 'https://leve.example';
const hosts = [
  { host: 'https://games.vendor.example', sandbox: ['allow-popups'], allow: ['clipboard-write'], referrer: 'origin', speaks: true },
  { host: 'https://*.wide.example' },
] as const;

test.each([[undefined, 'frame'], ['frame', 'frame'], ['redirect', 'redirect'], ['tab', 'tab'], ['popup', 'frame'], ['', 'frame']])('a vendor that opens %s opens as %s', (opens, opening) => {
  expect(openingOf(opens)).toBe(opening);
});

test('a page of the app\'s own origin is framed without that origin, and has to speak', () => {
  expect(frameRuleOf(`${app}/play/x`, app, hosts)).toEqual({ sandbox: 'allow-scripts allow-forms', allow: 'autoplay; fullscreen', referrer: 'no-referrer', origin: 'null', speaks: true });
});

test('a host of the merchant\'s file keeps its origin and has its own liberties', () => {
  expect(frameRuleOf('https://games.vendor.example/launch?t=1', app, hosts)).toEqual({
    sandbox: 'allow-scripts allow-forms allow-same-origin allow-popups', allow: 'autoplay; fullscreen; clipboard-write', referrer: 'origin', origin: 'https://games.vendor.example', speaks: true,
  });
  expect(frameRuleOf('https://eu.wide.example/x', app, hosts)).toMatchObject({ origin: 'https://eu.wide.example', speaks: false });
});

test.each(['https://evil.example/', 'https://games.vendor.example.evil.example/', 'https://games.vendor.example:8443/', 'http://games.vendor.example/', 'https://wide.example/', 'https://evilwide.example/', 'http://eu.wide.example/', 'https://eu.wide.example:444/', 'https://leve.example.evil.example/'])(
  '%s may not be framed', (address) => expect(frameRuleOf(address, app, hosts)).toBeUndefined(),
);

test('no rule lets a page reach the window around it', () => {
  for (const address of [`${app}/play/x`, 'https://games.vendor.example/', 'https://eu.wide.example/']) expect(frameRuleOf(address, app, hosts)!.sandbox).not.toContain('top-navigation');
});
