import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../src/edge/security.ts';
import { pageData } from '../../../src/app/device/page-data.ts';

const policy = (settings?: Parameters<typeof contentSecurityPolicy>[2]) =>
  Object.fromEntries(contentSecurityPolicy({ style: "'sha256-x'", script: "'sha256-y'" }, pageData.merchant, settings).split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));

test('the policy of a merchant without external auth has no source of Google', () => {
  expect(JSON.stringify(policy())).not.toContain('google');
  expect(policy()['frame-src']).toEqual(["'self'"]);
});

test('the policy of a merchant with external auth has Firebase\'s sources', () => {
  const { 'script-src': script, 'connect-src': connect, 'frame-src': frame } = policy({ externalAuth: { provider: 'firebase', apiKey: 'key', authDomain: 'leve.firebaseapp.com', projectId: 'leve' } });
  expect(script).toEqual(["'self'", "'sha256-y'", 'https://apis.google.com', 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']);
  expect(connect).toContain('https://identitytoolkit.googleapis.com');
  expect(frame).toContain('https://leve.firebaseapp.com');
});

test.each(["x; script-src *", "x y", "x'\r\nSet-Cookie: a=b"])('an invalid auth domain adds no source: %s', (authDomain) => {
  const parts = policy({ externalAuth: { provider: 'firebase', apiKey: 'key', authDomain, projectId: 'leve' } });
  expect(parts['script-src']).not.toContain('*');
  expect(JSON.stringify(parts)).not.toMatch(/Set-Cookie|x y/i);
});

test('the policy frames the hosts of games that the merchant names, and no others', () => {
  const merchant = { ...pageData.merchant, frames: [{ host: 'https://games.vendor.example' }, { host: 'https://*.other.example' }] };
  const text = contentSecurityPolicy({ style: "'sha256-x'", script: "'sha256-y'" }, merchant);
  expect(text).toContain(";frame-src 'self' https://games.vendor.example https://*.other.example;");
});

test('the policy requires Trusted Types, except with Firebase, which writes its own markup', () => {
  expect(policy()).toMatchObject({ 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default', 'dompurify'], 'frame-ancestors': ["'self'"] });
  expect(policy({ externalAuth: { provider: 'firebase', apiKey: 'key', authDomain: 'leve.firebaseapp.com', projectId: 'leve' } })).not.toHaveProperty('require-trusted-types-for');
});

test('the policy allows the merchant\'s telemetry address', () => {
  expect(policy({ telemetry: { address: 'https://measures.example/in?key=1', sample: 1 } })['connect-src']).toEqual(["'self'", 'https://measures.example']);
  expect(policy({ telemetry: { address: '/sandbox/vitals', sample: 1 } })['connect-src']).toEqual(["'self'"]);
});
