import type { Background } from './swr-cache.ts';

/** The sender of a request, as far as the runtime can vouch for it. */
export interface Caller {
  /** network address of the phone */
  address: string;
  proto: 'http' | 'https';
  /** the requested host, with its port */
  host: string;
  /** the request's headers by lower-case name, if the runtime has them: reading them from `Request` costs more */
  headers?: Readonly<Record<string, string | undefined>>;
  /** request id and trace (W3C) from a trusted proxy */
  requestId?: string;
  traceparent?: string;
  /** Cuts the connection, so that a truncated answer cannot look complete. */
  cut?: () => void;
}

/** A request's line in the log, filled in while it is answered. */
export interface Trace {
  readonly requestId: string;
  /** trace context for the gateway: a trusted proxy's trace, or a new one, with its own span */
  readonly traceparent: string;
  /** name of the screen, the call or the kind of file: never the address */
  route: string;
  merchant: string;
  bytes: number;
  /** settles when a streamed body has ended */
  sent?: Promise<void>;
  /** why the platform gave no complete answer */
  error?: string;
  /** where an adapter threw */
  stack?: string;
  /** code of the platform's refusal */
  errorCode?: string;
  /** time to the platform's first byte, ms */
  gatewayMs?: number;
  /** states of deposits that this answer contains for the first time */
  deposits?: readonly string[];
  /** of a game being launched */
  vendor?: string;
}

/** The trace context for the gateway: the parent's trace, or a new one, with a span of its own. */
function spanIn(parent: string | undefined): string {
  const random = crypto.randomUUID().replaceAll('-', '');
  const [, id = random, , flags = '01'] = parent?.split('-') ?? [];
  return `00-${id}-${random.slice(-16)}-${flags}`;
}

/** A request with what the edge knows of it. */
export interface Asked {
  request: Request;
  caller: Caller;
  trace: Trace;
  background: Background;
}

/** Hono's environment of a request. */
export interface EdgeEnv {
  Bindings: Asked;
}

/** A header of a request, `name` in lower case. */
export const askedHeader = ({ request, caller: { headers } }: Asked, name: string): string | undefined => (headers ? headers[name] : (request.headers.get(name) ?? undefined));

/** A new trace; its id is made lazily, because a page without a log needs none. */
class NewTrace implements Trace {
  route = 'other';
  merchant = '';
  bytes = 0;
  sent?: Promise<void> = undefined;
  error?: string = undefined;
  stack?: string = undefined;
  errorCode?: string = undefined;
  gatewayMs?: number = undefined;
  deposits?: readonly string[] = undefined;
  vendor?: string = undefined;
  #requestId: string | undefined;
  #traceparent: string | undefined;
  readonly #parent: string | undefined;

  constructor({ requestId, traceparent }: Caller) {
    this.#requestId = requestId;
    this.#parent = traceparent;
  }

  get requestId(): string {
    return (this.#requestId ??= crypto.randomUUID());
  }

  get traceparent(): string {
    return (this.#traceparent ??= spanIn(this.#parent));
  }
}

export const askedBy = (request: Request, caller: Caller, background: Background): Asked => ({
  request,
  caller,
  background,
  trace: new NewTrace(caller),
});
