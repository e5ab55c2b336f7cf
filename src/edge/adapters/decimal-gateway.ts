/**
 * An example adapter to copy: a gateway under `/api/v2` with decimal amounts, ISO 8601 times, some names of its own,
 * `Bearer` tokens, and answers as `{ code, data }`, where code 0 is success.
 */
import type { Call } from '../../contract/calls.ts';
import { errors } from '../../contract/errors.ts';
import { headers } from '../../contract/headers.ts';
import type { Shape, Unit } from '../../contract/shape.ts';
import type { Adapter } from './adapter.ts';
import { decimalOf, unitsOf } from './amounts.ts';
import { asTheyName, asWeName, withUnits, type Names } from './by-shape.ts';

/** The gateway's field names by the contract's. */
const fields: ReadonlyMap<string, string> = new Map([
  ['sumBalance', 'balance'],
  ['currencySymbol', 'symbol'],
  ['token', 'access_token'],
  ['requestId', 'idempotency_key'],
  ['pageNo', 'page'],
  ['totalPages', 'page_count'],
  ['regDate', 'registered_at'],
]);

const names: Names = { theirs: (name) => fields.get(name) ?? name };

/** Refusals by the gateway's codes; other codes are the contract's. */
const codes: ReadonlyMap<string, string> = new Map([
  ['UNAUTHENTICATED', errors.notLoggedIn],
  ['TOKEN_EXPIRED', errors.loggedOut],
  ['BAD_CREDENTIALS', errors.wrongCredentials],
  ['INSUFFICIENT_FUNDS', errors.balanceTooLow],
]);

/** limit of an answer, characters */
const longest = 4 * 1024 * 1024;

const toTheirs = (unit: Unit, value: unknown): unknown => (unit === 'money' ? decimalOf(Number(value)) : new Date(Number(value)).toISOString());
const toOurs = (unit: Unit, value: unknown): unknown => (unit === 'money' ? unitsOf(value) : Date.parse(String(value)));

/** Converts a value of the contract to the gateway's form. */
export const theirValue = (shape: Shape<unknown>, value: unknown): unknown => asTheyName(shape, withUnits(shape, value, toTheirs), names);

/** Converts a value of the gateway to the contract's form; throws a `RangeError` for an invalid amount. */
export const ourValue = (shape: Shape<unknown>, value: unknown): unknown => withUnits(shape, asWeName(shape, value, names), toOurs);

async function request(asked: Request, { endpoint }: Call): Promise<Request> {
  const url = new URL(asked.url);
  url.pathname = url.pathname.replace(/^\/wps\//, '/api/v2/');
  const sent = new Headers(asked.headers);
  const token = sent.get(headers.token);
  if (token) sent.set(headers.token, `Bearer ${token}`);
  sent.set('X-Brand', sent.get(headers.merchant) ?? '');
  sent.delete(headers.merchant);
  sent.delete('Content-Length');
  if (endpoint.send === 'query') {
    const input = theirValue(endpoint.input, Object.fromEntries(url.searchParams)) as Record<string, string>;
    url.search = String(new URLSearchParams(input));
    return new Request(url, { method: asked.method, headers: sent, signal: asked.signal });
  }
  // Encrypted bodies can be read only by the gateway; forms and files need no translation.
  const body = endpoint.send === 'json'
    ? JSON.stringify(theirValue(endpoint.input, JSON.parse((await asked.text()) || '{}')))
    : await asked.arrayBuffer();
  return new Request(url, { method: asked.method, headers: sent, body, signal: asked.signal });
}

async function response(answered: Response, { endpoint }: Call): Promise<Response> {
  const { code, data } = JSON.parse(await textOf(answered)) as { code?: unknown; data?: unknown };
  const sent = new Headers(answered.headers);
  for (const name of ['Content-Length', 'Content-Encoding', 'Content-Type']) sent.delete(name);
  if (code === 0) return Response.json({ success: true, value: ourValue(endpoint.value, data) }, { headers: sent });
  if (typeof code !== 'string') throw new TypeError('the answer has no code');
  return Response.json({ success: false, errorCode: codes.get(code) ?? code, value: data }, { headers: sent });
}

async function textOf(answered: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of answered.body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > longest) throw new RangeError('the answer is too long');
  }
  return text;
}

export default { request, response } satisfies Adapter;
