// A chunk of its own, for members.
import { effect, untracked } from '@preact/signals-react';
import { isTrial } from '../../../../contract/members.ts';
import { schedule } from '../../../runtime/scheduling/schedule.ts';
import { flag } from '../../merchant/merchant.ts';
import { session } from '../../session/session.ts';
import { watchPlay } from './watch.ts';

let started = false;

/** Watches over each member's session, once it is called, but not over trial accounts; `loadDialog` brings the code of the check. */
export function startRealityCheck(loadDialog: () => Promise<unknown>): void {
  if (started) return;
  started = true;
  effect(() => {
    const type = session.value?.type;
    if (type === undefined || isTrial(type) || !flag('RESPONSIBLE')) return undefined;
    return schedule('free', () => untracked(() => watchPlay(loadDialog)));
  });
}
