// @chunk above-fold
/** The target of a banner, notice or popup: a page, which may lie outside, or a game. */
export type Target = Page | { nodeId: string };

interface Page {
  href: string;
  outside: boolean;
}

/** Reads an action: a path of the app, an http address, or `game:{nodeId}`; anything else leads nowhere. */
export function targetOf(action: string | undefined): Target | undefined {
  if (!action) return undefined;
  if (/^https?:\/\//i.test(action)) return { href: action, outside: true };
  // Two slashes, or one and its mirror, would lead to another host.
  if (/^\/(?![/\\])/.test(action)) return { href: action, outside: false };
  return action.startsWith('game:') ? { nodeId: action.slice(5) } : undefined;
}

/** The attributes of a link beside its address: another site opens in a new tab without a referrer. */
export const linkTo = ({ outside }: Page) => (outside ? { target: '_blank', rel: 'noopener noreferrer' } : {});
