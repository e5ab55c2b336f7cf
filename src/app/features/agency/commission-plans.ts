import {
  dailySalaryRequest, dividendRequest, hourlySalaryRequest, processDailySalary, processDividend, processHourlySalary,
} from '../../../contract/endpoints/agency.ts';
import { paths } from '../../paths.ts';

/** An agent's commission plans, contracts in the specification (G §7), in the order shown: the page of each, and its calls to read and to answer. */
export const commissionPlans = {
  salary: { path: paths.salaryContract, read: dailySalaryRequest, process: processDailySalary },
  dividend: { path: paths.dividendContract, read: dividendRequest, process: processDividend },
  hour: { path: paths.hourContract, read: hourlySalaryRequest, process: processHourlySalary },
} as const;

/** The name of a commission plan. */
export type CommissionPlanName = keyof typeof commissionPlans;
