import type { merchantWallet, wallet } from '../../contract/endpoints/member.ts';
import { callerOf } from '../handler.ts';
import type { Handler } from '../handler.ts';
import { currency } from '../settings/currency.ts';
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

export const moneyHandlers = { wallet: readWallet, merchantWallet: readMerchantWallet };
