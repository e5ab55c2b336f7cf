import { whenHere } from './eventual.ts';
import type { Eventual } from './eventual.ts';
import type { Asked, Trace } from './request.ts';

/** One answered request, as logs and metrics have it: no address, no query, nothing of the person. */
export interface Answered {
  requestId: string;
  /** of the trace at the gateway (W3C); none where the request could not be read */
  traceId?: string;
  /** code, empty where the request belongs to none */
  merchant: string;
  route: string;
  method: string;
  status: number;
  ms: number;
  /** the build that answered; none where the request could not be read */
  build?: string;
  /** of the body, before it is compressed on its way */
  bytes: number;
  /** why the platform gave no whole answer */
  error?: string;
  /** where the adapter of the gateway threw */
  stack?: string;
  /** code of the platform's refusal, one of the contract's, or `other` */
  errorCode?: string;
  /** until the platform's answer began */
  gatewayMs?: number;
  /** states of deposits that this answer tells of for the first time */
  deposits?: readonly string[];
  /** of a game that is to start */
  vendor?: string;
}

/** ms to a tenth */
const tenth = (ms: number): number => Math.round(ms * 10) / 10;

export type Observer = (answered: Answered) => void;

/** What a trace says of few requests. */
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

  // Made where a log asks for them: metrics do not.
  get requestId(): string {
    return this.#trace.requestId;
  }

  get traceId(): string {
    return this.#trace.traceparent.slice(3, 35);
  }
}

/** Tells the observer of an answer once its body has been sent. */
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
