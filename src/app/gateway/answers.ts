import { batch, untracked, type Signal } from '@preact/signals-react';
import type { Endpoint } from '../../contract/endpoint.ts';
import { requestIdHeader } from '../../contract/headers.ts';
import { answerKey } from '../../contract/page.ts';
import { tryRead } from '../../contract/shape.ts';
import { pageData } from '../device/page-data.ts';
import { language } from '../i18n/language.ts';
import { localStore, readJson } from '../device/storage.ts';
import { identity } from './identity.ts';
import { addressOf } from './request.ts';

/** ms after navigation during which the answers in the page are used in place of new requests */
const freshMs = 10_000;

const usedAnswers = new Set<string>();

const keyOf = (endpoint: Endpoint<unknown, unknown>, input: unknown): string => answerKey(endpoint.path, input as Record<string, unknown>);

const isComing = (endpoint: Endpoint<unknown, unknown>): boolean => language.peek() === pageData.language && Object.keys(pageData.answers).some((key) => key.startsWith(endpoint.path));

/** The answer that came with the page, perhaps only its beginning; undefined where none did. `input` is called only if one may exist. */
export const firstAnswer = <I, V>(endpoint: Endpoint<I, V>, input: () => I): V | undefined =>
  isComing(endpoint) ? (pageData.answers[keyOf(endpoint, input())] as V | undefined) : undefined;

/** Whether the answer that came with the page is only the beginning of a list. */
export const isBeginning = <I>(endpoint: Endpoint<I, unknown>, input: I): boolean => pageData.beginnings?.includes(keyOf(endpoint, input)) === true;

/** Whether the edge has just made the page: false for a page from the service worker, from the browser's history or cache, and for one that was fetched ahead. */
function isFresh(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { deliveryType?: string })[];
  return performance.now() < freshMs && !(visit && (visit.workerStart || visit.deliveryType || visit.type === 'back_forward'));
}

/** The complete answer that came with the page: once, and within ten seconds; undefined where a request is needed. */
export function takeAnswer<I, V>(endpoint: Endpoint<I, V>, input: I): V | undefined {
  if (!isComing(endpoint)) return undefined;
  const key = keyOf(endpoint, input);
  if (usedAnswers.has(key) || isBeginning(endpoint, input) || !isFresh()) return undefined;
  usedAnswers.add(key);
  return pageData.answers[key] as V | undefined;
}

/** Signals with a value of the current page; on the edge they are reset before each page. Weak references, as some belong to a part of one page. */
const starts = new Set<{ signal: WeakRef<Signal<unknown>>; first: () => unknown }>();

/** Starts a signal with a value from the page's data: on the phone once, on the edge before each page. */
export function startWith<T>(signal: Signal<T>, first: () => T): Signal<T> {
  signal.value = first();
  if (import.meta.env.SSR) starts.add({ signal: new WeakRef(signal as Signal<unknown>), first });
  return signal;
}

/** Sets a signal and forces all that is computed from it to be computed anew: it may also read the page's data, which is no signal. */
export function renew<T>(signal: Signal<T>, value: T): void {
  batch(() => {
    signal.value = {} as T;
    signal.value = value;
  });
}

/** On the edge: resets all signals to the data of the next page. */
export function startSignals(): void {
  for (const start of starts) {
    const signal = start.signal.deref();
    if (signal) renew(signal, start.first());
    else starts.delete(start);
  }
}

/** A raw response of the platform. */
export interface Answered {
  status: number;
  body: string;
  requestId: string | null;
}

/** Reads a response to its end. Rejects if the connection breaks. */
export const answeredBy = async (response: Response): Promise<Answered> => ({ status: response.status, body: await response.text(), requestId: response.headers.get(requestIdHeader) });

/** The cache key of a GET: session, language and address. */
export const requestKeyOf = (token: string | undefined, address: string): string => `${token} ${identity.language()} ${address}`;

/** Prefetched answers, by the key of their GET. */
export const prefetchedAnswers = new Map<string, Promise<Answered>>();

/** Takes a prefetched answer, which can be used once. */
export function takePrefetched(key: string): Promise<Answered> | undefined {
  const found = prefetchedAnswers.get(key);
  prefetchedAnswers.delete(key);
  return found;
}

/** Whether everybody gets the same answer. */
export const isForAll = ({ access, personal }: Keyed): boolean => access === 'everyone' && !personal;

type Keyed = Pick<Endpoint<unknown, unknown>, 'access' | 'personal'>;

const memberPrefix = 'kept:member:';

/** The storage key of an answer; a member's contains the account, so that nobody else is shown it. */
function keptKey(endpoint: Keyed, address: string): string {
  const account = isForAll(endpoint) ? undefined : untracked(identity.account);
  return account ? prefixOf(account) + address : `kept:everyone:${address}`;
}

const prefixOf = (account: string): string => `${memberPrefix}${account}:`;

/** The answer stored on an earlier visit (G13), validated by the endpoint's shape; undefined if there is none. */
export function readCached<I, V>(endpoint: Endpoint<I, V>, input: I): V | undefined {
  return tryRead(endpoint.value, readJson<unknown>(localStore, keptKey(endpoint, addressOf(endpoint, input))));
}

/** Stores the answer of a call for the next visit, under the account if it is a member's; only in memory if the storage is full or blocked. */
export function writeCache(endpoint: Keyed, address: string, value: unknown): void {
  localStore.set(keptKey(endpoint, address), JSON.stringify(value));
}

/** Removes all members' stored answers but those of the account `except`; called when a session ends. */
export function clearMemberCache(except?: string): void {
  for (const key of localStore.keys()) if (key.startsWith(memberPrefix) && !(except && key.startsWith(prefixOf(except)))) localStore.remove(key);
}
