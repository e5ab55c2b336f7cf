// @chunk entry
import type { Endpoint } from '../../contract/endpoint.ts';
import { read } from '../../contract/shape.ts';
import { localStore, readJson } from '../device/storage.ts';
import { addressOf } from './request.ts';

const prefix = 'kept:';

function keyOf(endpoint: Endpoint<unknown, unknown>, input: unknown): string {
  return `${prefix}${endpoint.access}:${addressOf(endpoint, input)}`;
}

/** The answer kept from an earlier visit (G13), read anew through the endpoint's shape; none when there is none. */
export function readCached<I, V>(endpoint: Endpoint<I, V>, input: I): V | undefined {
  const kept = readJson<unknown>(localStore, keyOf(endpoint, input));
  if (kept === undefined) return undefined;
  try {
    return read(endpoint.value, kept);
  } catch {
    return undefined;
  }
}

/** Keeps an answer for the next visit. */
export function writeCache<I, V>(endpoint: Endpoint<I, V>, input: I, value: V): void {
  localStore.set(keyOf(endpoint, input), JSON.stringify(value));
}

/** Forgets what was kept of a member; called at sign-out. */
export function clearMemberCache(): void {
  for (const key of localStore.keys()) if (key.startsWith(`${prefix}member:`)) localStore.remove(key);
}
