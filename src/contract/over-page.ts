/**
 * What a page is drawn with over or above itself, and a tap answers before the app and after: the 18+ question, and the
 * download bar of home. Classes of the root element show it, from the first paint.
 */

/** Class of the root element while the 18+ question stands. */
export const ageAsked = 'age-asked';

/** Beside it, while the question shows the answer No. */
export const ageRefused = 'age-refused';

/** Class of the root element while the bar of downloads stands at the top of home (S13). */
export const barred = 'download-barred';

/** Attribute of a button that gives an answer, and the event by which the app learns of it: its `detail` is the answer. */
export const answerAttribute = 'data-answer';
export const answerEvent = 'answer';

/** To the question, or `back` to it; `close` takes the bar away. */
export type Answer = 'yes' | 'no' | 'back' | 'close';
