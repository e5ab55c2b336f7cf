import { signal } from '@preact/signals-react';

/**
 * False until the drawn page is hydrated. Hydration mends text but not attributes, so markup that depends on more
 * than the path, e.g. on the query, waits for this.
 */
export const hydrated = signal(false);
