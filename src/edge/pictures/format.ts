import { acceptedBy } from '../negotiation.ts';
import { askedHeader, type Asked } from '../request.ts';

/** Output formats, smallest first; `plain` is JPEG, or PNG for a transparent picture. */
export type Format = 'avif' | 'webp' | 'plain';

export interface Wish {
  format: Format;
  /** whether the phone saves data */
  saves: boolean;
}

function formatOf(accept: string): Format {
  const types = acceptedBy(accept);
  return types.has('image/avif') ? 'avif' : types.has('image/webp') ? 'webp' : 'plain';
}

/** Content negotiation by `Accept` and `Save-Data`, by which answers vary. */
export const wishOf = (asked: Asked): Wish => ({ format: formatOf(askedHeader(asked, 'accept') ?? ''), saves: /^on\b/i.test(askedHeader(asked, 'save-data') ?? '') });
