import type { ReadonlySignal } from '@preact/signals-react';

/**
 * Keeps translators off an element; its class is `notranslate` as well. In capitals, for Preact's compat makes `false` of
 * `translate="no"`, and a drawn page has no such attribute.
 */
export const untranslated = { Translate: 'no' };

/** A text that a signal writes: a balance, a sum, a fault, a count. Translators leave it alone, or it would show an old value for a while. */
export const Live = ({ text, className }: { text: ReadonlySignal<string | number>; className?: string }) => (
  <span className={className ? `notranslate ${className}` : 'notranslate'} {...untranslated}>{text}</span>
);
