import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../src/edge/security.ts';
import { page } from '../../src/app/state/merchant.ts';

const policy = (externalAuth?: Parameters<typeof contentSecurityPolicy>[2]) =>
  Object.fromEntries(contentSecurityPolicy({ style: "'sha256-x'", script: "'sha256-y'" }, page.merchant, externalAuth).split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));

test('nothing of Google is let in where the merchant has no external auth', () => {
  expect(JSON.stringify(policy())).not.toContain('google');
  expect(policy()).not.toHaveProperty('frame-src');
});

test('what Firebase needs is let in where it has', () => {
  const { 'script-src': script, 'connect-src': connect, 'frame-src': frame } = policy({ provider: 'firebase', apiKey: 'key', authDomain: 'leve.firebaseapp.com', projectId: 'leve' });
  expect(script).toEqual(["'self'", "'sha256-y'", 'https://apis.google.com', 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']);
  expect(connect).toContain('https://identitytoolkit.googleapis.com');
  expect(frame).toContain('https://leve.firebaseapp.com');
});

test.each(["x; script-src *", "x y", "x'\r\nSet-Cookie: a=b"])('a domain that is none adds nothing: %s', (authDomain) => {
  const parts = policy({ provider: 'firebase', apiKey: 'key', authDomain, projectId: 'leve' });
  expect(parts['script-src']).not.toContain('*');
  expect(JSON.stringify(parts)).not.toMatch(/Set-Cookie|x y/i);
});
