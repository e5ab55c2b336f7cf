import type { settings, systemStatus } from '../../contract/endpoints/platform.ts';
import type { Handler } from '../handler.ts';
import { jackpotAmount } from './jackpot.ts';
import { merchantOf } from './merchants.ts';

const readSettings: Handler<typeof settings> = (call) => {
  const { settings: kept, registration, code } = merchantOf(call);
  // One source for both calls that tell of the form.
  return { ...kept, register: registration, ...(kept.jackpot === 'feed' && { jackpotAmount: jackpotAmount(call.platform, code) }) };
};

const readStatus: Handler<typeof systemStatus> = (call) => {
  const { maintenance, restricted, reopensAt } = merchantOf(call);
  return { maintenance, restricted, serverTime: call.platform.clock.now(), reopensAt };
};

export const settingsHandlers = { settings: readSettings, systemStatus: readStatus };
