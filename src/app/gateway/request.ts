import type { Endpoint } from '../../contract/endpoint.ts';
import { headers } from '../../contract/headers.ts';
import { answerKey, encodeFields } from '../../contract/page.ts';
import { lazy } from '../runtime/lazy/lazy.ts';
import { identity } from './identity.ts';

type Fields = Record<string, unknown>;

/** The fields of an endpoint that a request needs. */
type Sent = Pick<Endpoint<unknown, unknown>, 'method' | 'path' | 'send' | 'changes'>;

/** The ciphers (24 KB) load while a login or registration form is filled in, or when the first form is sent. */
export const ciphers = lazy(() => import('./envelope.ts'));

/** The address of a call, which is also the key of its stored or shared answer. */
export const addressOf = (endpoint: Sent, input: unknown): string =>
  identity.gateway + answerKey(endpoint.path, endpoint.send === 'query' ? (input as Fields) : {});

/**
 * Whether a request may outlive its page (`keepalive`). Chromium before 81 refuses to send one with custom headers;
 * `replaceAll`, which came soon after, identifies newer ones.
 */
export const outlivesPage = (): boolean => 'keepalive' in Request.prototype && 'replaceAll' in String.prototype;

/** The options of `fetch`. Encrypted bodies load the ciphers and the merchant's key first (A §3); rejects where these fail to load, or the key is not usable. */
export async function requestOf(endpoint: Sent, input: unknown, token: string | undefined): Promise<RequestInit> {
  const sent: Record<string, string> = {
    [headers.merchant]: identity.merchant,
    [headers.language]: identity.language(),
  };
  if (token) sent[headers.token] = token;
  const request: RequestInit = { method: endpoint.method, headers: sent, credentials: 'same-origin' };
  if (endpoint.changes && outlivesPage()) request.keepalive = true;
  if (endpoint.send === 'json') {
    sent['Content-Type'] = 'application/json';
    request.body = JSON.stringify(input);
  } else if (endpoint.send === 'form') {
    sent['Content-Type'] = 'application/x-www-form-urlencoded';
    request.body = encodeFields(input as Fields);
  } else if (endpoint.send === 'encrypted') {
    const { encrypt } = await ciphers.load();
    const sealed = await encrypt(JSON.stringify(input));
    Object.assign(sent, sealed.headers);
    request.body = sealed.body;
  }
  return request;
}

/**
 * Limits of concurrent calls over HTTP/1.1, where a browser opens six sockets to a host, so that a silent platform
 * always leaves one for the next page and its code. HTTP/2 and 3 share one connection, without limits.
 */
export const sockets = {
  /** large files, which take long */
  uploads: 3,
  reads: 4,
  all: 5,
} as const;

let pendingCalls = 0;
/** Waiting calls, each with the number of calls below which it may go. */
const waiting: { limit: number; go: () => void }[] = [];

/** Whether calls of the platform are pending. */
export const isAsking = (): boolean => pendingCalls > 0;

const sharesConnection = (): boolean => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(({ nextHopProtocol }) => /^h[23]/.test(nextHopProtocol));

function release(): void {
  pendingCalls--;
  // What the person sent goes first: its higher limit lets it pass where others still wait.
  const at = waiting.findIndex(({ limit }) => pendingCalls < limit);
  if (at < 0) return;
  pendingCalls++;
  waiting.splice(at, 1)[0]!.go();
}

/** Runs `work` once fewer than `limit` calls are pending; settles as it does. */
export async function withSocket<T>(work: () => Promise<T>, limit: number = sockets.reads): Promise<T> {
  if (pendingCalls < limit || sharesConnection()) pendingCalls++;
  else await new Promise<void>((go) => waiting.push({ limit, go }));
  return work().finally(release);
}
