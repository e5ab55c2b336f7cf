import { contractRequest } from '../../../contract/endpoints/member.ts';
import type { ValueOf } from '../../../contract/endpoint.ts';
import { paths } from '../../paths.ts';

/** Each commission plan, the page behind its Go button, and the field of the platform's answer that names an offer. */
const plans = [
  { name: 'salary', path: paths.salaryContract, field: 'dailysalreqtype' },
  { name: 'dividend', path: paths.dividendContract, field: 'divtypecompperiodreq' },
  { name: 'hour', path: paths.hourContract, field: 'contracthoursalreq' },
] as const;

/** Whether a value names an offer: platforms send blanks and zeros for none. */
const isOffer = (value = ''): boolean => !/^0*$/.test(value.replace(/[\s\u200b\u2060]/g, ''));

/** One prompt for each pending contract offer (H11). */
export const commissionPrompts = (offers: ValueOf<typeof contractRequest>) => plans.filter(({ field }) => isOffer(offers[field]));
