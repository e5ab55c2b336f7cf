/**
 * What a page is drawn with over or above itself, with taps handled before and after the app runs: the 18+ question,
 * and home's download bar. Classes of the root element show it, from the first paint.
 */

/** Class of the root element while the 18+ question is shown. */
export const ageAsked = 'age-asked';

/** Added while the question shows the answer No. */
export const ageRefused = 'age-refused';

/** Class of the root element while home shows the download bar at its top (S13). */
export const barShown = 'download-barred';

/** Attribute of a button that answers; its value is an `Answer`. */
export const answerAttribute = 'data-answer';
/** Event that tells the app of an answer, which is its `detail`. */
export const answerEvent = 'answer';

/** `yes` and `no` to the question, `back` to it; `close` dismisses the bar. */
export type Answer = 'yes' | 'no' | 'back' | 'close';
