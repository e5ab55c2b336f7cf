import type { Transfer, transferMoney, transferTerms, transfers } from '../../contract/endpoints/transfers.ts';
import { memberById } from '../accounts/members.ts';
import { realCallerOf } from '../accounts/real-caller.ts';
import { Refusal, type Handler, type Platform } from '../handler.ts';
import { readRequestId } from '../http/request-id.ts';
import { move } from '../money/move.ts';
import { balanceOf } from '../money/wallets.ts';
import { mayReceive } from '../responsible/checks.ts';
import { proofOf, prove } from '../security/proof.ts';
import { protectionOf } from '../security/protection.ts';
import { change, row, rows } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { pageOfList } from '../store/pages.ts';
import { nameFor, recipientOf } from './recipients.ts';

const least = 100;
const most = 5_000_000;

interface TransferRow {
  id: number;
  senderId: number;
  recipientId: number;
  amount: number;
  at: number;
  /** the other side */
  otherId: number;
  account: string;
  nickname: string | null;
}

const columns = 'transfers.id, sender_id as senderId, recipient_id as recipientId, amount, at, members.id as otherId, account, nickname';

export const readTerms: Handler<typeof transferTerms> = (call) => {
  const { platform } = call;
  const { memberId } = realCallerOf(call);
  return { name: nameFor(platform, memberId, recipientOf(call)), least, most: Math.min(most, balanceOf(platform, memberId)), proof: proofOf(protectionOf(platform, memberId)) };
};

/** Moves money between two members, once for each request. */
export const transfer: Handler<typeof transferMoney> = async (call) => {
  const { platform, input: { amount, secret, requestId } } = call;
  const { memberId } = realCallerOf(call);
  const recipient = recipientOf(call);
  readRequestId(requestId);
  if (!Number.isSafeInteger(amount) || amount < least || amount > most) throw new Refusal('amount.outside');
  await prove(platform, memberId, secret);
  return bookTransfer(platform, memberId, recipient.id, amount, requestId);
};

/** Books both halves of a transfer once; the same request again answers the first transfer. Refused with `permission.denied` where the recipient is away or has a limit in the way. */
export function bookTransfer(platform: Platform, senderId: number, recipientId: number, amount: number, requestId: string): Transfer {
  const { database, clock } = platform;
  return transaction(database, () => {
    const earlier = row<TransferRow>(
      database, `select ${columns} from transfers join members on members.id = recipient_id where sender_id = ? and request_id = ?`, senderId, requestId,
    );
    if (earlier) {
      if (earlier.recipientId !== recipientId || earlier.amount !== amount) throw new Refusal('request.invalid');
      return described(platform, earlier, senderId);
    }
    // Checked with the booking: while the password is proved other money may come in, or a break begin.
    if (!mayReceive(platform, recipientId, amount)) throw new Refusal('permission.denied');
    const at = clock.now();
    const { id } = change(
      database, 'insert into transfers (sender_id, recipient_id, amount, request_id, at) values (?, ?, ?, ?, ?)',
      senderId, recipientId, amount, requestId, at,
    );
    move(platform, { memberId: senderId, amount: -amount, kind: 'transferOut', reference: `transfer ${id}` });
    move(platform, { memberId: recipientId, amount, kind: 'transferIn', reference: `transfer ${id}` });
    const { account, nickname } = memberById(platform, recipientId)!;
    return described(platform, { id, senderId, recipientId, amount, at, otherId: recipientId, account, nickname }, senderId);
  });
}

export const readTransfers: Handler<typeof transfers> = (call) => {
  const { memberId } = realCallerOf(call);
  const found = rows<TransferRow>(
    call.platform.database,
    `select ${columns} from transfers join members on members.id = iif(sender_id = ?1, recipient_id, sender_id)
     where sender_id = ?1 or recipient_id = ?1 order by at desc, transfers.id desc`,
    memberId,
  );
  const { items, ...pages } = pageOfList(found, call.input.pageNo);
  return { ...pages, items: items.map((entry) => described(call.platform, entry, memberId)) };
};

function described(platform: Platform, { id, senderId, amount, at, otherId, account, nickname }: TransferRow, memberId: number): Transfer {
  return { id: String(id), name: nameFor(platform, memberId, { id: otherId, account, nickname }), direction: senderId === memberId ? 'out' : 'in', amount, at };
}
