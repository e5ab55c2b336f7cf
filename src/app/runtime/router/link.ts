import { addressOf } from '../../../contract/address.ts';
import { routeOf, unknownRoute } from '../../routes.ts';

/** An address given by the platform, with where it leads. */
export interface Link {
  /** `page`: of the app, by its router; `file`: another path of this host; `outside`: another site; `phone`: an app of the phone */
  kind: 'page' | 'file' | 'outside' | 'phone';
  href: string;
}

/** Base address where this site's own is unknown: on the edge, and in a render that must match the edge's. */
export const somewhere = 'http://edge.invalid/';

/**
 * Parses a link of the platform; undefined where it leads nowhere, and must not look like a link. The edge does not
 * know the site's own address, `here`: there, all absolute addresses lead outside.
 */
export function linkOf(text: string | undefined, here = location.href): Link | undefined {
  const address = text && addressOf(text);
  if (!address) return undefined;
  if (!/^(https?:|\/)/i.test(address)) return { kind: 'phone', href: address };
  // Not `URL.canParse`: Chromium 72 lacks it.
  let url: URL;
  try {
    url = new URL(address, here);
  } catch {
    return undefined;
  }
  if (url.origin !== new URL(here).origin) return { kind: 'outside', href: address };
  const href = address.startsWith('/') ? address : (url.pathname + url.search + url.hash).replace(/^\/+/, '/');
  return { kind: routeOf(url.pathname) === unknownRoute ? 'file' : 'page', href };
}

interface LinkAttributes {
  target?: '_blank' | '_top';
  rel?: string;
}

/** Opens a new tab, and the other page learns nothing of this one (G §2). */
const beside: LinkAttributes = { target: '_blank', rel: 'noopener noreferrer' };

/** The attributes of a link beside `href`. `_top` makes the router leave it to the browser. */
export const linkTo = ({ kind }: Link): LinkAttributes => (kind === 'outside' ? beside : kind === 'file' ? { target: '_top' } : {});

/** Attributes of a help link: always in a new tab, because people come back to the place where they needed help. */
export const helpTo = (href: string): LinkAttributes => (/^(https?:|\/)/i.test(href) ? beside : {});
