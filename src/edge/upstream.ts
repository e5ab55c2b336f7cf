import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MerchantConfig } from '../contract/page.ts';

/** The platform behind the edge: a gateway, or the platform in a box. */
export interface Upstream {
  /** first segments of the paths that it answers: `wps` of `/wps/system/status` */
  readonly segments: readonly string[];
  /** Answers one of those paths, whatever happens. */
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** A call of the edge's own, `path` with its query. Rejects when there is no answer. */
  ask(path: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response>;
  /** What stands in the merchant's pages; none where it is not known. */
  merchant(code: string): MerchantConfig | undefined;
  /** path of the platform's console, with the token that opens it; none: it has no console */
  readonly consolePath?: string;
  /** Lines for the person who started the edge: label and value. */
  readonly notes: readonly (readonly [string, string])[];
  close(): void;
}
