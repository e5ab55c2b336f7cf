import fc from 'fast-check';
import type { Shape } from '../../src/contract/shape.ts';

/** Generators of numbers and texts, and the lengths of lists. Optional values are often missing. */
interface Extremes {
  number: fc.Arbitrary<unknown>;
  text: fc.Arbitrary<string>;
  /** entries of a list or a map */
  entries: readonly number[];
}

/** The smallest answers of a shape: missing, null, empty, zero. */
export const smallest: Extremes = { number: fc.constant(0), text: fc.constant(''), entries: [0, 1] };

/** The largest answers that some platform may send: numbers and texts far beyond sensible ones. */
export const largest: Extremes = {
  number: fc.constantFrom(1e308, -1e308, Number.MAX_SAFE_INTEGER, 1e21, -1, 0.5),
  text: fc.constantFrom('x'.repeat(600), 'y'.repeat(2_400), 'Uma palavra e outra. '.repeat(30), '1e308', '٣', '\u0000'),
  entries: [1, 12],
};

/** Valid answers of a shape, with these extremes. */
export function answersOf(shape: Shape<unknown>, extremes: Extremes): fc.Arbitrary<unknown> {
  const found = present(shape, extremes);
  return shape.mayBeMissing ? fc.oneof(fc.constantFrom(undefined, null), found) : found;
}

function present(shape: Shape<unknown>, extremes: Extremes): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'text': return extremes.text;
    // One more than the contract knows, where it says how that reads.
    case 'oneOf': return fc.constantFrom(...shape.values!, ...(shape.otherwise === undefined ? [] : ['NEWER_THAN_THE_PHONE']));
    case 'number': return extremes.number;
    case 'flag': return fc.boolean();
    case 'anything': return fc.constantFrom(null, 0, '');
    // One entry repeated: generating twelve different ones takes longer than rendering them.
    case 'list': return fc.tuple(answersOf(shape.of!, extremes), fc.constantFrom(...extremes.entries)).map(([entry, length]) => Array.from({ length }, () => entry));
    case 'map': return fc.tuple(answersOf(shape.of!, extremes), fc.constantFrom(...extremes.entries)).map(([entry, length]) => Object.fromEntries(Array.from({ length }, (_, at) => [at ? `key${at}` : '', entry])));
    case 'record': return fc.record(Object.fromEntries(Object.entries(shape.fields!).map(([name, field]) => [name, answersOf(field, extremes)])));
  }
}
