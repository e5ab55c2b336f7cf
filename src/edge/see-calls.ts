import { LRUCache } from 'lru-cache';
import { depositStatuses } from '../contract/cashier.ts';
import { headerOf } from './upstream-answer.ts';
import type { UpstreamAnswer } from './upstream-answer.ts';

/** Calls whose answers tell how deposits stand, by their names in the contract. */
const telling: ReadonlySet<string> = new Set(['createDeposit', 'readDeposit', 'cancelDeposit', 'waitingDeposits']);

/** bytes up to which an answer is read */
const longest = 64 * 1024;
/** deposits of which it is known what was told: of a day, at a large merchant */
const mostKept = 50_000;

const states: ReadonlySet<string> = new Set(depositStatuses);

/** The deposits in an answer, such as they are: a gateway may send anything. */
function deposits({ headers, body }: UpstreamAnswer): readonly { id?: unknown; status?: unknown }[] {
  if (!(body instanceof Uint8Array) || body.length > longest || headers['content-encoding'] || !headerOf(headers, 'content-type')?.includes('json')) return [];
  try {
    const answer = JSON.parse(new TextDecoder().decode(body)) as { success?: unknown; value?: unknown };
    const values = answer.success === true ? [answer.value].flat() : [];
    return values.filter((value): value is object => typeof value === 'object' && value !== null);
  } catch {
    return [];
  }
}

/**
 * Gives the states that deposits in an answer are in, each state of a deposit once: a phone asks every few seconds. So it
 * shows when deposits are still asked for and none is paid any more.
 */
export function seeDeposits(): (route: string, answer: UpstreamAnswer) => string[] | undefined {
  const seen = new LRUCache<string, true>({ max: mostKept });
  return (route, answer) => {
    if (!telling.has(route)) return undefined;
    const fresh: string[] = [];
    for (const { id, status } of deposits(answer)) {
      if (typeof status !== 'string' || !states.has(status)) continue;
      const key = `${String(id).slice(0, 64)} ${status}`;
      if (seen.has(key)) continue;
      seen.set(key, true);
      fresh.push(status);
    }
    return fresh;
  };
}

/** The vendor of a game that is to start: the log tells by it for whom games do not. Nothing where it is no code of one. */
export async function vendorIn(route: string, request: Request): Promise<string | undefined> {
  if (route !== 'launchGame' || request.method !== 'POST') return undefined;
  try {
    const { vendor } = (await request.clone().json()) as { vendor?: unknown };
    return typeof vendor === 'string' && /^\w{1,32}$/.test(vendor) ? vendor : undefined;
  } catch {
    return undefined;
  }
}
