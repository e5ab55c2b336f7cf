import { languageCookie, type Language } from './languages.ts';

/**
 * All values of a cookie in a request's header, or in `document.cookie`, in order. One name may have several cookies:
 * those of a longer path come first, those of a parent domain anywhere.
 */
export const cookieValues = (cookies: string, name: string): string[] =>
  cookies.split(';').map((pair) => pair.trim().split('=')).filter(([found]) => found!.trim() === name).map(([, ...value]) => value.join('=').trim().replace(/^"(.*)"$/, '$1'));

/** The offered language that the cookies name. Of several the last valid one, because the app's own cookie has the shortest path. Undefined if there is none. */
export const languageIn = <One extends Language = Language>(cookies: string, offered: readonly One[]): One | undefined =>
  cookieValues(cookies, languageCookie).reduce<One | undefined>((found, value) => offered.find((one) => one === value) ?? found, undefined);
