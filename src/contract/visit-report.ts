import { list, number, optional, record, text } from './shape.ts';
import type { Infer } from './shape.ts';

/** Something that went wrong on the phone: `file` is a file of the build with line and column, or empty. */
const visitFault = record({
  /** `error`, `rejection`, `chunk`, or `failure`: a call that failed, and was told to the person */
  kind: text,
  message: text,
  screen: text,
  file: text,
  /** of the call that failed, by which the log knows it */
  requestId: optional(text),
});

/**
 * A phone's report of a visit, sent to an address that the merchant names. Nothing in it identifies the person: no names,
 * no tokens, no queries. `lcp`, `inp` and `ttfb` are ms, `cls` has no unit; what the engine does not measure is missing,
 * and so are all of them where only faults are told.
 */
export const visitReport = record({
  merchant: text,
  /** on which the visit began */
  screen: text,
  lcp: optional(number),
  cls: optional(number),
  inp: optional(number),
  ttfb: optional(number),
  faults: list(visitFault),
});

/** One fault of a visit. */
export type VisitFault = Infer<typeof visitFault>;
/** The measurements of one visit. */
export type VisitReport = Infer<typeof visitReport>;
