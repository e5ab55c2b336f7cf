import { contractRequest } from '../../../contract/endpoints/member.ts';
import type { ValueOf } from '../../../contract/endpoint.ts';
import { paths } from '../../paths.ts';

/** A commission plan that waits for the agent's answer. */
export interface CommissionPrompt {
  name: 'salary' | 'dividend' | 'hour';
  /** path behind the Go button */
  path: string;
}

/** Whether a value names an offer: blanks and zeros are platforms' ways to say none. */
const isOffer = (value = ''): boolean => !/^0*$/.test(value.replace(/[\s\u200b\u2060]/g, ''));

/** One prompt for each contract offer that waits (H11); an empty value waits for nothing. */
export function commissionPrompts(offers: ValueOf<typeof contractRequest>): CommissionPrompt[] {
  const prompts: CommissionPrompt[] = [];
  if (isOffer(offers.dailysalreqtype)) prompts.push({ name: 'salary', path: paths.salaryContract });
  if (isOffer(offers.divtypecompperiodreq)) prompts.push({ name: 'dividend', path: paths.dividendContract });
  if (isOffer(offers.contracthoursalreq)) prompts.push({ name: 'hour', path: paths.hourContract });
  return prompts;
}
