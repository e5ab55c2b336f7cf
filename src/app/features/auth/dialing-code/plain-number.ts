// @chunk forms
// Spaces, brackets, strokes, and the marks of direction that address books put around a number.
const signs = /[\s()./\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2069-]/g;

/**
 * A number as it was typed or pasted, `+55 (11) 98765-4321`, without its signs and without the form's own dialling code
 * (`+55`): `11987654321`. Another country's code stays with its plus, which the number's rule refuses.
 */
export function plainNumber(typed: string, dialingCode: string): string {
  const text = typed.replace(signs, '');
  const own = dialingCode.replace(/\D/g, '');
  const before = [`+${own}`, `00${own}`].find((prefix) => text.startsWith(prefix));
  return before ? text.slice(before.length) : text;
}

/** The same for a field that takes a username as well: text that is not a number stays unchanged. */
export const plainNumberOrName = (typed: string, dialingCode: string): string => (/[^\W\d]/.test(typed) ? typed : plainNumber(typed, dialingCode));
