// @chunk entry
import type { Endpoint } from '../../contract/endpoint.ts';
import { headers } from '../../contract/headers.ts';
import { lazy } from '../runtime/lazy/lazy.ts';
import { identity } from './identity.ts';

type Fields = Record<string, unknown>;

/** The ciphers are 13 KB: they load with the first form that is sent. */
const envelope = lazy(() => import('./envelope.ts'));

/** The input as a query or form: missing values are left out. */
function encodeFields(input: Fields): string {
  const search = new URLSearchParams();
  for (const name of Object.keys(input)) {
    if (input[name] !== undefined) search.set(name, String(input[name]));
  }
  return search.toString();
}

/** The address of a call, which also names it where answers are kept or shared. */
export function addressOf(endpoint: Endpoint<unknown, unknown>, input: unknown): string {
  const query = endpoint.send === 'query' ? encodeFields(input as Fields) : '';
  return identity.gateway + endpoint.path + (query && `?${query}`);
}

/** The options of `fetch`. Encrypted bodies load the ciphers first (A §3); rejects where these cannot be had, or the merchant has no usable key. */
export async function requestOf(endpoint: Endpoint<unknown, unknown>, input: unknown, token: string | undefined): Promise<RequestInit> {
  const sent: Record<string, string> = {
    [headers.merchant]: identity.merchant,
    [headers.language]: identity.language(),
  };
  if (token) sent[headers.token] = token;
  const request: RequestInit = { method: endpoint.method, headers: sent, credentials: 'same-origin' };
  if (endpoint.send === 'json') {
    sent['Content-Type'] = 'application/json';
    request.body = JSON.stringify(input);
  } else if (endpoint.send === 'form') {
    sent['Content-Type'] = 'application/x-www-form-urlencoded';
    request.body = encodeFields(input as Fields);
  } else if (endpoint.send === 'encrypted') {
    const { encrypt } = await envelope.load();
    const sealed = encrypt(JSON.stringify(input), identity.publicKey);
    Object.assign(sent, sealed.headers);
    request.body = sealed.body;
  }
  return request;
}
