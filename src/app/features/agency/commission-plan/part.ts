import type { CommissionPlanName } from '../commission-plans.ts';
import { part } from '../../../runtime/lazy/part.ts';

/** What the three contract pages share. */
export const commissionPlanPage = part<{ name: CommissionPlanName }>(() => import('./page.tsx'), ['commissionPlan']);
