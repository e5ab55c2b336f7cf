import { expect, test } from 'vitest';
import { refusalOf } from '../../gateway/checks/frames.ts';

test.each([
  [{}, true, true],
  [{ 'X-Frame-Options': 'DENY' }, false, false],
  [{ 'X-Frame-Options': 'SAMEORIGIN' }, true, false],
  [{ 'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'" }, false, false],
  [{ 'Content-Security-Policy': "frame-ancestors 'self'" }, true, false],
  [{ 'Content-Security-Policy': 'frame-ancestors https://leve.example', 'X-Frame-Options': 'DENY' }, true, true],
  [{ 'Content-Security-Policy': "default-src 'none'" }, true, true],
])('%j may be framed by its own origin: %s, by another: %s', (headers, own, other) => {
  expect([refusalOf(new Headers(headers as Record<string, string>), true) === undefined, refusalOf(new Headers(headers as Record<string, string>), false) === undefined]).toEqual([own, other]);
});
