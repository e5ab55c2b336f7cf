import * as v from 'valibot';

/** No line breaks, and no direction marks, which would turn the neighbouring text around. */
const plain = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;

/** One line of text of limited length. */
export const text = (longest: number) => v.pipe(v.string('must be text'), v.trim(), v.minLength(1, 'must not be empty'), v.regex(plain, 'must be one line without control characters'), v.maxLength(longest, `must have ${longest} characters at most`));

/** Text that matches a pattern; `such` describes it. */
export const matching = (pattern: RegExp, such: string) => v.pipe(v.string('must be text'), v.regex(pattern, `must be ${such}`), v.check((value) => !pattern.test(value) || plain.test(value), 'must have no control characters'), v.description(such));

export const linkForm = /^(https:\/\/|mailto:|tel:|\/(?!\/))[^\s"'<>\\]+$/;

/** A valid link target. */
export const link = matching(linkForm, 'a link: https, mailto, tel, or a path');

/** One of these names. */
export const oneOf = <const Names extends readonly string[]>(names: Names) => v.picklist(names, `must be one of ${names.join(', ')}`);

/** The first duplicate in a list, if any. */
export const twiceIn = (names: readonly unknown[]): unknown => names.find((name, at) => typeof name === 'string' && names.indexOf(name) !== at);

/** A language: one of the app's, or of the merchant's own. */
export const language = matching(/^[a-z]{2}$/, 'a language by two letters, such as pt');
