import { LRUCache } from 'lru-cache';
import { errors } from '../contract/errors.ts';
import type { Answer } from '../contract/endpoint.ts';
import { householdOf } from '../sandbox/http/household.ts';
import { isLoopback } from './merchants/host-name.ts';
import type { UpstreamAnswer } from './upstream-answer.ts';

/** Rate of a call: a burst, and one more per interval. */
interface Allowance {
  burst: number;
  everySeconds: number;
}

/** One address of a mobile network may have hundreds of phones: the platform itself must count guesses of one password. */
const often: Allowance = { burst: 60, everySeconds: 1 };
const seldom: Allowance = { burst: 20, everySeconds: 6 };

/** By call name in the contract; calls of one group share a count. */
const groups: Readonly<Record<string, { group: string; allowance: Allowance }>> = {
  login: { group: 'login', allowance: often },
  trialLogin: { group: 'registration', allowance: seldom },
  createTrial: { group: 'registration', allowance: seldom },
  register: { group: 'registration', allowance: seldom },
  verification: { group: 'free', allowance: often },
  captcha: { group: 'captcha', allowance: often },
  captchaProof: { group: 'captcha', allowance: often },
  visits: { group: 'visits', allowance: often },
  sendLoginCode: { group: 'code', allowance: seldom },
  sendRegistrationCode: { group: 'code', allowance: seldom },
  sendContactCode: { group: 'code', allowance: seldom },
  forgotPassword: { group: 'password', allowance: seldom },
  setPasswordByPhone: { group: 'password', allowance: seldom },
};

/** Multiple of the limit for the network of an address: /24 of IPv4, /48 of IPv6. */
const networkFactor = 8;
/** size of the cache; an attacker with more addresses is limited by their networks */
const mostKept = 100_000;

/** The seconds until a call of this name may be made again from an address; undefined if it may now, which counts it. */
export type RateLimit = (name: string, address: string) => number | undefined;

/**
 * Limits calls that could guess secrets, register or cost a message, by address (IPv6: /64) and by its network.
 * `factor` multiplies all limits. This machine's own addresses are exempt: they stand for phones that cannot be told
 * apart.
 */
export function createRateLimit(factor = 1, now = Date.now): RateLimit {
  /** epoch ms at which the burst is available again */
  const fullAt = new LRUCache<string, number>({ max: mostKept });

  return (name, address) => {
    const found = groups[name];
    if (!found || !address || address === '::1') return undefined;
    const household = householdOf(address);
    if (isLoopback(household)) return undefined;
    const { group, allowance: { burst, everySeconds } } = found;
    // Three of four parts, of either kind of address.
    const network = `${household.split(/[.:]/).slice(0, 3).join('.')}/`;
    const time = now();
    const counted = [{ key: `${group} ${household}`, scale: factor }, { key: `${group} ${network}`, scale: factor * networkFactor }].map(({ key, scale }) => {
      const stepMs = (everySeconds * 1_000) / scale;
      const next = Math.max(fullAt.get(key) ?? 0, time) + stepMs;
      return { key, next, waitMs: next - time - stepMs * burst * scale };
    });
    const waitMs = Math.max(...counted.map((one) => one.waitMs));
    if (waitMs > 0) return Math.ceil(waitMs / 1_000);
    for (const { key, next } of counted) fullAt.set(key, next);
    return undefined;
  };
}

/** The refusal of a call that is made too often: the phone has a sentence for its code. */
export const answerTooOften = (seconds: number): UpstreamAnswer => ({
  status: 429,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': String(seconds) },
  body: new TextEncoder().encode(JSON.stringify({ success: false, errorCode: errors.tooManyRequests } satisfies Answer)),
});
