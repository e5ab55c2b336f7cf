import { expect, test } from 'vitest';
import { hasContractPrompts } from '../../../../../src/contract/members.ts';
import { commissionPrompts } from '../../../../../src/app/features/agency/commission-prompts.ts';

test('each plan type that is not empty gives one prompt with its own page', () => {
  expect(commissionPrompts({})).toEqual([]);
  expect(commissionPrompts({ dailysalreqtype: '', divtypecompperiodreq: '1' })).toEqual([
    { name: 'dividend', path: '/m/member/agent/getDevidendContract' },
  ]);
  expect(commissionPrompts({ dailysalreqtype: '1', divtypecompperiodreq: '2', contracthoursalreq: '3' }).map(({ path }) => path)).toEqual([
    '/m/member/agent/getSalaryContract',
    '/m/member/agent/getDevidendContract',
    '/m/member/agent/getHourContract',
  ]);
});

test('customer types 4, 40, 41 and 42 get no prompts', () => {
  expect([0, 1, 2, 4, 40, 41, 42].filter(hasContractPrompts)).toEqual([0, 1, 2]);
});
