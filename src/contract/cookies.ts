/**
 * Every value of a cookie in a request's header, or in `document.cookie`, in their order. Several cookies of one name are
 * possible: those of a longer path stand first, and of a parent domain's anywhere.
 */
export const cookieValues = (cookies: string, name: string): string[] =>
  cookies.split(';').map((pair) => pair.trim().split('=')).filter(([found]) => found!.trim() === name).map(([, ...value]) => value.join('=').trim().replace(/^"(.*)"$/, '$1'));
