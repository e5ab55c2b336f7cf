import { hasAgencyCentre, isTrial, mayHavePlans } from '../../../contract/members.ts';
import type { Access } from '../../routes.ts';
import { isOff } from '../merchant/merchant.ts';
import { currentBreak } from '../responsible-play/break/break.ts';
import { session } from '../session/session.ts';

/** Why a page is closed: to trial accounts, to non-agents, to everybody by the merchant's switch, or to a member on a break. */
export type Refusal = 'trial' | 'agents' | 'off' | 'break';

/** Whether the member plays on a trial account. */
export const onTrial = (): boolean => isTrial(session.value?.type);

const areAgents = { centre: hasAgencyCentre, plans: mayHavePlans };

/**
 * Why the person may not see a page with this access; undefined if they may. Visitors are redirected before
 * (redirect-visitors.tsx). Reactive when read inside a component or an effect.
 */
export function refusalOf({ trial, agents, flag: name, unless, courts }: Access, query: Readonly<Record<string, string>> = {}): Refusal | undefined {
  if (trial && onTrial()) return 'trial';
  if (agents && !(session.value && areAgents[agents](session.value.type))) return 'agents';
  if (isOff(name) && !(unless && query[unless])) return 'off';
  return courts && currentBreak.value ? 'break' : undefined;
}
