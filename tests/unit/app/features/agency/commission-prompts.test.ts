import { expect, test } from 'vitest';
import { hasContractPrompts, mayHavePlans } from '../../../../../src/contract/members.ts';
import { commissionPrompts } from '../../../../../src/app/features/agency/commission-prompts.ts';

test('each plan type that is not empty gives one prompt with its own page', () => {
  expect(commissionPrompts({})).toEqual([]);
  expect(commissionPrompts({ dailysalreqtype: '', divtypecompperiodreq: '1' }).map(({ name, path }) => ({ name, path }))).toEqual([
    { name: 'dividend', path: '/m/member/agent/getDevidendContract' },
  ]);
  expect(commissionPrompts({ dailysalreqtype: '1', divtypecompperiodreq: '2', contracthoursalreq: '3' }).map(({ path }) => path)).toEqual([
    '/m/member/agent/getSalaryContract',
    '/m/member/agent/getDevidendContract',
    '/m/member/agent/getHourContract',
  ]);
});

test.each(['', ' ', '0', ' 0 ', '00', '\t', '\u00a0', '\u200b', undefined])('a value of only blanks or zeros waits for nothing: %j', (value) => {
  expect(commissionPrompts({ dailysalreqtype: value, divtypecompperiodreq: value, contracthoursalreq: value })).toEqual([]);
});

test('whoever is prompted may open the page that the prompt leads to', () => {
  expect([0, 1, 2, 4, 40, 41, 42].filter(mayHavePlans)).toEqual([0, 1, 2, 41, 42]);
});

test('customer types 4, 40, 41 and 42 get no prompts', () => {
  expect([0, 1, 2, 4, 40, 41, 42].filter(hasContractPrompts)).toEqual([0, 1, 2]);
});
