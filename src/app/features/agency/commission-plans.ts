import {
  dailySalaryRequest, dividendRequest, hourlySalaryRequest, processDailySalary, processDividend, processHourlySalary,
} from '../../../contract/endpoints/agency.ts';
import { paths } from '../../paths.ts';
import type { CommissionPrompt } from './commission-prompts.ts';

/** The name of a commission plan. */
export type CommissionPlanName = CommissionPrompt['name'];

/** The kinds of an agent's commission plans, contracts to the specification (G §7): the page of each, and the calls that read and answer it. */
export const commissionPlans = {
  salary: { path: paths.salaryContract, read: dailySalaryRequest, process: processDailySalary },
  dividend: { path: paths.dividendContract, read: dividendRequest, process: processDividend },
  hour: { path: paths.hourContract, read: hourlySalaryRequest, process: processHourlySalary },
} as const;

/** In the order shown. */
export const commissionPlanNames: readonly CommissionPlanName[] = ['salary', 'dividend', 'hour'];
