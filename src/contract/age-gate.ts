// @chunk over-pages
/** Of the page's root while the question that came with the page stands. */
export const ageAsked = 'age-asked';

/** Of the page's root while that question shows the answer No. */
export const ageRefused = 'age-refused';

/** Of the 18+ question that comes with the page, and stands until the app puts its own in its place. */
export const earlyAgeGateId = 'early-age-gate';

/** The event by which an answer before the app reaches the app. */
export const ageAnswered = 'ageanswered';

/** Attribute of the buttons and parts of the question, and its values: a button's answer, or the answer for which a part is shown. */
export const ageAttributes = { button: 'data-answer', part: 'data-answered' } as const;
