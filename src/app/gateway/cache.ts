// @chunk entry
import type { Endpoint } from '../../contract/endpoint.ts';
import { read } from '../../contract/shape.ts';
import { localStore, readJson } from '../device/storage.ts';
import { addressOf } from './request.ts';

const prefix = 'kept:';

const keyOf = ({ access }: Pick<Endpoint<unknown, unknown>, 'access'>, address: string): string => `${prefix}${access}:${address}`;

/** The answer kept from an earlier visit (G13), read anew through the endpoint's shape; none when there is none. */
export function readCached<I, V>(endpoint: Endpoint<I, V>, input: I): V | undefined {
  const kept = readJson<unknown>(localStore, keyOf(endpoint, addressOf(endpoint, input)));
  if (kept === undefined) return undefined;
  try {
    return read(endpoint.value, kept);
  } catch {
    return undefined;
  }
}

/** Keeps the answer of a call's address for the next visit. */
export function writeCache(endpoint: Pick<Endpoint<unknown, unknown>, 'access'>, address: string, value: unknown): void {
  localStore.set(keyOf(endpoint, address), JSON.stringify(value));
}

/** Forgets what was kept of a member; called at sign-out. */
export function clearMemberCache(): void {
  for (const key of localStore.keys()) if (key.startsWith(`${prefix}member:`)) localStore.remove(key);
}
