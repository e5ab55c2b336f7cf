import { signal } from '@preact/signals-react';

/** The category shown, kept while the person goes elsewhere and comes back. */
export const selectedCategory = signal('HOT');
