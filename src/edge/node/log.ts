import type { Answered } from '../observe.ts';

/** Writes an answered request as one line of JSON. */
export function logLine(answered: Answered): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...answered })}\n`);
}
