import * as v from 'valibot';

/** Nothing that ends a line, or turns round what stands beside it on the page. */
const plain = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;

/** A line of text of so many characters at most. */
export const text = (longest: number) => v.pipe(v.string('must be text'), v.trim(), v.minLength(1, 'must not be empty'), v.regex(plain, 'must be one line without control characters'), v.maxLength(longest, `must have ${longest} characters at most`));

/** Text of a pattern; `such` says which. */
export const matching = (pattern: RegExp, such: string) => v.pipe(v.string('must be text'), v.regex(pattern, `must be ${such}`), v.check((value) => !pattern.test(value) || plain.test(value), 'must have no control characters'), v.description(such));

export const linkForm = /^(https:\/\/|mailto:|tel:|\/(?!\/))[^\s"'<>\\]+$/;

/** Where a link may lead. */
export const link = matching(linkForm, 'a link: https, mailto, tel, or a path');

/** One of these names. */
export const oneOf = <const Names extends readonly string[]>(names: Names) => v.picklist(names, `must be one of ${names.join(', ')}`);

/** The first name that a list has twice, if any. */
export const twiceIn = (names: readonly unknown[]): unknown => names.find((name, at) => typeof name === 'string' && names.indexOf(name) !== at);

/** A language: one of the app's, or of the merchant's own. */
export const language = matching(/^[a-z]{2}$/, 'a language by two letters, such as pt');
