import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calls } from '../../../src/contract/calls.ts';
import { anything, flag, line, list, map, number, optional, read, record, type Shape, ShapeError, text } from '../../../src/contract/shape.ts';

const game = record({ nodeId: text, minimumBet: optional(number), isNew: flag });

test('read keeps the fields of the shape and drops others', () => {
  expect(read(game, { nodeId: 'a', isNew: true, more: 1 })).toEqual({ nodeId: 'a', isNew: true });
});

test('read converts numbers sent as text, texts sent as numbers, and flags sent as 0 and 1', () => {
  expect(read(game, { nodeId: 7, minimumBet: '50', isNew: 0 })).toEqual({ nodeId: '7', minimumBet: 50, isNew: false });
});

test('read treats null as missing', () => {
  expect(read(game, { nodeId: 'a', minimumBet: null, isNew: true })).toEqual({ nodeId: 'a', isNew: true });
  expect(() => read(game, { nodeId: null, isNew: true })).toThrow(ShapeError);
});

test.each([
  ['x'.repeat(160), 'x'.repeat(160)],
  ['x'.repeat(5_000), `${'x'.repeat(159)}…`],
  [`${'x'.repeat(158)}🎰${'x'.repeat(9)}`, `${'x'.repeat(158)}…`],
  [`${'x'.repeat(157)}🎰${'x'.repeat(9)}`, `${'x'.repeat(157)}🎰…`],
])('read cuts the text of a line after 160 characters, and no character in two', (input, expected) => {
  expect(read(line, input)).toBe(expected);
});

test('read drops unreadable entries of lists and maps, and keeps the others in order', () => {
  expect(read(list(game), [{ nodeId: 'a', isNew: true }, null, 3, { isNew: true }, { nodeId: 'b', isNew: false }])).toEqual([
    { nodeId: 'a', isNew: true },
    { nodeId: 'b', isNew: false },
  ]);
  expect(read(map(number), { a: 1, b: 'x', c: 2 })).toEqual({ a: 1, c: 2 });
});

test('read drops the key __proto__ of a map, and keeps those that every object has a value for', () => {
  const entries = read(map(record({ enabled: flag })), JSON.parse('{ "__proto__": { "enabled": true }, "constructor": { "enabled": true } }'));
  expect(Object.entries(entries)).toEqual([['constructor', { enabled: true }]]);
  expect(Object.getPrototypeOf(entries)).toBe(Object.prototype);
});

test.each(['text', 7, true, [], undefined, null])('read takes %j for no record, even where no field is required', (input) => {
  expect(() => read(record({ name: optional(text) }), input)).toThrow(ShapeError);
});

test('read names the path of an unreadable field', () => {
  expect(() => read(record({ page: record({ total: number }) }), { page: { total: 'many' } })).toThrow('page.total');
});

test('read throws a ShapeError alone, and is idempotent', () => {
  const shape = record({ name: optional(text), of: list(map(optional(number))), rest: anything, on: optional(flag) });
  fc.assert(
    fc.property(fc.anything(), (input) => {
      try {
        const value = read(shape, input);
        expect(read(shape, value)).toEqual(value);
      } catch (error) {
        expect(error).toBeInstanceOf(ShapeError);
      }
    }),
  );
});

test('every title and name that is shown is cut: a platform may send any length', () => {
  const uncut = ({ kind, most, fields = {}, of }: Shape<unknown>, at: string): string[] => [
    ...(kind === 'text' && most === undefined && /(title|name|label)$/i.test(at) ? [at] : []),
    ...Object.entries(fields).flatMap(([name, field]) => uncut(field, `${at}.${name}`)),
    ...(of ? uncut(of, at) : []),
  ];
  // A login has the length of its rule; the others are keys.
  const known = /\.userName$|^registrationRules\.name$|\.accountTypeName$/;
  expect(calls.flatMap(({ name, endpoint }) => uncut(endpoint.value, name)).filter((at) => !known.test(at))).toEqual([]);
});
