import { responsiblePlay } from '../../../contract/endpoints/responsible.ts';
import type { ResponsibleOverview } from '../../../contract/endpoints/responsible.ts';
import { resource } from '../../gateway/resource.ts';
import { setAway } from '../../features/responsible-play/set-away.ts';
import { beginBreak } from '../../features/responsible-play/on-break.ts';
import { onSessionEnd } from '../../features/session/session.ts';

/** Limits, pause and result of the member. */
export const responsible = resource(responsiblePlay, () => ({}), { onResponse: ({ away }) => setAway(away) });

/** Takes up how things stand after a change. Rejects as the call does. */
export async function setResponsible(changing: Promise<ResponsibleOverview>): Promise<void> {
  const after = await changing;
  responsible.replace(after);
  setAway(after.away);
  if (after.away) beginBreak();
}

onSessionEnd(responsible.clear);
