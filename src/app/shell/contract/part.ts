import type { ContractName } from '../../state/agency-contracts.ts';
import { part } from '../part.ts';

/** What the three contract pages share. */
export const contractPage = part<{ name: ContractName }>(() => import('./page.tsx'), ['contract']);
