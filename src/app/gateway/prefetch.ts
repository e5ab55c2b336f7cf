import { answeredBy, prefetchedAnswers, requestKeyOf, type Answered } from './answers.ts';
import { timeoutMs } from './call.ts';
import { identity } from './identity.ts';
import { addressOf, requestOf, sockets, withSocket } from './request.ts';

/** ms for which a prefetched answer may be used */
const freshMs = 10_000;

/** Prefetches a GET, without the shapes of its endpoint, for a screen whose code is still loading; the screen's own call then takes this answer. Settles with the answer; never rejects. */
export function prefetch({ path, input }: { path: string; input: object }): Promise<unknown> {
  const endpoint = { method: 'GET', path, send: 'query' } as const;
  const token = identity.token();
  const address = addressOf(endpoint, input);
  const key = requestKeyOf(token, address);
  const coming = prefetchedAnswers.get(key) ?? withSocket(() => ask(address, requestOf(endpoint, input, token)), sockets.all);
  prefetchedAnswers.set(key, coming);
  const forget = () => void (prefetchedAnswers.get(key) === coming && prefetchedAnswers.delete(key));
  return coming.then(() => void setTimeout(forget, freshMs), forget);
}

async function ask(address: string, request: Promise<RequestInit>): Promise<Answered> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  try {
    return await answeredBy(await fetch(address, { ...(await request), priority: 'high', signal: stop.signal }));
  } finally {
    clearTimeout(timer);
  }
}
