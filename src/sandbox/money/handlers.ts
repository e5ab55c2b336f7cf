import type { merchantWallet, wallet } from '../../contract/endpoints/member.ts';
import type { moneyRequest } from '../../contract/endpoints/money-request.ts';
import { callerOf, type Handler } from '../handler.ts';
import { readRequestId } from '../http/request-id.ts';
import { currency } from '../settings/currency.ts';
import { row } from '../store/database.ts';
import { lockedOf } from './stakes.ts';
import { balanceOf } from './wallets.ts';

const readWallet: Handler<typeof wallet> = (call) => ({
  currency: currency.code,
  currencySymbol: currency.symbol,
  sumBalance: balanceOf(call.platform, callerOf(call).memberId),
});

const readMerchantWallet: Handler<typeof merchantWallet> = (call) => ({
  locked: lockedOf(call.platform, callerOf(call).memberId),
});

/** Every table that names what it booked by the phone's id. */
const readRequest: Handler<typeof moneyRequest> = (call) => {
  const found = row(
    call.platform.database,
    `select 1 from money_requests where member_id = ?1 and request_id = ?2
     union all select 1 from transfers where sender_id = ?1 and request_id = ?2
     union all select 1 from rebate_claims where member_id = ?1 and request_id = ?2`,
    callerOf(call).memberId, readRequestId(call.input.requestId),
  );
  return { done: found !== undefined };
};

export const moneyHandlers = { wallet: readWallet, merchantWallet: readMerchantWallet, moneyRequest: readRequest };
