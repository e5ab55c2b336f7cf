import { endpoint } from '../endpoint.ts';
import { line, list, optional, record, text, type Infer } from '../shape.ts';
import { contentInput } from './content-input.ts';

const banner = record({
  id: text,
  /** all text in the picture, for screen readers */
  title: line,
  /** picture, 656 x 272, relative to an image CDN */
  url: text,
  /** target of a tap: a path of the app, an http address, or `game:{nodeId}`; none: not a link */
  action: optional(text),
});

/** One slide of home's carousel (G §2). */
export type Banner = Infer<typeof banner>;

/** Home's banners, in their order (G §7). */
export const banners = endpoint('/wps/content/banners', contentInput, list(banner), { kept: true, personal: true });
