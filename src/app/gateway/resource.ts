import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-react';
import type { Endpoint } from '../../contract/endpoint.ts';
import { abortLeft, call, type Asker } from './call.ts';
import { firstAnswer, readCached, startWith } from './answers.ts';

const waiting = new Set<() => void>();

/**
 * Runs `again` once the cause of failed calls may be over: the phone is online again, the platform has reopened, the
 * page returned from the back-forward cache, or the person tapped the retry of any failure. A function waits, and runs,
 * only once.
 */
export function onRecovery(again: () => void): void {
  waiting.add(again);
  for (const sign of ['online', 'pageshow']) addEventListener(sign, recover);
}

/** Runs all functions that wait for a recovery; of the event `pageshow` only if the page was in the back-forward cache. */
export function recover(sign?: Event): void {
  // `pageshow` also fires at each page's first load.
  if (sign?.type === 'pageshow' && !(sign as PageTransitionEvent).persisted) return;
  const all = Array.from(waiting);
  waiting.clear();
  for (const again of all) again();
}

/** Cancels `onRecovery(again)`. */
export const cancelRecovery = (again: () => void): void => void waiting.delete(again);

/** ms until an answer that nothing shows any more is dropped: the next page may show it too */
const grace = 100;

/**
 * Options of a signal that shows an answer: when its last subscriber is gone, as when a page is left, the GETs that
 * only it waits for are aborted. Over HTTP/1.1 they would keep their sockets from the next page for up to 15 s. A value
 * that several pages show, such as the balance, is requested again by the next one.
 */
export const abortWhenLeft = {
  watched(this: Asker): void {
    this.left = false;
    // In a microtask: a signal must not be written while it is being read.
    if (this.again) queueMicrotask(this.again);
    this.again = undefined;
  },
  unwatched(this: Asker): void {
    this.left = true;
    setTimeout(abortLeft, grace);
  },
};

/** A value of the platform: loading, failed, or loaded. */
export interface Loadable<V> {
  /** the newest value on the phone, of this visit or stored on an earlier one */
  readonly value: ReadonlySignal<V | undefined>;
  /** why the last load failed, if it did */
  readonly failure: Signal<unknown>;
  /** Requests the value (again). Never rejects: errors are in `failure`. */
  load(): Promise<void>;
}

/** The same loadable with its value converted. `convert` runs again when the value changes, or a signal that it reads. */
export const mapLoadable = <V, W>({ value, failure, load }: Loadable<V>, convert: (value: V) => W): Loadable<W> => ({
  value: computed(() => (value.value === undefined ? undefined : convert(value.value))),
  failure,
  load,
});

/** A value of the platform as a screen shows it. */
export interface Resource<V> extends Loadable<V> {
  readonly value: Signal<V | undefined>;
  /** the value is from an earlier visit and has not been refreshed yet */
  readonly stale: Signal<boolean>;
  /** Sets the value that a change returned, and drops answers requested before it. */
  replace(value: V | undefined): void;
  /** Removes the value, as when the person or the language changes. */
  clear(): void;
}

interface ResourceOptions<V> {
  /** the shown part of an answer as text: an answer with the same text as the last causes no render; by default the whole answer */
  fingerprint?: (answer: V) => string;
  /** called with each answer of the platform before it is shown, even if it equals the last one */
  onResponse?: (fresh: V) => void;
}

/**
 * A resource over one endpoint; `input` is called at each load. It starts with the answer that came with the page.
 * Where the endpoint's answers are stored (G13), the stored one is shown at once and refreshed in the background.
 */
export function resource<I, V>(endpoint: Endpoint<I, V>, input: () => I, { fingerprint = JSON.stringify, onResponse }: ResourceOptions<V> = {}): Resource<V> {
  const value = startWith(signal<V | undefined>(undefined, abortWhenLeft), () => firstAnswer(endpoint, input));
  const failure = signal<unknown>(undefined);
  const stale = signal(false);
  let latest = 0;

  async function load(): Promise<void> {
    const turn = ++latest;
    const asked = input();
    if (endpoint.kept && value.peek() === undefined) {
      const kept = readCached(endpoint, asked);
      if (kept !== undefined) batch(() => ((value.value = kept), (stale.value = true)));
    }
    try {
      const fresh = await call(endpoint, asked, value);
      if (turn !== latest) return;
      onResponse?.(fresh);
      const shown = value.peek();
      const changed = !shown || fingerprint(fresh) !== fingerprint(shown);
      batch(() => (changed && (value.value = fresh), (failure.value = undefined), (stale.value = false)));
    } catch (error) {
      if (turn !== latest) return;
      if ((value as Asker).left) {
        (value as Asker).again = load;
        return;
      }
      failure.value = error;
      onRecovery(retry);
    }
  }

  const retry = () => {
    // While it is not shown, leave the retry to the next page that shows it.
    if ((value as Asker).left) (value as Asker).again = load;
    else {
      failure.value = undefined;
      void load();
    }
  };

  const replace = (shown?: V) => {
    latest++;
    (value as Asker).again = undefined;
    cancelRecovery(retry);
    batch(() => ((value.value = shown), (failure.value = undefined), (stale.value = false)));
  };

  return { value, failure, stale, load, replace, clear: () => replace() };
}
