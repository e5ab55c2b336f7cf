import { expect, test } from 'vitest';
import { errors } from '../../../../src/contract/errors.ts';
import { GatewayFailure } from '../../../../src/app/gateway/failure.ts';
import { failureSide } from '../../../../src/app/ui/status-view/failure-view.tsx';

test.each(['offline', 'timeout', 'network'] as const)('a failure of kind %s is the network\'s', (kind) => {
  expect(failureSide(new GatewayFailure(kind))).toBe('network');
});

test.each([500, 502, 503, 404])('a failure with status %i is the platform\'s', (status) => {
  expect(failureSide(new GatewayFailure('status', { status }))).toBe('platform');
});

test.each([401, 403, 429])('a failure with status %i is a refusal', (status) => {
  expect(failureSide(new GatewayFailure('status', { status }))).toBe('refused');
});

test('an unreadable answer, a missing key and any other exception are the platform\'s', () => {
  expect([new GatewayFailure('unreadable'), new GatewayFailure('unconfigured'), new TypeError('x'), undefined].map(failureSide)).toEqual(Array.from({ length: 4 }, () => 'platform'));
});

test('refusals concern the request, except the six codes about the platform itself', () => {
  const own = Object.values(errors).filter((code) => failureSide(new GatewayFailure('refused', { code })) === 'platform');
  expect(own).toEqual(['system.unknown', 'request.url.empty', 'request.invalid', 'platform.maintenance', 'platform.upgrading', 'platform.restricted']);
});
