import { untracked } from '@preact/signals-react';
import type { Endpoint } from '../../contract/endpoint.ts';
import { read } from '../../contract/shape.ts';
import { localStore, readJson } from '../device/storage.ts';
import { identity } from './identity.ts';
import { addressOf } from './request.ts';

/** Whether all people are given the same answer. */
export const isForAll = ({ access, personal }: Keyed): boolean => access === 'everyone' && !personal;

type Keyed = Pick<Endpoint<unknown, unknown>, 'access' | 'personal'>;

const memberPrefix = 'kept:member:';

/** The name of an answer: a member's holds the account, so that nobody else is shown it. */
function keptKey(endpoint: Keyed, address: string): string {
  const account = isForAll(endpoint) ? undefined : untracked(identity.account);
  return account ? prefixOf(account) + address : `kept:everyone:${address}`;
}

const prefixOf = (account: string): string => `${memberPrefix}${account}:`;

/** The answer kept from an earlier visit (G13), read anew through the endpoint's shape; none when there is none. */
export function readCached<I, V>(endpoint: Endpoint<I, V>, input: I): V | undefined {
  const kept = readJson<unknown>(localStore, keptKey(endpoint, addressOf(endpoint, input)));
  if (kept === undefined) return undefined;
  try {
    return read(endpoint.value, kept);
  } catch {
    return undefined;
  }
}

/** Keeps the answer of a call's address for the next visit. */
export function writeCache(endpoint: Keyed, address: string, value: unknown): void {
  localStore.set(keptKey(endpoint, address), JSON.stringify(value));
}

/** Forgets what was kept of members, but for the account `except`; called when a session ends. */
export function clearMemberCache(except?: string): void {
  for (const key of localStore.keys()) if (key.startsWith(memberPrefix) && !(except && key.startsWith(prefixOf(except)))) localStore.remove(key);
}
