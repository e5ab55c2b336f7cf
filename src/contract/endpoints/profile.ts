import { endpoint } from '../endpoint.ts';
import { record, text } from '../shape.ts';

/** One of `headIcons`, or empty before one is chosen. */
const icon = record({ headIcon: text });

/** The member's head icon (A §7). */
export const headIcon = endpoint('/wps/member/headIcon', record({}), icon, { access: 'member', kept: true });

/** Chooses a head icon; answers the current one (A §7). */
export const setHeadIcon = endpoint('/wps/member/headIcon', icon, icon, { method: 'POST', send: 'form', access: 'member' });
