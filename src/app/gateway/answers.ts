import { batch, untracked } from '@preact/signals-react';
import type { Signal } from '@preact/signals-react';
import type { Endpoint } from '../../contract/endpoint.ts';
import { answerKey } from '../../contract/page.ts';
import { read } from '../../contract/shape.ts';
import { pageData } from '../device/page-data.ts';
import { language } from '../i18n/language.ts';
import { localStore, readJson } from '../device/storage.ts';
import { identity } from './identity.ts';
import { addressOf } from './request.ts';

/** ms, after the page was asked for, in which its answers serve in place of new ones */
const freshMs = 10_000;

const taken = new Set<string>();

const keyOf = (endpoint: Endpoint<unknown, unknown>, input: unknown): string => answerKey(endpoint.path, input as Record<string, unknown>);

const isComing = (endpoint: Endpoint<unknown, unknown>): boolean => language.peek() === pageData.language && Object.keys(pageData.answers).some((key) => key.startsWith(endpoint.path));

/** The answer that came with the page, perhaps only its beginning; undefined where none did. `input` is made only where there may be one. */
export const firstAnswer = <I, V>(endpoint: Endpoint<I, V>, input: () => I): V | undefined =>
  isComing(endpoint) ? (pageData.answers[keyOf(endpoint, input())] as V | undefined) : undefined;

/** Whether the answer that came with the page is only the beginning of a list. */
export const isBeginning = <I>(endpoint: Endpoint<I, unknown>, input: I): boolean => pageData.beginnings?.includes(keyOf(endpoint, input)) === true;

/** Whether the edge has made the page just now: not one from the worker, or from the browser's history. */
function isFresh(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.now() < freshMs && !(visit && (visit.workerStart || visit.type === 'back_forward'));
}

/** The whole answer that came with the page, once and within ten seconds; undefined where it is to be asked for. */
export function takeAnswer<I, V>(endpoint: Endpoint<I, V>, input: I): V | undefined {
  if (!isComing(endpoint)) return undefined;
  const key = keyOf(endpoint, input);
  if (taken.has(key) || isBeginning(endpoint, input) || !isFresh()) return undefined;
  taken.add(key);
  return pageData.answers[key] as V | undefined;
}

/** What differs from one page to the next, on the edge: set anew before each. Weak, as some belong to a part of one page. */
const starts = new Set<{ signal: WeakRef<Signal<unknown>>; first: () => unknown }>();

/** Starts a signal with what the page brings: on the phone now, on the edge before each page. */
export function startWith<T>(signal: Signal<T>, first: () => T): Signal<T> {
  signal.value = first();
  if (import.meta.env.SSR) starts.add({ signal: new WeakRef(signal as Signal<unknown>), first });
  return signal;
}

/** Sets a signal so that all that is computed of it is computed anew: it may read the page's data too, of which no signal tells. */
export function renew<T>(signal: Signal<T>, value: T): void {
  batch(() => {
    signal.value = {} as T;
    signal.value = value;
  });
}

/** Sets all signals to what the next page brings; on the edge. */
export function startSignals(): void {
  for (const start of starts) {
    const signal = start.signal.deref();
    if (signal) renew(signal, start.first());
    else starts.delete(start);
  }
}

/** An answer of the platform as it came. */
export interface Answered {
  status: number;
  body: string;
}

/** The name of a GET: who asks, in which language, and for what. */
export const questionOf = (token: string | undefined, address: string): string => `${token} ${identity.language()} ${address}`;

/** Answers that were asked for before the screen that needs them asks, by the name of the question. */
export const ahead = new Map<string, Promise<Answered>>();

/** Takes such an answer, once. */
export function takeAhead(question: string): Promise<Answered> | undefined {
  const found = ahead.get(question);
  ahead.delete(question);
  return found;
}

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
