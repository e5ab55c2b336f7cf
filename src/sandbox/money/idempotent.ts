import { Refusal } from '../handler.ts';
import type { Platform } from '../handler.ts';
import { change, row } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';

/** A wish to move money. `requestId` is the phone's, unique for the member; `what` says what is wished, amounts included. */
export interface MoneyRequest {
  memberId: number;
  requestId: string;
  what: string;
}

const readable = /^[\w-]{8,64}$/;

/**
 * Does `work` once for a request and answers what names its result. Repeated, however often and from however many
 * tabs, it answers the first result and does nothing; an id that is used for another wish is refused. Work that is
 * refused leaves nothing behind and can be asked for again.
 */
export function idempotent({ database, clock }: Platform, { memberId, requestId, what }: MoneyRequest, work: () => number): number {
  if (!readable.test(requestId)) throw new Refusal('request.invalid');
  return transaction(database, () => {
    const earlier = row<{ what: string; result: number }>(
      database, 'select what, result from money_requests where member_id = ? and request_id = ?', memberId, requestId,
    );
    if (earlier && earlier.what !== what) throw new Refusal('request.invalid');
    if (earlier) return earlier.result;
    const result = work();
    change(
      database, 'insert into money_requests (member_id, request_id, what, result, at) values (?, ?, ?, ?, ?)',
      memberId, requestId, what, result, clock.now(),
    );
    return result;
  });
}
