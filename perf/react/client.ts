/** react-dom/client with a synchronous hydrateRoot, as Preact's is: code after it relies on the hydrated page. */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import * as client from 'react-dom/client';
import type { Root } from 'react-dom/client';

export const { createRoot } = client;

export function hydrateRoot(container: Element, page: ReactNode): Root {
  return flushSync(() => client.hydrateRoot(container, page));
}
