import { languageCookie } from './languages.ts';
import type { Language } from './languages.ts';

/**
 * Every value of a cookie in a request's header, or in `document.cookie`, in their order. Several cookies of one name are
 * possible: those of a longer path stand first, and of a parent domain's anywhere.
 */
export const cookieValues = (cookies: string, name: string): string[] =>
  cookies.split(';').map((pair) => pair.trim().split('=')).filter(([found]) => found!.trim() === name).map(([, ...value]) => value.join('=').trim().replace(/^"(.*)"$/, '$1'));

/** The language of those offered that a phone keeps by its cookies. Where there are several, the last that is one of them: the app's own has the shortest path. */
export const languageIn = <One extends Language = Language>(cookies: string, offered: readonly One[]): One | undefined =>
  cookieValues(cookies, languageCookie).reduce<One | undefined>((found, value) => offered.find((one) => one === value) ?? found, undefined);
