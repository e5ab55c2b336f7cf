import { signal } from '@preact/signals-react';
import { playVisit, type PlayVisit } from '../../../contract/endpoints/responsible.ts';
import { call } from '../../gateway/call.ts';
import { correctClock } from '../../runtime/clock.ts';
import { onSessionEnd } from '../session/session.ts';
import { setBreak } from './set-break.ts';

/** The platform's last answer on this session; undefined before the first. */
export const visit = signal<PlayVisit | undefined>(undefined);

/** Tells the platform that the member is here. Without an answer, the previous one stays valid. Never rejects. */
export async function reportVisit(): Promise<void> {
  try {
    const said = await call(playVisit, {});
    correctClock(said.serverTime);
    visit.value = said;
    setBreak(said.away);
  } catch {
    // Retried in a minute.
  }
}

onSessionEnd(() => {
  visit.value = undefined;
});
