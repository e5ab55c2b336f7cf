import type { Caller, Trace } from './request.ts';
import type { UpstreamAnswer } from './upstream-answer.ts';

/** The platform behind the edge: a gateway, or the platform in a box. */
export interface Upstream {
  /** first segments of its paths: `wps` of `/wps/system/status` */
  readonly segments: readonly string[];
  /** First segments whose answers may be pages of this origin: the games and the console of the platform in a box. */
  readonly pages: readonly string[];
  /** Answers one of those paths; never rejects. */
  answer(request: Request, caller: Caller, trace: Trace): Promise<UpstreamAnswer>;
  /** A call of the edge's own, `path` with its query. Rejects without an answer. */
  ask(path: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response>;
  /** Whether it answers at all: one merchant's platform, or all of them. Never rejects. */
  isReady(signal: AbortSignal, merchant?: string): Promise<boolean>;
  /** how often it was reset to its first day, if it can be: earlier answers are invalid */
  readonly resets?: number;
  /** path of the platform's console with its token; none: no console */
  readonly consolePath?: string;
  /** Lines for the operator at the start: label and value. */
  readonly notes: readonly (readonly [string, string])[];
  /** Resolves when it has released everything. */
  close(): void | Promise<void>;
}
