import type { settings, systemStatus } from '../../contract/endpoints/platform.ts';
import { Refusal } from '../handler.ts';
import type { Call, Handler } from '../handler.ts';
import { findMerchant } from './merchants.ts';
import type { Merchant } from './merchants.ts';

const readSettings: Handler<typeof settings> = (call) => merchantOfCall(call).settings;

const readStatus: Handler<typeof systemStatus> = (call) => {
  const { maintenance, restricted, reopensAt } = merchantOfCall(call);
  return { maintenance, restricted, serverTime: call.platform.clock.now(), reopensAt };
};

export const settingsHandlers = { settings: readSettings, systemStatus: readStatus };

function merchantOfCall(call: Call<unknown>): Merchant {
  const merchant = findMerchant(call.platform.database, call.merchant);
  if (!merchant) throw new Refusal('request.invalid');
  return merchant;
}
