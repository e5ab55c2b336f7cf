import type { Endpoint } from '../../contract/endpoint.ts';
import { headers } from '../../contract/headers.ts';
import { answerKey, encodeFields } from '../../contract/page.ts';
import { lazy } from '../runtime/lazy/lazy.ts';
import { identity } from './identity.ts';

type Fields = Record<string, unknown>;

/** What of an endpoint the way to it needs. */
type Sent = Pick<Endpoint<unknown, unknown>, 'method' | 'path' | 'send' | 'changes'>;

/** The ciphers are 24 KB: they load while a way in is filled in, or with the first form that is sent. */
export const ciphers = lazy(() => import('./envelope.ts'));

/** The address of a call, which also names it where answers are kept or shared. */
export const addressOf = (endpoint: Sent, input: unknown): string =>
  identity.gateway + answerKey(endpoint.path, endpoint.send === 'query' ? (input as Fields) : {});

/** Whether a request may outlive its page. Chromium before 81 refuses to send one that has headers of ours: known by what came soon after. */
export const outlivesPage = (): boolean => 'keepalive' in Request.prototype && 'replaceAll' in String.prototype;

/** The options of `fetch`. Encrypted bodies load the ciphers first (A §3); rejects where these cannot be had, or the merchant has no usable key. */
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
    const sealed = encrypt(JSON.stringify(input), identity.publicKey);
    Object.assign(sent, sealed.headers);
    request.body = sealed.body;
  }
  return request;
}

/**
 * Calls on their way at once over HTTP/1.1, where a browser opens six sockets to a host: a silent platform never leaves the
 * next page and its code without one. HTTP/2 and 3 share one connection.
 */
export const sockets = {
  /** large files, which take long */
  uploads: 3,
  reads: 4,
  all: 5,
} as const;

let taken = 0;
/** Those that wait, and the number of calls below which each may go. */
const waiting: { most: number; go: () => void }[] = [];

/** Calls of the platform are on their way. */
export const isAsking = (): boolean => taken > 0;

const sharesConnection = (): boolean => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(({ nextHopProtocol }) => /^h[23]/.test(nextHopProtocol));

function release(): void {
  taken--;
  // What the person sent goes first: it may go where others may not yet.
  const at = waiting.findIndex(({ most }) => taken < most);
  if (at < 0) return;
  taken++;
  waiting.splice(at, 1)[0]!.go();
}

/** Runs `work` once fewer than `most` calls are on their way; resolves or rejects as it does. */
export async function withSocket<T>(work: () => Promise<T>, most: number = sockets.reads): Promise<T> {
  if (taken < most || sharesConnection()) taken++;
  else await new Promise<void>((go) => waiting.push({ most, go }));
  return work().finally(release);
}
