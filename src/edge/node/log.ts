import type { Answered } from '../observe.ts';

/** Logs an answered request as one line of JSON. */
export function logLine(answered: Answered): void {
  const { requestId, traceId, ...line } = answered;
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), requestId, traceId, ...line })}\n`);
}
