import { endpoint } from '../endpoint.ts';
import { pageOf } from '../page-of.ts';
import { epochMs, line, money, number, oneOf, optional, record, text, type Infer } from '../shape.ts';

/** The recipient: a member of the agent's team by id; none: the member's superior. */
const recipient = { memberId: optional(text) };

/**
 * The terms of a transfer. Refused with `permission.denied` if the member may not send there, with `user.missing` if
 * there is no recipient. `least` and `most` are minor units.
 */
export const transferTerms = endpoint('/wps/member/transfer/terms', record(recipient), record({
  /** the recipient in full: a team member as in the team's list, the superior by nickname or account */
  name: line,
  least: money,
  most: money,
  /** the `secret` that confirms it: the `payment` password, the `login` password if there is no other, or `none` */
  proof: oneOf(['payment', 'login', 'none'], 'payment'),
}), { access: 'member' });

const transfer = record({
  id: text,
  /** the other member, as in the terms */
  name: line,
  direction: oneOf(['out', 'in']),
  /** minor units, positive both ways */
  amount: money,
  /** epoch ms */
  at: epochMs,
});

/** One transfer between two members, in minor units. */
export type Transfer = Infer<typeof transfer>;

/**
 * Moves `amount` minor units to another member. Repeated with the same `requestId`, it moves nothing and answers the
 * first transfer. Refused with `payment.password.wrong` or `login.wrong`, `amount.outside`, `wallet.low`, and like
 * `transferTerms`.
 */
export const transferMoney = endpoint('/wps/member/transfer', record({
  ...recipient,
  amount: money,
  secret: text,
  /** made by the phone, one per transfer: 8 to 64 letters, digits and - */
  requestId: text,
}), transfer, { method: 'POST', access: 'member' });

/** The member's transfers, both ways. */
export const transfers = endpoint('/wps/member/transfers', record({ pageNo: number }), pageOf(transfer), { access: 'member' });
