import { responsiblePlay } from '../../../contract/endpoints/responsible.ts';
import type { ResponsibleOverview } from '../../../contract/endpoints/responsible.ts';
import { resource } from '../../gateway/resource.ts';
import { beginBreak } from '../../features/responsible-play/away/on-break.ts';
import { onSessionEnd } from '../../features/session/session.ts';

/** Limits, pause and result of the member. */
export const responsible = resource(responsiblePlay, () => ({}));

/** Takes up how things stand after a change. Rejects as the call does. */
export async function setResponsible(changing: Promise<ResponsibleOverview>): Promise<void> {
  const after = await changing;
  responsible.replace(after);
  if (after.away) beginBreak();
}

onSessionEnd(responsible.clear);
