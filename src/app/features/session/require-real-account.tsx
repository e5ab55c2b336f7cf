// @chunk access
import type { ReactNode } from 'react';
import { onTrial, TrialRefused } from './trial-refused.tsx';

/** Shows its children to real accounts only: a trial member is told to log in with one (A §6: free_reject). The platform refuses them too. */
export const RequireRealAccount = ({ children }: { children: () => ReactNode }) => (onTrial() ? <TrialRefused /> : <>{children()}</>);
