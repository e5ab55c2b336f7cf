import type { Rule } from './rules.ts';

/** The subjects of feedback. */
export const feedbackKinds = ['praise', 'idea', 'problem', 'payment'] as const;

/** Rule of the kind: one of `feedbackKinds`. */
export const feedbackKind: Rule = { name: 'feedbackKind', required: true, oneOf: feedbackKinds };
/** Rule of the text: 10 characters at least. */
export const feedbackText: Rule = { name: 'feedbackText', required: true, whitespace: 'trimmed', least: 10, most: 1_000 };
/** Rule of the contact, which may be empty. */
export const feedbackContact: Rule = { name: 'feedbackContact', whitespace: 'trimmed', most: 100 };
