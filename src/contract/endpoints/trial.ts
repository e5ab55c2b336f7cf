import { endpoint } from '../endpoint.ts';
import { record, text } from '../shape.ts';

/** Creates a free-trial account, not logged in yet (A §7); its password is shown once. */
export const createTrial = endpoint('/wps/member/trial', record({}), record({ userName: text, password: text }), { changes: true });
