import type { Withdrawal } from '../../../contract/endpoints/cashier.ts';

/** How a withdrawal stands: what the operator refused, no bank sent back. */
export const outcomeOf = ({ status, returnedBy }: Pick<Withdrawal, 'status' | 'returnedBy'>): string => (status === 'returned' && returnedBy === 'operator' ? 'refused' : status);
