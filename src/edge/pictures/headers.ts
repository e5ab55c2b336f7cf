import type { Caller } from '../request.ts';
import { sandboxPolicy, securityHeaders } from '../security.ts';

const day = 86_400;
const year = 365 * day;

/** max-age, s, of a picture whose host forbids caching, or of an original sent in place of a resized one */
export const shortSeconds = 60;

/** max-age of a picture, s, by its host's `Cache-Control`: its address is taken to name its version, unless the host says otherwise. */
export function secondsOf(caching: string): number {
  if (/no-store|no-cache|private/i.test(caching)) return shortSeconds;
  const [, age] = /max-age=(\d+)/i.exec(caching) ?? [];
  return age === undefined ? day : Math.min(Math.max(Number(age), shortSeconds), year);
}

/** `Cache-Control` for a max-age. */
export const cachingFor = (seconds: number): string => `public, max-age=${seconds}${seconds >= 30 * day ? ', immutable' : ''}`;

/** Headers of a picture, with a sandbox in case it is opened directly. */
export const pictureHeaders = (caller: Caller, type: string, caching: string): Record<string, string> => ({
  ...securityHeaders(caller), 'Content-Type': type, 'Cache-Control': caching, Vary: 'Accept, Save-Data', 'Content-Security-Policy': sandboxPolicy,
});
