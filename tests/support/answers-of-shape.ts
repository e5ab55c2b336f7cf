import fc from 'fast-check';
import type { Shape } from '../../src/contract/shape.ts';

/** How a number, a text, and the length of a list are drawn; what may be missing often is. */
interface Extremes {
  number: fc.Arbitrary<unknown>;
  text: fc.Arbitrary<string>;
  /** entries of a list or a map */
  entries: readonly number[];
}

/** The least that a shape allows: nothing, null, empty, zero. */
export const smallest: Extremes = { number: fc.constant(0), text: fc.constant(''), entries: [0, 1] };

/** Extreme answers, which some platforms will send: numbers and texts far beyond any use. */
export const largest: Extremes = {
  number: fc.constantFrom(1e308, -1e308, Number.MAX_SAFE_INTEGER, 1e21, -1, 0.5),
  text: fc.constantFrom('x'.repeat(600), 'y'.repeat(2_400), 'Uma palavra e outra. '.repeat(30), '1e308', '٣', '\u0000'),
  entries: [1, 12],
};

/** Answers that the shape can be read from, at the extremes that are given. */
export function answersOf(shape: Shape<unknown>, extremes: Extremes): fc.Arbitrary<unknown> {
  const found = present(shape, extremes);
  return shape.mayBeMissing ? fc.oneof(fc.constantFrom(undefined, null), found) : found;
}

function present(shape: Shape<unknown>, extremes: Extremes): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'text': return extremes.text;
    case 'number': return extremes.number;
    case 'flag': return fc.boolean();
    case 'anything': return fc.constantFrom(null, 0, '');
    // One entry many times over: a list of twelve different ones would take longer to draw than to show.
    case 'list': return fc.tuple(answersOf(shape.of!, extremes), fc.constantFrom(...extremes.entries)).map(([entry, length]) => Array.from({ length }, () => entry));
    case 'map': return fc.tuple(answersOf(shape.of!, extremes), fc.constantFrom(...extremes.entries)).map(([entry, length]) => Object.fromEntries(Array.from({ length }, (_, at) => [at ? `key${at}` : '', entry])));
    case 'record': return fc.record(Object.fromEntries(Object.entries(shape.fields!).map(([name, field]) => [name, answersOf(field, extremes)])));
  }
}
