import type { Check } from '../kit/kit.ts';
import { access } from './access.ts';
import { everyCall } from './calls.ts';
import { captcha } from './captcha.ts';
import { changes } from './changes.ts';
import { envelope } from './envelope.ts';
import { frames } from './frames.ts';
import { merchants } from './merchants.ts';
import { money } from './money.ts';
import { paging } from './paging.ts';
import { pictures } from './pictures.ts';
import { session } from './session.ts';
import { times } from './times.ts';

/** All checks in the order in which they run: `captcha` after the other logins, because it leaves failed attempts behind; `times` last, because it reads all exchanges. */
export const checks: readonly Check[] = [envelope, everyCall, access, session, merchants, paging, changes, frames, pictures, money, captcha, times];
