import { endpoint } from '../endpoint.ts';
import { depositStatuses, payMethods, withdrawalStatuses } from '../cashier.ts';
import { epochMs, flag, line, list, money, number, oneOf, optional, paragraph, record, text, type Infer } from '../shape.ts';
import { destination } from './security.ts';

// Amounts are minor units and times epoch ms. A call that moves money carries a `requestId`, which the phone makes once
// per request: repeated with the same id, it answers the same and moves nothing more.

const member = { access: 'member' } as const;
const post = { method: 'POST', access: 'member' } as const;

const depositMethod = record({
  /** a method without a form on the phone is not offered */
  method: oneOf(payMethods),
  least: money,
  most: money,
  /** suggested amounts */
  quick: list(money),
  /** ms until a charge expires */
  waits: number,
});

/** A deposit method, its bounds in minor units. */
export type DepositMethod = Infer<typeof depositMethod>;

/** The merchant's deposit methods (A §7). Refused as `PlayRefusal` says while the member is on a break. */
export const depositMethods = endpoint('/wps/deposit/methods', record({}), list(depositMethod), member);

/** A deposit with its state. */
export const deposit = record({
  id: text,
  method: text,
  amount: money,
  fee: money,
  status: oneOf(depositStatuses, 'unknown'),
  /** refunded to the payer: an excess, or what could not be credited */
  returned: optional(money),
  createdAt: epochMs,
  changedAt: epochMs,
  expiresAt: epochMs,
  /** PIX only: the code to copy, or to show as a QR code */
  brCode: optional(text),
  /** TED only: the account to pay to, and the note that identifies the deposit */
  account: optional(record({ bank: line, branch: text, number: text, holder: line, document: text, note: paragraph })),
});

/** A deposit with its state. */
export type Deposit = Infer<typeof deposit>;

/** Charges waiting for payment, at most one per method. */
export const waitingDeposits = endpoint('/wps/deposit/waiting', record({}), list(deposit), member);

/** Creates a charge. Refused with `amount.outside`, and with `deposit.waiting` while another charge of the method waits. */
export const createDeposit = endpoint('/wps/deposit', record({ requestId: text, method: text, amount: money }), deposit, post);

/** The state of a deposit. */
export const readDeposit = endpoint('/wps/deposit', record({ id: text }), deposit, member);

/** Cancels a charge; one that was paid meanwhile is answered as paid. */
export const cancelDeposit = endpoint('/wps/deposit/cancel', record({ id: text }), deposit, post);

/** A withdrawal with its state. */
export const withdrawal = record({
  id: text,
  method: text,
  /** taken from the wallet, including `fee` */
  amount: money,
  fee: money,
  /** masked */
  destination: text,
  status: oneOf(withdrawalStatuses, 'unknown'),
  /** of a returned one; the operator may give a reason */
  returnedBy: optional(oneOf(['bank', 'operator'], 'bank')),
  reason: optional(text),
  createdAt: epochMs,
  changedAt: epochMs,
  /** the stages reached, in order */
  stages: list(record({ stage: oneOf(withdrawalStatuses), at: epochMs })),
});

/** A withdrawal with its state. */
export type Withdrawal = Infer<typeof withdrawal>;

const withdrawalMethod = record({ method: text, least: money, most: money, fee: money });

/** A withdrawal method, its bounds and fee in minor units. */
export type WithdrawalMethod = Infer<typeof withdrawalMethod>;

const offer = record({
  /** by method of the destination */
  methods: list(withdrawalMethod),
  /** the rest of today's limit */
  leftToday: money,
  hasPaymentPassword: flag,
  destinations: list(destination),
  /** pending withdrawals, newest first */
  open: list(withdrawal),
});

/** What the member can withdraw now. */
export type WithdrawalOffer = Infer<typeof offer>;

/** What the member can withdraw now, and the destinations; refused with `permission.trial` (A §7). */
export const withdrawalOffer = endpoint('/wps/withdraw/offer', record({}), offer, member);

/**
 * Takes the amount, which includes the fee, from the wallet. Refused with `payment.password.missing`,
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
