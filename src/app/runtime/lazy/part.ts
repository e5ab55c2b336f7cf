// @chunk entry
import { signal } from '@preact/signals-react';
import type { Signal } from '@preact/signals-react';
import type { ComponentType } from 'react';
import { loadNamespaces } from '../../i18n/index.ts';

/** A part of the shell that no first paint needs: its code and its strings come when it is wanted. */
export interface Part<Props = unknown> {
  /** the component, once it is here */
  readonly loaded: Signal<ComponentType<Props> | undefined>;
  /** Starts loading, or joins the load under way. Rejects when it failed; the next call tries anew. */
  bring(): Promise<void>;
}

export function part<Props = unknown>(load: () => Promise<{ default: ComponentType<Props> }>, namespaces: readonly string[] = []): Part<Props> {
  const loaded = signal<ComponentType<Props> | undefined>(undefined);
  let coming: Promise<void> | undefined;
  const start = async () => {
    try {
      const [module] = await Promise.all([load(), loadNamespaces(namespaces)]);
      loaded.value = module.default;
    } catch (error) {
      coming = undefined;
      throw error;
    }
  };
  return { loaded, bring: () => (coming ??= start()) };
}
