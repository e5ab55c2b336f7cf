import type { Caller, Trace } from './request.ts';
import type { UpstreamAnswer } from './upstream-answer.ts';

/** The platform behind the edge: a gateway, or the platform in a box. */
export interface Upstream {
  /** first segments of the paths that it answers: `wps` of `/wps/system/status` */
  readonly segments: readonly string[];
  /** The paths whose answers may be pages of this origin: the games and the console of the platform in a box. */
  readonly pages: readonly string[];
  /** Answers one of those paths, whatever happens. */
  answer(request: Request, caller: Caller, trace: Trace): Promise<UpstreamAnswer>;
  /** A call of the edge's own, `path` with its query. Rejects when there is no answer. */
  ask(path: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response>;
  /** Whether it answers at all: a merchant's, by its code; without one, those of all. Never rejects. */
  isReady(signal: AbortSignal, merchant?: string): Promise<boolean>;
  /** how often it was put back to its first day, where it can be: what it answered before that counts no longer */
  readonly resets?: number;
  /** path of the platform's console, with the token that opens it; none: it has no console */
  readonly consolePath?: string;
  /** Lines for the person who started the edge: label and value. */
  readonly notes: readonly (readonly [string, string])[];
  /** Resolves when nothing of it is open. */
  close(): void | Promise<void>;
}
