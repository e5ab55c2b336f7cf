import { linkOf } from '../../runtime/router/link.ts';
import type { Link } from '../../runtime/router/link.ts';

/** The target of a banner, notice or popup: a link or a game. */
export type Target = Link | { nodeId: string };

/** Reads an action: a link, or `game:{nodeId}`; anything else leads nowhere. `here` as in `linkOf`. */
export const targetOf = (action: string | undefined, here?: string): Target | undefined =>
  action?.startsWith('game:') ? { nodeId: action.slice(5) } : linkOf(action, here);
