import { whenHere } from './eventual.ts';
import type { Eventual } from './eventual.ts';
import type { Asked } from './request.ts';

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

/** Tells the observer of an answer once its body has been sent. */
export function observed(answered: Eventual<Response>, method: string, { trace, background }: Asked, observer: Observer, build?: string): Eventual<Response> {
  const started = performance.now();
  return whenHere(answered, (response) => {
    const { status } = response;
    const tell = (): void => {
      const { merchant, route, bytes, error, stack, errorCode, gatewayMs, deposits, vendor } = trace;
      observer({
        // Made where a log asks for them: metrics do not.
        get requestId() { return trace.requestId; },
        get traceId() { return trace.traceparent.slice(3, 35); },
        merchant, route, method: /^[A-Z]{3,7}$/.test(method) ? method : 'other', status, ms: tenth(performance.now() - started), bytes,
        ...(build && { build }), ...(error && { error }), ...(stack && { stack }), ...(errorCode && { errorCode }), ...(gatewayMs !== undefined && { gatewayMs: tenth(gatewayMs) }), ...(deposits?.length && { deposits }), ...(vendor && { vendor }),
      });
    };
    if (trace.sent) background(trace.sent.then(tell));
    else tell();
    return response;
  });
}
