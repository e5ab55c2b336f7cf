// @chunk over-pages
import { effect, signal } from '@preact/signals-react';
import { isTrial } from '../../../../contract/members.ts';
import { flag } from '../../merchant/merchant.ts';
import { session } from '../../session/session.ts';
import { part } from '../../../runtime/lazy/part.ts';

/** What a reality check tells: minutes since the session was opened, and what it has brought, in minor units. */
export interface Check {
  minutes: number;
  result: number;
}

/** The check before the member, or none. */
export const check = signal<Check | undefined>(undefined);

export const realityCheck = part(() => import('./index.tsx'), ['realityCheck']);

/** Watches over each member's session; visitors and trial accounts do not carry the code for it. */
export function startRealityCheck(): void {
  effect(() => {
    const type = session.value?.type;
    if (type === undefined || isTrial(type) || !flag('RESPONSIBLE')) return undefined;
    const watching = import('./watch.ts').then(({ watchPlay }) => watchPlay(), () => () => {});
    return () => void watching.then((end) => end());
  });
}
