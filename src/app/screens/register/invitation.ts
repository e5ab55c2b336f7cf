import { sessionStore, storageKeys } from '../../device/storage.ts';
import { routeOf } from '../../routes.ts';

/** Maximum length of a code in a link. */
const longest = 40;

/** A link's code without what messengers and sentences add, such as a full stop; empty if it cannot be a code. */
function codeIn(text: string): string {
  const code = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return code.length <= longest && /^[\w\p{L}-]+$/u.test(code) ? code : '';
}

/** The invitation in an address: `affiliateCode` on every page; `code`, which has other meanings elsewhere, only on home and registration. */
function invitationIn({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const { name } = routeOf(pathname);
  const names = [/^affiliatecode$/i];
  if (name === 'home' || name === 'register') names.push(/^code$/i);
  const found = Array.from(new URLSearchParams(search));
  for (const asked of names) for (const [key, value] of found) if (asked.test(key) && codeIn(value)) return codeIn(value);
  return '';
}

/** The invitation in the address of the document before this one: a link that is tapped before the app runs leaves it unstored. */
const invitationBefore = (): string => (document.referrer.startsWith(`${location.origin}/`) ? invitationIn(new URL(document.referrer)) : '');

/** The invitation in this page's address, or in an earlier one of the visit; empty if there is none. */
export function invitation(): string {
  if (typeof location === 'undefined') return '';
  return invitationIn(location) || invitationBefore() || invitationIn(new URL(sessionStore.get(storageKeys.invitation) ?? '', location.origin));
}
