import { randomBytes } from 'node:crypto';
import type { Call } from '../handler.ts';
import { cookieOf } from '../http/cookie.ts';

const cookieName = 'visitor';
const valid = /^[\w-]{22}$/;

/** The visitor's id from a cookie, which the answer sets where there is none. */
export function visitorOf({ request, answerHeaders }: Pick<Call<unknown>, 'request' | 'answerHeaders'>): string {
  const kept = cookieOf(request, cookieName);
  if (kept && valid.test(kept)) return kept;
  const visitor = randomBytes(16).toString('base64url');
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  answerHeaders.append('Set-Cookie', `${cookieName}=${visitor}; Path=/wps; HttpOnly; SameSite=Lax${secure}`);
  return visitor;
}
