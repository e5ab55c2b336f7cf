import { Refusal } from '../handler.ts';

/** Reads the id that makes a repeated call change nothing; refused with `request.invalid` where it is malformed. */
export function readRequestId(value: unknown): string {
  if (typeof value !== 'string' || !/^[\w-]{8,64}$/.test(value)) throw new Refusal('request.invalid');
  return value;
}
