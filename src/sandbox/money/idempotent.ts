import { Refusal, type Platform } from '../handler.ts';
import { readRequestId } from '../http/request-id.ts';
import { change, row } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';

/** A request to move money. `requestId` is the phone's, unique for the member; `what` describes it, amounts included. */
export interface MoneyRequest {
  memberId: number;
  requestId: string;
  what: string;
}

/**
 * Does `work` once for a request and answers the id of its result. A repeated request, from any tab, gets the first
 * result and changes nothing; an id that is used for another request is refused with `request.invalid`. Work that is
 * refused leaves nothing behind, so the same request can be made again.
 */
export function idempotent({ database, clock }: Platform, { memberId, requestId, what }: MoneyRequest, work: () => number): number {
  readRequestId(requestId);
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
