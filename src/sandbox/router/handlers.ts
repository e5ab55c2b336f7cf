import type { CallName, CallOf } from '../../contract/calls.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { accountHandlers } from '../accounts/handlers.ts';
import { agencyHandlers } from '../agency/handlers.ts';
import { cashierHandlers } from '../cashier/handlers.ts';
import { activityHandlers } from '../activities/handlers.ts';
import { contentHandlers } from '../content/handlers.ts';
import { feedbackHandlers } from '../feedback/handlers.ts';
import { gameHandlers } from '../games/handlers.ts';
import type { Handler } from '../handler.ts';
import { inviteHandlers } from '../invites/handlers.ts';
import { levelHandlers } from '../levels/handlers.ts';
import { lotteryHandlers } from '../lottery/handlers.ts';
import { messageHandlers } from '../messages/handlers.ts';
import { moneyHandlers } from '../money/handlers.ts';
import { recordHandlers } from '../records/handlers.ts';
import { registrationHandlers } from '../registration/handlers.ts';
import { securityHandlers } from '../security/handlers.ts';
import { responsibleHandlers } from '../responsible/handlers.ts';
import { rewardHandlers } from '../rewards/handlers.ts';
import { settingsHandlers } from '../settings/handlers.ts';

type Handlers = { [K in CallName]: Handler<CallOf<K>> };

/** One handler for every call of the contract. */
export const handlers: Handlers = {
  ...settingsHandlers,
  ...accountHandlers,
  ...registrationHandlers,
  ...moneyHandlers,
  ...agencyHandlers,
  ...gameHandlers,
  ...lotteryHandlers,
  ...contentHandlers,
  ...securityHandlers,
  ...cashierHandlers,
  ...messageHandlers,
  ...activityHandlers,
  ...levelHandlers,
  ...inviteHandlers,
  ...feedbackHandlers,
  ...responsibleHandlers,
  ...recordHandlers,
  ...rewardHandlers,
};

/** A handler as the router sees it, when input and value are no longer known by type. */
export type AnyHandler = Handler<Endpoint<unknown, unknown>>;
