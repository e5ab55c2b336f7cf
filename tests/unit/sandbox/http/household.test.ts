import { expect, test } from 'vitest';
import { householdOf } from '../../../../src/sandbox/http/household.ts';

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['unknown', 'unknown'],
  // the first half of an IPv6 address
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the address %s belongs to the household %s', (address, household) => {
  expect(householdOf(address)).toBe(household);
});
