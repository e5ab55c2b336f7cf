import { whenHere, type Eventual } from './eventual.ts';
import type { Asked, Trace } from './request.ts';

/** One answered request for logs and metrics: no address, no query, nothing about the person. */
export interface Answered {
  requestId: string;
  /** id of the trace at the gateway (W3C); none for an unreadable request */
  traceId?: string;
  /** code, empty for a request without a merchant */
  merchant: string;
  route: string;
  method: string;
  status: number;
  ms: number;
  /** the build that answered; none for an unreadable request */
  build?: string;
  /** of the body, before it is compressed in transit */
  bytes: number;
  /** why the platform gave no complete answer */
  error?: string;
  /** where the gateway's adapter threw */
  stack?: string;
  /** code of the platform's refusal, one of the contract's, or `other` */
  errorCode?: string;
  /** time to the platform's first byte, ms */
  gatewayMs?: number;
  /** states of deposits that this answer contains for the first time */
  deposits?: readonly string[];
  /** of a game being launched */
  vendor?: string;
}

/** ms rounded to a tenth */
const tenth = (ms: number): number => Math.round(ms * 10) / 10;

export type Observer = (answered: Answered) => void;

/** Rare fields of a trace. */
const seldom = ['error', 'stack', 'errorCode', 'vendor'] as const;

class Line implements Answered {
  readonly merchant: string;
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
  declare build?: string;
  declare error?: string;
  declare stack?: string;
  declare errorCode?: string;
  declare gatewayMs?: number;
  declare deposits?: readonly string[];
  declare vendor?: string;
  readonly #trace: Trace;

  constructor(trace: Trace, method: string, status: number, ms: number, build: string | undefined) {
    this.#trace = trace;
    this.merchant = trace.merchant;
    this.route = trace.route;
    this.method = /^[A-Z]{3,7}$/.test(method) ? method : 'other';
    this.status = status;
    this.ms = ms;
    this.bytes = trace.bytes;
    if (build) this.build = build;
    if (trace.gatewayMs !== undefined) this.gatewayMs = tenth(trace.gatewayMs);
    if (trace.deposits?.length) this.deposits = trace.deposits;
    for (const name of seldom) if (trace[name]) this[name] = trace[name];
  }

  // Getters, because only a log needs them, not metrics.
  get requestId(): string {
    return this.#trace.requestId;
  }

  get traceId(): string {
    return this.#trace.traceparent.slice(3, 35);
  }
}

/** Calls the observer once an answer's body has been sent. */
export function observed(answered: Eventual<Response>, method: string, { trace, background }: Asked, observer: Observer, build?: string): Eventual<Response> {
  const started = performance.now();
  return whenHere(answered, (response) => {
    const { status } = response;
    const tell = (): void => observer(new Line(trace, method, status, tenth(performance.now() - started), build));
    if (trace.sent) background(trace.sent.then(tell));
    else tell();
    return response;
  });
}
