// @chunk entry
import { signal } from '@preact/signals-react';

/**
 * False while the page takes up what was prerendered. Hydration mends text but not attributes: what depends on more
 * than the path, as on the address's query, waits for this.
 */
export const hydrated = signal(false);
