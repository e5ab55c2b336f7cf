import { calls, type Call, type CallName, type CallOf } from '../../../src/contract/calls.ts';
import type { InputOf } from '../../../src/contract/endpoint.ts';
import { headers, standalone } from '../../../src/contract/headers.ts';
import type { SealMark } from '../../../src/contract/gateway-keys.ts';
import { asSealed, type SealedNames } from '../../../src/contract/sealed-names.ts';
import { seal } from './seal.ts';

/** How the body of an encrypted call is sent: encrypted, in plain text as a home-screen app does, or in plain text without the header that says so. */
export type Envelope = 'sealed' | 'standalone' | 'bare';

export interface CallOptions {
  token?: string;
  merchant?: string;
  envelope?: Envelope;
  /** of a body that is taken once; none: a fresh one, where the platform wants it */
  mark?: SealMark;
}

/** One request and its answer. */
export interface Exchange {
  readonly call: Call;
  /** HTTP status; 0 where no answer came */
  readonly status: number;
  /** from the start of the request to the last byte of the answer */
  readonly ms: number;
  readonly body: string;
  readonly headers: Headers;
}

export interface ClientOptions {
  /** address of the gateway; its path is the prefix of the calls' paths */
  gateway: string;
  merchant: string;
  /** PEM of the envelope's key; none: encrypted calls are sent as a home-screen app sends them */
  publicKey?: string;
  /** the gateway's names of fields of such a body */
  sealedNames?: SealedNames;
  /** makes the time and nonce of a sealed body; none: the platform does not want them */
  mark?: () => SealMark;
  fetch: (request: Request) => Promise<Response>;
  /** ms of a clock that only goes forward */
  now: () => number;
  /** ms after which a call counts as unanswered */
  timeoutMs: number;
  /** called with every exchange */
  onExchange: (exchange: Exchange) => void;
}

const callNamed = new Map(calls.map((call) => [call.name, call]));

export const callOf = (name: CallName): Call => callNamed.get(name)!;

/** A phone with its own cookies. */
export class Client {
  private readonly cookies = new Map<string, string>();
  private readonly options: ClientOptions;

  constructor(options: ClientOptions) {
    this.options = options;
  }

  /** Makes one call; never rejects. */
  async call<K extends CallName>(name: K, input: InputOf<CallOf<K>>, options: CallOptions = {}): Promise<Exchange> {
    const call = callOf(name);
    const { now, timeoutMs, onExchange } = this.options;
    const began = now();
    let exchange: Exchange;
    try {
      const request = this.requestOf(call, (input ?? {}) as Record<string, unknown>, options);
      const response = await this.options.fetch(new Request(request, { signal: AbortSignal.timeout(timeoutMs) }));
      this.keepCookies(response);
      const body = await response.text();
      exchange = { call, status: response.status, ms: now() - began, body, headers: response.headers };
    } catch {
      exchange = { call, status: 0, ms: now() - began, body: '', headers: new Headers() };
    }
    onExchange(exchange);
    return exchange;
  }

  private requestOf({ endpoint: { method, path, send } }: Call, input: Record<string, unknown>, options: CallOptions): Request {
    const fields = Object.entries(input).filter(([, value]) => value !== undefined);
    const text = fields.map(([name, value]) => [name, String(value)]);
    const query = send === 'query' && text.length ? `?${new URLSearchParams(text)}` : '';
    const sent = new Headers({ [headers.merchant]: options.merchant ?? this.options.merchant, [headers.language]: 'pt' });
    if (options.token) sent.set(headers.token, options.token);
    if (this.cookies.size) sent.set('Cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    let body: BodyInit | undefined;
    if (send === 'json') {
      sent.set('Content-Type', 'application/json');
      body = JSON.stringify(input);
    } else if (send === 'form') body = new URLSearchParams(text);
    else if (send === 'file') body = new Uint8Array([1, 2, 3]);
    else if (send === 'encrypted') body = this.sealed(input, options, sent);
    return new Request(this.options.gateway.replace(/\/$/, '') + path + query, { method, body, headers: sent, redirect: 'manual' });
  }

  private sealed(input: Record<string, unknown>, { envelope = 'sealed', mark = this.options.mark?.() }: CallOptions, sent: Headers): string {
    const named = asSealed(input, this.options.sealedNames);
    if (envelope === 'sealed' && this.options.publicKey) {
      const { body, wrappedKey } = seal(JSON.stringify({ ...named, ...mark }), this.options.publicKey);
      sent.set('Content-Type', 'text/plain');
      sent.set(headers.encryption, wrappedKey);
      return body;
    }
    const json = JSON.stringify(named);
    sent.set('Content-Type', 'application/json');
    if (envelope === 'bare') return json;
    sent.set(headers.encryption, standalone);
    sent.set(headers.device, standalone);
    return json;
  }

  private keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name) this.cookies.set(name, value ?? '');
    }
  }
}
