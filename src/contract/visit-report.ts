import { list, number, optional, record, text, type Infer } from './shape.ts';

/** Something that went wrong on the phone: `file` is a file of the build with line and column, or empty. */
const visitFault = record({
  /** `error`, `rejection`, `chunk`, or `failure`: a failed call that was shown to the person */
  kind: text,
  message: text,
  screen: text,
  file: text,
  /** of the failed call, for the log */
  requestId: optional(text),
});

/**
 * A phone's report of a visit, sent to an address of the merchant's. It contains nothing that identifies the person: no
 * names, no tokens, no queries. `lcp`, `inp` and `ttfb` are ms, `cls` has no unit; what the engine does not measure is
 * missing, and all of them are where only faults are reported.
 */
export const visitReport = record({
  merchant: text,
  /** the screen that the visit began on */
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
