import { endpoint } from '../endpoint.ts';
import { flag, record, text } from '../shape.ts';

/** Whether the request with this `requestId`, of any call that moves money, was carried out for the member; false also for one that never came. */
export const moneyRequest = endpoint('/wps/money/request', record({ requestId: text }), record({ done: flag }), { access: 'member' });
