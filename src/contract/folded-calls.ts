import type { CallName } from './calls.ts';

/** A call of the specification that the contract answers with another call. */
interface FoldedCall {
  readonly specified: string;
  readonly source: string;
  /** the call that answers it, with the fields that do */
  readonly by: CallName;
  readonly fields: readonly string[];
}

/** Calls of the specification without an endpoint, because their answer is part of a call that the phone makes anyway. */
export const foldedCalls: readonly FoldedCall[] = [
  { specified: 'set-template (GET)', source: 'A §7', by: 'settings', fields: ['mobileTemplate'] },
  { specified: 'customer service (GET)', source: 'A §7, G §7', by: 'settings', fields: ['customerService', 'contacts'] },
  { specified: 'service and version info', source: 'A §7', by: 'settings', fields: ['paths', 'resources'] },
  { specified: 'affiliate (GET)', source: 'A §7', by: 'invitation', fields: ['code', 'invited', 'playing'] },
  { specified: 'game menus (GET)', source: 'G §7', by: 'vassalageGameType', fields: ['mapping', 'sorting'] },
  { specified: 'numero (GET): the current period', source: 'G §7', by: 'lotteryMenu', fields: ['gameMenus.numero'] },
  { specified: 'numero (GET): past periods', source: 'G §7', by: 'lotteryResults', fields: ['draws.numero'] },
];
