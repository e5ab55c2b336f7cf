import { optional, record, text } from '../shape.ts';

/** The common input of all lists of content (G §7). */
export const contentInput = record({
  /** one of `contentTypes` */
  types: text,
  groupName: optional(text),
  platform: text,
  language: text,
});
