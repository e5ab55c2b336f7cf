import type { IncomingMessage, ServerResponse } from 'node:http';

/** The platform behind the edge: a gateway, or the platform in a box. */
export interface Upstream {
  /** first segments of the paths that it answers: `wps` of `/wps/system/status` */
  readonly segments: readonly string[];
  /** Answers one of those paths, whatever happens. */
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** A call of the edge's own, `path` with its query. Rejects when there is no answer. */
  ask(path: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response>;
  /** Lines for the person who started the edge: label and value. */
  readonly notes: readonly (readonly [string, string])[];
  close(): void;
}
