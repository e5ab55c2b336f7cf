import { Refusal } from '../handler.ts';

/** Reads the id by which the phone names a deed, so that a repeated call does nothing anew; refused with `request.invalid`. */
export function readRequestId(value: unknown): string {
  if (typeof value !== 'string' || !/^[\w-]{8,64}$/.test(value)) throw new Refusal('request.invalid');
  return value;
}
