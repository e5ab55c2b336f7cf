import { endpoint } from '../endpoint.ts';
import { flag, record, text } from '../shape.ts';

/** Whether the money call with this `requestId` was carried out for the member; false also for one that never arrived. */
export const moneyRequest = endpoint('/wps/money/request', record({ requestId: text }), record({ done: flag }), { access: 'member' });
