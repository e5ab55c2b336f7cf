import { unitOf, type Shape, type Unit } from '../../contract/shape.ts';

type Json = Record<string, unknown>;
type Around = readonly Json[];

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const mapped = (value: Json, change: (entry: unknown, name: string) => unknown): Json =>
  Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, change(entry, name)]));

/** Converts each number with a unit in a value with the contract's names; values that do not fit the shape stay unchanged. */
export function withUnits(shape: Shape<unknown>, value: unknown, convert: (unit: Unit, value: unknown) => unknown, around: Around = []): unknown {
  if (value === undefined || value === null) return value;
  if (shape.kind === 'number') {
    const unit = unitOf(shape, around);
    return unit ? convert(unit, value) : value;
  }
  if (shape.kind === 'list' && Array.isArray(value)) return value.map((entry) => withUnits(shape.of!, entry, convert, around));
  if (!isRecord(value)) return value;
  if (shape.kind === 'map') return mapped(value, (entry) => withUnits(shape.of!, entry, convert, around));
  if (shape.kind !== 'record') return value;
  return mapped(value, (entry, name) => {
    const field = Object.hasOwn(shape.fields!, name) ? shape.fields![name] : undefined;
    return field ? withUnits(field, entry, convert, [value, ...around]) : entry;
  });
}

/** Maps the contract's field names to the gateway's. */
export interface Names {
  /** The gateway's name of a field of the contract. */
  theirs(name: string): string;
}

/** A value with the gateway's field names; keys of maps are data and stay. */
export function asTheyName(shape: Shape<unknown>, value: unknown, names: Names): unknown {
  return renamed(shape, value, (name) => [name, names.theirs(name)]);
}

/** A value with the contract's field names. */
export function asWeName(shape: Shape<unknown>, value: unknown, names: Names): unknown {
  return renamed(shape, value, (name) => [names.theirs(name), name]);
}

function renamed(shape: Shape<unknown>, value: unknown, pair: (name: string) => readonly [from: string, to: string]): unknown {
  if (shape.kind === 'list' && Array.isArray(value)) return value.map((entry) => renamed(shape.of!, entry, pair));
  if (!isRecord(value)) return value;
  if (shape.kind === 'map') return mapped(value, (entry) => renamed(shape.of!, entry, pair));
  if (shape.kind !== 'record') return value;
  const fields = new Map(Object.entries(shape.fields!).map(([name, field]) => {
    const [from, to] = pair(name);
    return [from, { to, field }] as const;
  }));
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => {
    const known = fields.get(name);
    return known ? [known.to, renamed(known.field, entry, pair)] : [name, entry];
  }));
}
