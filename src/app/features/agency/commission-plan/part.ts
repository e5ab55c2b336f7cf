import type { ContractName } from '../commission-plans.ts';
import { part } from '../../../runtime/lazy/part.ts';

/** What the three contract pages share. */
export const contractPage = part<{ name: ContractName }>(() => import('./page.tsx'), ['contract']);
