import { expect, test } from 'vitest';
import type { ErrorCode } from '../../../../src/contract/errors.ts';
import { GatewayFailure, SentenceError } from '../../../../src/app/gateway/failure.ts';
import { isUnanswered, unsureFailure } from '../../../../src/app/gateway/lost-answer.ts';

test.each([
  ['offline', {}, true], ['timeout', {}, true], ['network', {}, true], ['unreadable', { status: 200 }, true], ['unconfigured', {}, false],
  ['status', { status: 399 }, false], ['status', { status: 404 }, false], ['status', { status: 499 }, false], ['status', { status: 500 }, true], ['status', { status: 504 }, true],
  ['refused', { code: 'system.unknown' }, true], ['refused', { code: 'wallet.low' }, false], ['refused', { code: 'not.system.error' as ErrorCode }, false], ['refused', {}, false],
] as const)('after a failure of kind %s %j a change may have been made: %s', (kind, details, may) => {
  expect(isUnanswered(new GatewayFailure(kind, details as { code?: ErrorCode; status?: number }))).toBe(may);
});

test('what is no failure of a call leaves nothing open', () => {
  for (const error of [undefined, new Error('x'), new SentenceError('a:b'), { kind: 'timeout' }]) expect(isUnanswered(error)).toBe(false);
});

test('where nothing is known the sentence is told, but a phone without network says that', () => {
  const offline = new GatewayFailure('offline');
  expect(unsureFailure(offline, 'transfers:unsure')).toBe(offline);
  for (const error of [new GatewayFailure('network'), new Error('x'), undefined]) expect(unsureFailure(error, 'transfers:unsure')).toMatchObject({ key: 'transfers:unsure' });
});
