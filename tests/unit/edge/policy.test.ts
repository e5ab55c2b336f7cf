import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../src/edge/security.ts';
import { pageData } from '../../../src/app/device/page-data.ts';

const policy = (settings?: Parameters<typeof contentSecurityPolicy>[2]) =>
  Object.fromEntries(contentSecurityPolicy({ style: "'sha256-x'", script: "'sha256-y'" }, pageData.merchant, settings).split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));

test('nothing of Google is let in where the merchant has no external auth', () => {
  expect(JSON.stringify(policy())).not.toContain('google');
  expect(policy()).not.toHaveProperty('frame-src');
});

test('what Firebase needs is let in where it has', () => {
  const { 'script-src': script, 'connect-src': connect, 'frame-src': frame } = policy({ externalAuth: { provider: 'firebase', apiKey: 'key', authDomain: 'leve.firebaseapp.com', projectId: 'leve' } });
  expect(script).toEqual(["'self'", "'sha256-y'", 'https://apis.google.com', 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']);
  expect(connect).toContain('https://identitytoolkit.googleapis.com');
  expect(frame).toContain('https://leve.firebaseapp.com');
});

test.each(["x; script-src *", "x y", "x'\r\nSet-Cookie: a=b"])('a domain that is none adds nothing: %s', (authDomain) => {
  const parts = policy({ externalAuth: { provider: 'firebase', apiKey: 'key', authDomain, projectId: 'leve' } });
  expect(parts['script-src']).not.toContain('*');
  expect(JSON.stringify(parts)).not.toMatch(/Set-Cookie|x y/i);
});

test('what becomes a script or markup is trusted first, except where Firebase writes its own', () => {
  expect(policy()).toMatchObject({ 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default', 'dompurify'], 'frame-ancestors': ["'none'"] });
  expect(policy({ externalAuth: { provider: 'firebase', apiKey: 'key', authDomain: 'leve.firebaseapp.com', projectId: 'leve' } })).not.toHaveProperty('require-trusted-types-for');
});

test('measurements may be sent where the merchant says', () => {
  expect(policy({ telemetry: { address: 'https://measures.example/in?key=1', sample: 1 } })['connect-src']).toEqual(["'self'", 'https://measures.example']);
  expect(policy({ telemetry: { address: '/sandbox/vitals', sample: 1 } })['connect-src']).toEqual(["'self'"]);
});
