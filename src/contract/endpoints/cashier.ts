import { endpoint } from '../endpoint.ts';
import { depositStatuses, payMethods, withdrawalStatuses } from '../cashier.ts';
import { epochMs, flag, line, list, money, number, oneOf, optional, paragraph, record, text } from '../shape.ts';
import type { Infer } from '../shape.ts';
import { destination } from './security.ts';

// Amounts are minor units, times epoch ms, everywhere here. A call that moves money carries a `requestId`, made by
// the phone once for each wish: repeated with the same one, it answers what the first one did and moves nothing more.

const member = { access: 'member' } as const;
const post = { method: 'POST', access: 'member' } as const;

const depositMethod = record({
  /** one that the phone has no form for is not offered */
  method: oneOf(payMethods),
  least: money,
  most: money,
  /** amounts that are offered */
  quick: list(money),
  /** ms that a charge waits */
  waits: number,
});

/** A way to deposit, its bounds in minor units. */
export type DepositMethod = Infer<typeof depositMethod>;

/** Ways to deposit that the merchant offers (A §7). Refused as `PlayRefusal` says while the member is on a break. */
export const depositMethods = endpoint('/wps/deposit/methods', record({}), list(depositMethod), member);

/** One deposit and how it stands. */
export const deposit = record({
  id: text,
  method: text,
  amount: money,
  fee: money,
  status: oneOf(depositStatuses, 'unknown'),
  /** what was paid beyond it, or could not be credited, and went back to the payer */
  returned: optional(money),
  createdAt: epochMs,
  changedAt: epochMs,
  expiresAt: epochMs,
  /** of PIX: the code that is copied, or read from the QR code */
  brCode: optional(text),
  /** of TED: the account that the money goes to, and what names the deposit in it */
  account: optional(record({ bank: line, branch: text, number: text, holder: line, document: text, note: paragraph })),
});

/** One deposit and how it stands. */
export type Deposit = Infer<typeof deposit>;

/** Charges that still wait, one of a method at most. */
export const waitingDeposits = endpoint('/wps/deposit/waiting', record({}), list(deposit), member);

/** Refused with `amount.outside`, and with `deposit.waiting` while another charge of the method waits. */
export const createDeposit = endpoint('/wps/deposit', record({ requestId: text, method: text, amount: money }), deposit, post);

/** The state of a deposit. */
export const readDeposit = endpoint('/wps/deposit', record({ id: text }), deposit, member);

/** Gives a charge up; one that was paid meanwhile is answered as paid. */
export const cancelDeposit = endpoint('/wps/deposit/cancel', record({ id: text }), deposit, post);

/** One withdrawal and how it stands. */
export const withdrawal = record({
  id: text,
  method: text,
  /** the sum taken from the wallet; `fee` is part of it */
  amount: money,
  fee: money,
  /** masked */
  destination: text,
  status: oneOf(withdrawalStatuses, 'unknown'),
  /** of one that was returned; the operator may give a reason */
  returnedBy: optional(oneOf(['bank', 'operator'], 'bank')),
  reason: optional(text),
  createdAt: epochMs,
  changedAt: epochMs,
  /** stages that were reached, in order */
  stages: list(record({ stage: oneOf(withdrawalStatuses), at: epochMs })),
});

/** One withdrawal and how it stands. */
export type Withdrawal = Infer<typeof withdrawal>;

const withdrawalMethod = record({ method: text, least: money, most: money, fee: money });

/** A way to withdraw, its bounds and fee in minor units. */
export type WithdrawalMethod = Infer<typeof withdrawalMethod>;

const offer = record({
  /** by method of destination */
  methods: list(withdrawalMethod),
  /** the rest of today's limit */
  leftToday: money,
  hasPaymentPassword: flag,
  destinations: list(destination),
  /** withdrawals that are under way, newest first */
  open: list(withdrawal),
});

/** The member's possible withdrawal now. */
export type WithdrawalOffer = Infer<typeof offer>;

/** The member's possible withdrawal now, and its destinations; refused with `permission.trial` (A §7). */
export const withdrawalOffer = endpoint('/wps/withdraw/offer', record({}), offer, member);

/**
 * Takes the amount, of which the fee is part, from the wallet. Refused with `payment.password.missing`,
 * `payment.password.wrong`, `destination.missing`, `amount.outside`, `withdrawal.today` or `wallet.low`.
 */
export const requestWithdrawal = endpoint('/wps/withdraw', record({
  requestId: text,
  destinationId: text,
  amount: money,
  paymentPassword: text,
}), withdrawal, post);

/** The state of a withdrawal. */
export const readWithdrawal = endpoint('/wps/withdraw', record({ id: text }), withdrawal, member);
