import { LRUCache } from 'lru-cache';
import { depositStatuses } from '../contract/cashier.ts';
import { headerOf, type UpstreamAnswer } from './upstream-answer.ts';

/** Calls whose answers contain deposits, by their names in the contract. */
const telling: ReadonlySet<string> = new Set(['createDeposit', 'readDeposit', 'cancelDeposit', 'waitingDeposits']);

/** limit of an answer, bytes */
const longest = 64 * 1024;
/** remembered deposits: a day's at a large merchant */
const mostKept = 50_000;

const states: ReadonlySet<string> = new Set(depositStatuses);

/** The value in an answer of a call that was carried out. */
function valueIn({ headers, body }: UpstreamAnswer): unknown {
  if (!(body instanceof Uint8Array) || body.length > longest || headers['content-encoding'] || !headerOf(headers, 'content-type')?.includes('json')) return undefined;
  try {
    const answer = JSON.parse(new TextDecoder().decode(body)) as { success?: unknown; value?: unknown };
    return answer.success === true ? answer.value : undefined;
  } catch {
    return undefined;
  }
}

/** The deposits in an answer, unchecked: a gateway may send anything. */
const deposits = (answer: UpstreamAnswer): readonly { id?: unknown; status?: unknown }[] =>
  [valueIn(answer)].flat().filter((value): value is object => typeof value === 'object' && value !== null);

/**
 * Returns the deposit states in an answer, each state of a deposit once, because a phone polls every few seconds.
 * Metrics thus show when deposits are requested but none is paid any more.
 */
export function seeDeposits(): (route: string, answer: UpstreamAnswer) => string[] | undefined {
  const seen = new LRUCache<string, true>({ max: mostKept });
  return (route, answer) => {
    if (!telling.has(route)) return undefined;
    const fresh: string[] = [];
    for (const { id, status } of deposits(answer)) {
      if (typeof status !== 'string' || !states.has(status)) continue;
      const key = `${String(id).slice(0, 64)} ${status}`;
      if (seen.get(key)) continue;
      seen.set(key, true);
      fresh.push(status);
    }
    return fresh;
  };
}

/** The vendor of a game being launched, so that the log shows whose games fail. Undefined if it is no vendor code. */
export async function vendorIn(route: string, request: Request): Promise<string | undefined> {
  if (route !== 'launchGame' || request.method !== 'POST') return undefined;
  try {
    const { vendor } = (await request.clone().json()) as { vendor?: unknown };
    return typeof vendor === 'string' && /^\w{1,32}$/.test(vendor) ? vendor : undefined;
  } catch {
    return undefined;
  }
}
