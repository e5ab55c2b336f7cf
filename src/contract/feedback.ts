import type { Rule } from './rules.ts';

/** What feedback can be about. */
export const feedbackKinds = ['praise', 'idea', 'problem', 'payment'] as const;

export const feedbackKind: Rule = { name: 'feedbackKind', required: true, oneOf: feedbackKinds };
export const feedbackText: Rule = { name: 'feedbackText', required: true, whitespace: 'trimmed', least: 10, most: 1_000 };
export const feedbackContact: Rule = { name: 'feedbackContact', whitespace: 'trimmed', most: 100 };
