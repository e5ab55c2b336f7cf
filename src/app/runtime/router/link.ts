import { addressOf } from '../../../contract/address.ts';
import { routeOf, unknownRoute } from '../../routes.ts';

/** An address that the platform gave, and where it leads. */
export interface Link {
  /** `page`: of the app, by its router; `file`: another path of this host; `outside`: another site; `phone`: an app of the phone */
  kind: 'page' | 'file' | 'outside' | 'phone';
  href: string;
}

/** Stands for this site's address where it is not known: on the edge, and in what meets the edge's. */
export const somewhere = 'http://edge.invalid/';

/**
 * Reads what the platform calls a link; undefined where it leads nowhere, and must not look like one. The edge does not
 * know the site's own address, `here`: to it, all whole addresses lead outside.
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

/** What a link's element has beside its address. */
interface LinkAttributes {
  target?: '_blank' | '_top';
  rel?: string;
}

/** It opens beside the app, and the other page learns nothing of it (G §2). */
const beside: LinkAttributes = { target: '_blank', rel: 'noopener noreferrer' };

/** The attributes of a link beside its address. `_top`: the router leaves it to the browser. */
export const linkTo = ({ kind }: Link): LinkAttributes => (kind === 'outside' ? beside : kind === 'file' ? { target: '_top' } : {});

/** Those of a link for help, whose page opens beside the app wherever it lies: people come back to where help was needed. */
export const helpTo = (href: string): LinkAttributes => (/^(https?:|\/)/i.test(href) ? beside : {});
