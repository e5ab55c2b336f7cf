import { createHash } from 'node:crypto';

/** The CSP source of an inlined text: `'sha256-…'`. */
export const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
