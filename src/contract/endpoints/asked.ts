// @chunk content
import { optional, record, text } from '../shape.ts';

/** What every list of content is asked with (G §7). */
export const asked = record({
  /** one of `contentTypes` */
  types: text,
  groupName: optional(text),
  platform: text,
  language: text,
});
