import { signal, type ReadonlySignal } from '@preact/signals-react';
import { loadNamespaces } from '../../i18n/index.ts';
import { reloadWhenGone, reloadWhenStuck } from './reload.ts';

/** A module that is loaded on demand. */
export interface LazyModule<Module> {
  /** the module, once loaded */
  readonly value: ReadonlySignal<Module | undefined>;
  /** why the last load failed; undefined once loaded */
  readonly error: ReadonlySignal<unknown>;
  /** Starts loading, or joins the load under way. Rejects when two tries failed; the next call tries again. */
  load(): Promise<Module>;
}

export interface LazyOptions {
  /** namespaces of strings that the module needs; loaded in parallel with it */
  strings?: readonly string[];
}

/** ms before the second try */
const secondTry = 600;

/** The only way to load code on demand: `lazy(() => import('./x.tsx'), { strings: ['menus'] })`. */
export function lazy<Module>(load: () => Promise<Module>, { strings = [] }: LazyOptions = {}): LazyModule<Module> {
  const value = signal<Module | undefined>(undefined);
  const error = signal<unknown>(undefined);
  let loading: Promise<Module> | undefined;

  const attempt = async () => (await Promise.all([load(), loadNamespaces(strings)]))[0];
  const start = async () => {
    try {
      const module = await attempt().catch(() => new Promise((resolve) => setTimeout(resolve, secondTry)).then(attempt));
      error.value = undefined;
      return (value.value = module);
    } catch (failure) {
      if (error.peek() !== undefined) void reloadWhenStuck(failure);
      void reloadWhenGone(failure);
      error.value = failure;
      loading = undefined;
      throw failure;
    }
  };

  return { value, error, load: () => (loading ||= start()) };
}

/** ms between two loads of a module that failed */
const nextLoad = 5_000;

/**
 * Loads a module now, when the phone is online again and every 5 s until it is there; then runs `use` with it once.
 * Returns the function that stops the retries.
 */
export function keepLoading<Module>({ load }: LazyModule<Module>, use?: (module: Module) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let ended = false;
  const end = () => {
    ended = true;
    clearTimeout(timer);
    removeEventListener('online', attempt);
  };
  const attempt = () => {
    clearTimeout(timer);
    load().then(
      (module) => void (ended || (end(), use?.(module))),
      () => void (ended || (timer = setTimeout(attempt, nextLoad))),
    );
  };
  addEventListener('online', attempt);
  attempt();
  return end;
}
