import type { Answer, Endpoint } from '../../contract/endpoint.ts';
import { read, ShapeError } from '../../contract/shape.ts';
import { GatewayFailure } from './failure.ts';
import { announceRefusal, identity } from './identity.ts';
import { answeredBy, isForAll, prefetchedAnswers, requestKeyOf, takePrefetched, takeAnswer, writeCache, type Answered } from './answers.ts';
import { addressOf, requestOf, sockets, withSocket } from './request.ts';

/** timeout of every call, ms: no call hangs for as long as its message may */
export const timeoutMs = 15_000;
/** ms before each retry of a GET after a network failure or a server error */
const retryDelays = [400, 1_200];

/** A signal, or another object, that waits for an answer. */
export interface Asker {
  readonly value?: unknown;
  /** it was shown, and no longer is */
  left?: boolean;
  /** requests an answer again that did not come while it was not shown */
  again?: (() => void) | undefined;
}

/** A pending GET and who waits for it. */
interface PendingGet {
  asked: Promise<unknown>;
  stop: AbortController;
  askers: Asker[];
  /** something was changed since it was sent, or the person left or came back */
  isOutdated?: boolean;
}

/** The newest GET of each key. */
const pendingGets = new Map<string, PendingGet>();

/** Makes later calls share no pending GET and use no prefetched answer: these may be older than a change. */
export function invalidateInFlight(): void {
  for (const pending of pendingGets.values()) pending.isOutdated = true;
  prefetchedAnswers.clear();
}

/** Aborts the GETs whose askers have all left; they fail with a timeout. */
export const abortLeft = (): void =>
  pendingGets.forEach(({ askers, stop }, key) => {
    if (askers.every(({ left }) => left) && pendingGets.delete(key)) stop.abort();
  });

/** Aborts all GETs when the page is left: in the back-forward cache they would keep their sockets from the next page. */
export const abortReads = (): void => pendingGets.forEach(({ stop }) => stop.abort());

/**
 * Calls the platform and resolves to the value of its answer, validated by the endpoint's shape. Rejects only with a
 * `GatewayFailure`.
 * A GET is tried up to three times, shared by all who request the same meanwhile, not sent if its answer came with the
 * page, and aborted when all its askers have left. A change is sent once, and no answer is shared across it.
 */
export function call<I, V>(endpoint: Endpoint<I, V>, input: I, asker: Asker = {}): Promise<V> {
  const stop = new AbortController();
  const token = identity.token();
  const address = addressOf(endpoint, input);
  const send = () => attempt(endpoint, input, address, token, stop);
  // An answer for a member that arrives under another session, or under none, is shown to nobody.
  const ofCaller = (value: V) => {
    if (token && !isForAll(endpoint) && identity.token() !== token) throw new GatewayFailure('refused', { code: 'session.expired' });
    return value;
  };
  if (endpoint.method !== 'GET' || endpoint.changes) {
    const changed = send().then(ofCaller);
    void changed.then(invalidateInFlight, invalidateInFlight);
    return changed;
  }
  const key = requestKeyOf(token, address);
  const shared = pendingGets.get(key);
  if (shared && !shared.isOutdated) {
    shared.askers.push(asker);
    return shared.asked as Promise<V>;
  }
  const known = isForAll(endpoint) ? takeAnswer(endpoint, input) : undefined;
  const asked = (known === undefined ? persist(send) : Promise.resolve(known)).then(ofCaller);
  const pending = { asked, stop, askers: [asker] };
  pendingGets.set(key, pending);
  // A newer request may have replaced it.
  const isNewest = () => pendingGets.get(key) === pending && pendingGets.delete(key);
  // One person's answer must not be stored as another's.
  const keep = (value: V) => identity.token() === token && writeCache(endpoint, address, value);
  // In its own task: storing a menu of forty lotteries takes a weak phone 25 ms, on top of the 50 ms of reading it.
  void asked.then((value) => isNewest() && endpoint.kept && setTimeout(keep, 0, value), isNewest);
  return asked;
}

async function persist<V>(send: () => Promise<V>): Promise<V> {
  for (let tried = 0; ; tried++) {
    try {
      return await send();
    } catch (error) {
      const delay = retryDelays[tried];
      if (!delay || !worthRetrying(error as GatewayFailure)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

const worthRetrying = (failure: GatewayFailure) => failure.kind === 'network' || (failure.kind === 'status' && failure.status! >= 500);

async function attempt<I, V>(endpoint: Endpoint<I, V>, input: I, address: string, token: string | undefined, stop: AbortController): Promise<V> {
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  const timedOut = new Promise<never>((_resolve, reject) => stop.signal.addEventListener('abort', reject));
  const send = async () => answeredBy(await fetch(address, { ...(await requestOf(endpoint, input, token)), signal: stop.signal }));
  let answered: Answered;
  try {
    // The timeout includes waiting for a socket, or for the ciphers of an encrypted body.
    const early = endpoint.method === 'GET' && takePrefetched(requestKeyOf(token, address));
    answered = await Promise.race([early || withSocket(send, endpoint.method === 'GET' || endpoint.background ? sockets.reads : sockets.all), timedOut]);
  } catch (error) {
    if (error instanceof GatewayFailure) throw error;
    throw new GatewayFailure(stop.signal.aborted ? 'timeout' : navigator.onLine === false ? 'offline' : 'network');
  } finally {
    clearTimeout(timer);
  }
  try {
    return valueOf(endpoint, answered.status, answered.body, token);
  } catch (error) {
    (error as GatewayFailure).requestId = answered.requestId;
    if (await identity.changeKey(endpoint, error as GatewayFailure)) return attempt(endpoint, input, address, token, stop);
    throw error;
  }
}

/** Extracts the value of an answer; throws a `GatewayFailure` where there is none. */
export function valueOf<V>(endpoint: Endpoint<unknown, V>, status: number, body: string, token: string | undefined): V {
  let answer: Answer | undefined;
  try {
    answer = JSON.parse(body) as Answer;
  } catch {
    // Not JSON: a proxy's error page, or a truncated answer.
  }
  if (answer && answer.success === false && typeof answer.errorCode === 'string') {
    announceRefusal(answer.errorCode, token);
    throw new GatewayFailure('refused', { code: answer.errorCode, value: answer.value, status });
  }
  if (status === 401) announceRefusal('session.expired', token);
  if (status >= 400) throw new GatewayFailure('status', { status });
  if (!answer || answer.success !== true) throw new GatewayFailure('unreadable', { status });
  try {
    return read(endpoint.value, answer.value);
  } catch (error) {
    if (error instanceof ShapeError) throw new GatewayFailure('unreadable', { status });
    throw error;
  }
}
