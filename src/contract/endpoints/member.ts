import { endpoint } from '../endpoint.ts';
import { epochMs, line, money, number, optional, record, text, type Infer } from '../shape.ts';

const member = record({
  id: text,
  account: text,
  userName: text,
  nickname: optional(line),
  /** see `members.ts` */
  type: number,
  /** epoch ms */
  regDate: epochMs,
  clubLabel: optional(record({ labelName: optional(line) })),
  toUpline: optional(text),
  /** version of the merchant's terms that the member last agreed to; empty: none yet; missing: the platform stores no consents, and the phone asks for none */
  terms: optional(text),
});

/** The member who is logged in (A §3). */
export type Member = Infer<typeof member>;

/** The member who is logged in (A §7). */
export const memberInfo = endpoint('/wps/member/info', record({}), member, { access: 'member', kept: true });

/** The member agrees to a version of the merchant's terms: it is stored with its time, and answered as `terms` from then on. */
export const acceptTerms = endpoint('/wps/member/terms', record({ version: text }), record({}), { method: 'POST', access: 'member' });

/** The number of unread messages, for the red dot (A §7). */
export const unreadCount = endpoint('/wps/message/unread', record({}), number, { access: 'member' });

const walletValue = record({
  /** ISO 4217 */
  currency: text,
  currencySymbol: text,
  /** balance available for stakes, minor units */
  sumBalance: money,
});

/** The member's balance (A §3). */
export type Wallet = Infer<typeof walletValue>;

/** The member's balance in minor units (A §7). */
export const wallet = endpoint('/wps/wallet', record({}), walletValue, { access: 'member' });

/** Stakes of open lottery tickets and rounds, in minor units; not part of `sumBalance`. */
export const merchantWallet = endpoint('/wps/wallet/merchant', record({}), record({ locked: money }), { access: 'member' });

/** Contract offers that wait for an agent's answer; empty or missing: none (G §4). */
export const contractRequest = endpoint('/wps/agent/contract/request', record({}), record({
  dailysalreqtype: optional(text),
  divtypecompperiodreq: optional(text),
  contracthoursalreq: optional(text),
}), { access: 'member' });
