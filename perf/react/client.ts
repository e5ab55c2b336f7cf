/** react-dom/client as the app expects it: what follows a hydration in the same task finds the page hydrated, as on Preact. */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import * as client from 'react-dom/client';
import type { Root } from 'react-dom/client';

export const { createRoot } = client;

export function hydrateRoot(container: Element, page: ReactNode): Root {
  return flushSync(() => client.hydrateRoot(container, page));
}
