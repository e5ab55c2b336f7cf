/** Headers by lower-case name; repeated ones as a list. Half the cost of `Headers`, which sorts and checks them. */
export type PlainHeaders = Record<string, string | string[] | undefined>;

/** The platform's answer before it is sent: with a complete body, a stream, or none. */
export interface UpstreamAnswer {
  status: number;
  headers: PlainHeaders;
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
}

/** The answer to a phone that has disconnected: nobody reads it, and the log shows nginx's status. */
export const answerNobody = (): UpstreamAnswer => ({ status: 499, headers: {}, body: null });

/** The first value of a header. */
export function headerOf(headers: PlainHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

export function plainHeaders(headers: Headers): PlainHeaders {
  const plain: PlainHeaders = Object.fromEntries(headers);
  const cookies = headers.getSetCookie();
  if (cookies.length) plain['set-cookie'] = cookies;
  return plain;
}

export const answerFrom = (response: Response): UpstreamAnswer => ({ status: response.status, headers: plainHeaders(response.headers), body: response.body });

/** An answer as a `Response`. Without lists its headers stay a plain object, which Node's server writes directly. */
export function responseOf({ status, headers, body }: UpstreamAnswer): Response {
  if (!Object.values(headers).some(Array.isArray)) return new Response(body, { status, headers: headers as Record<string, string> });
  const sent = new Headers();
  for (const [name, values] of Object.entries(headers)) for (const value of [values ?? []].flat()) sent.append(name, value);
  return new Response(body, { status, headers: sent });
}
