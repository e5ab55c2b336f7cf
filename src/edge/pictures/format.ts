import { acceptedBy } from '../negotiation.ts';
import { askedHeader } from '../request.ts';
import type { Asked } from '../request.ts';

/** Formats that pictures are made in, smallest first; `plain` is JPEG, or PNG where there is transparency. */
export type Format = 'avif' | 'webp' | 'plain';

/** What a phone wants of a picture. */
export interface Wish {
  format: Format;
  /** whether it saves data */
  saves: boolean;
}

function formatOf(accept: string): Format {
  const types = acceptedBy(accept);
  return types.has('image/avif') ? 'avif' : types.has('image/webp') ? 'webp' : 'plain';
}

/** What a request wants by its `Accept` and `Save-Data`, which its answers vary by. */
export const wishOf = (asked: Asked): Wish => ({ format: formatOf(askedHeader(asked, 'accept') ?? ''), saves: /^on\b/i.test(askedHeader(asked, 'save-data') ?? '') });
