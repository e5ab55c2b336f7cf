import type { Caller } from '../request.ts';
import { sandboxPolicy, securityHeaders } from '../security.ts';

const day = 86_400;
const year = 365 * day;

/** s that a picture is kept where its host forbids it, or an original that stands in the place of one that could not be made */
export const shortSeconds = 60;

/** s that a picture may be kept, by its host's `Cache-Control`: its address names its version, as far as the host says so. */
export function secondsOf(caching: string): number {
  if (/no-store|no-cache|private/i.test(caching)) return shortSeconds;
  const [, age] = /max-age=(\d+)/i.exec(caching) ?? [];
  return age === undefined ? day : Math.min(Math.max(Number(age), shortSeconds), year);
}

/** `Cache-Control` of a picture that may be kept for so long. */
export const cachingFor = (seconds: number): string => `public, max-age=${seconds}${seconds >= 30 * day ? ', immutable' : ''}`;

/** Headers of a picture. Opened by its address it runs nothing. */
export const pictureHeaders = (caller: Caller, type: string, caching: string): Record<string, string> => ({
  ...securityHeaders(caller), 'Content-Type': type, 'Cache-Control': caching, Vary: 'Accept, Save-Data', 'Content-Security-Policy': sandboxPolicy,
});
