import { expect, test } from 'vitest';
import { errors } from '../../../../src/contract/errors.ts';
import { GatewayFailure } from '../../../../src/app/gateway/failure.ts';
import { failureSide } from '../../../../src/app/gateway/failure-side.ts';

test.each(['offline', 'timeout', 'network'] as const)('%s is the network\'s', (kind) => {
  expect(failureSide(new GatewayFailure(kind))).toBe('network');
});

test.each([500, 502, 503, 404])('status %i is the platform\'s', (status) => {
  expect(failureSide(new GatewayFailure('status', { status }))).toBe('platform');
});

test.each([401, 403, 429])('status %i is a no', (status) => {
  expect(failureSide(new GatewayFailure('status', { status }))).toBe('refused');
});

test('an answer that cannot be read, a missing key and what no call threw are the platform\'s', () => {
  expect([new GatewayFailure('unreadable'), new GatewayFailure('unconfigured'), new TypeError('x'), undefined].map(failureSide)).toEqual(Array.from({ length: 4 }, () => 'platform'));
});

test('refusals mean what was asked, except those by which the platform speaks of itself', () => {
  const own = Object.values(errors).filter((code) => failureSide(new GatewayFailure('refused', { code })) === 'platform');
  expect(own).toEqual(['system.unknown', 'request.url.empty', 'request.invalid', 'platform.maintenance', 'platform.upgrading', 'platform.restricted']);
});
