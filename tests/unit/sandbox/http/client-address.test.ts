// @vitest-environment node
import { expect, test } from 'vitest';
import { addressList, clientAddress, householdOf } from '../../../../src/sandbox/http/client-address.ts';

const trusted = addressList('10.0.0.0/8, 2001:db8::1, 127.0.0.1');

test.each([
  // no proxy: claims are not believed
  ['203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['203.0.113.5', null, '203.0.113.5'],
  // one proxy, then two
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['2001:db8::1', '2001:db8:aa::7', '2001:db8:aa::7'],
  ['::ffff:127.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
  // the sender wrote the first entry, the proxy the second
  ['10.9.9.9', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  // the header is missing or malformed
  ['127.0.0.1', null, '127.0.0.1'],
  ['127.0.0.1', 'nonsense, , 999.1.1.1', '127.0.0.1'],
  ['unknown', '198.51.100.1', 'unknown'],
])('from %s with %s comes %s', (socket, forwardedFor, address) => {
  expect(clientAddress(socket, forwardedFor, trusted)).toBe(address);
});

test('the first half of an IPv6 address is one household', () => {
  expect(householdOf('203.0.113.5')).toBe('203.0.113.5');
  expect(householdOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(householdOf('2001:db8::6')).toBe('2001:db8:0:0');
  expect(householdOf('::1')).toBe('0:0:0:0');
});

test('what is no address cannot be trusted', () => {
  expect(() => addressList('10.0.0.0/8, everyone')).toThrow('no network address: everyone');
});
