/** `money`: whole minor units (cents of BRL). `epochMs`: milliseconds since 1970. */
export type Unit = 'money' | 'epochMs';

/**
 * Payload shapes as plain data: one description gives the types, the parsing of answers on the phone, the check of
 * input on the platform, and the OpenAPI document. A schema library would add 1.5 KB to the first load.
 */
export interface Shape<T> {
  readonly kind: 'text' | 'oneOf' | 'number' | 'flag' | 'list' | 'map' | 'record' | 'anything';
  /** the element of a list or a map */
  readonly of?: Shape<unknown>;
  readonly fields?: Readonly<Record<string, Shape<unknown>>>;
  readonly mayBeMissing?: boolean;
  /** limit of a text's characters; the rest is cut */
  readonly most?: number;
  /** of `oneOf` */
  readonly values?: readonly string[];
  /** the value for a text that is none of `values`; without it such a text is invalid */
  readonly otherwise?: string;
  /** of a number with a unit */
  readonly unit?: Unit;
  /** the unit applies only if the nearest enclosing record with `field` has one of `values` there */
  readonly unitIf?: { readonly field: string; readonly values: readonly string[] };
  /** never set: carries the type */
  readonly sample?: T;
}

/** The type that a shape describes. */
export type Infer<S> = S extends Shape<infer T> ? T : never;

type Fields = Readonly<Record<string, Shape<unknown>>>;
type MissingKeys<F extends Fields> = { [K in keyof F]: undefined extends Infer<F[K]> ? K : never }[keyof F];
type RecordOf<F extends Fields> = { [K in Exclude<keyof F, MissingKeys<F>>]: Infer<F[K]> } & {
  [K in MissingKeys<F>]?: Infer<F[K]>;
};
type Plain<T> = { [K in keyof T]: T[K] };

/** Text; a number is converted. */
export const text: Shape<string> = { kind: 'text' };
/** Text shown in a line or two, such as a title or a name: cut after 160 characters, because a platform may send any length. */
export const line: Shape<string> = { kind: 'text', most: 160 };
/** Text shown as a paragraph: cut after 1,000 characters. */
export const paragraph: Shape<string> = { kind: 'text', most: 1_000 };
/** A number without a unit; numeric text is converted. */
export const number: Shape<number> = { kind: 'number' };
/** Minor units, always whole: 1234 is R$ 12,34. */
export const money: Shape<number> = { kind: 'number', unit: 'money' };
/** A moment in ms since 1970, UTC. */
export const epochMs: Shape<number> = { kind: 'number', unit: 'epochMs' };
/** True or false; 1, 0 and their names as text are converted. */
export const flag: Shape<boolean> = { kind: 'flag' };
/** A value that is passed on unchecked. */
export const anything: Shape<unknown> = { kind: 'anything' };
// Pure, so that a call which the phone does not make leaves nothing in its bundle.
/** Minor units if `field` of the enclosing record is one of `values`, else a plain number. */
/* @__NO_SIDE_EFFECTS__ */
export const moneyIf = (field: string, values: readonly string[]): Shape<number> => ({ kind: 'number', unit: 'money', unitIf: { field, values } });
/**
 * One of these texts. A platform may be newer than the phone: in an answer, any other text becomes `otherwise`, so that
 * the code must handle it; without `otherwise` it is invalid.
 */
export function oneOf<const T extends string>(values: readonly T[]): Shape<T>;
export function oneOf<const T extends string, const Other extends string>(values: readonly T[], otherwise: Other): Shape<T | Other>;
/* @__NO_SIDE_EFFECTS__ */
export function oneOf(values: readonly string[], otherwise?: string): Shape<string> {
  return { kind: 'oneOf', values, otherwise };
}
/** A list; invalid entries are dropped. */
/* @__NO_SIDE_EFFECTS__ */
export const list = <T>(of: Shape<T>): Shape<T[]> => ({ kind: 'list', of });
/** An object whose keys are data; invalid entries are dropped. */
/* @__NO_SIDE_EFFECTS__ */
export const map = <T>(of: Shape<T>): Shape<Record<string, T>> => ({ kind: 'map', of });
/** An object with these fields; others are dropped. */
/* @__NO_SIDE_EFFECTS__ */
export const record = <F extends Fields>(fields: F): Shape<Plain<RecordOf<F>>> => ({ kind: 'record', fields });
/** A shape that may be missing or null. */
/* @__NO_SIDE_EFFECTS__ */
export const optional = <T>(of: Shape<T>): Shape<T | undefined> => ({ ...of, mayBeMissing: true }) as Shape<T | undefined>;

/** The last instant of the year 9999 in epoch ms; as cents, some 2.5 trillion. */
const most = 253_402_300_799_999;

/** most entries of a list; longer lists come in pages */
const longest = 1_000;

/** Thrown by `read`; `path` says where, such as `wallet.balance`. */
export class ShapeError extends Error {
  declare readonly path: string;
  constructor(path: string) {
    super(`unreadable: ${path || 'value'}`);
    this.path = path;
  }
}

/**
 * Parses `input` by `shape`, or throws a `ShapeError`. A platform may send numbers as text, text as numbers, and omit
 * what it lacks. An invalid entry of a list or a map is dropped, so that one bad game does not hide the other 25. A
 * number is limited to `most`, a list to `longest` entries; a text is cut after the shape's `most`.
 */
export function read<T>(shape: Shape<T>, input: unknown, path = ''): T {
  return readAny(shape, input, path) as T;
}

/** Like `read`, but undefined for an input that does not fit. */
export function tryRead<T>(shape: Shape<T>, input: unknown): T | undefined {
  try {
    return read(shape, input);
  } catch {
    return undefined;
  }
}

function readAny(shape: Shape<unknown>, input: unknown, path: string): unknown {
  if (input === undefined || input === null) {
    if (shape.mayBeMissing || shape.kind === 'anything') return undefined;
    throw new ShapeError(path);
  }
  switch (shape.kind) {
    case 'text':
      if (typeof input === 'string') return shape.most && input.length > shape.most ? cut(input, shape.most) : input;
      if (typeof input === 'number') return String(input);
      break;
    case 'oneOf':
      if (shape.values!.includes(input as string)) return input;
      if (typeof input === 'string' && shape.otherwise !== undefined) return shape.otherwise;
      break;
    case 'number': {
      const value = typeof input === 'string' && input.trim() ? Number(input) : input;
      if (Number.isFinite(value)) return Math.max(-most, Math.min(most, value as number));
      break;
    }
    case 'flag':
      if (typeof input === 'boolean') return input;
      if (input === 1 || input === 'true') return true;
      if (input === 0 || input === 'false') return false;
      break;
    case 'list':
      if (Array.isArray(input)) return input.slice(0, longest).flatMap((entry) => readEntry(shape, entry));
      break;
    case 'map':
      if (isObject(input)) {
        const entries: Record<string, unknown> = {};
        // Assigning `__proto__` would not add an entry but change the prototype.
        for (const name of Object.keys(input)) if (name !== '__proto__') for (const value of readEntry(shape, input[name])) if (value !== undefined) entries[name] = value;
        return entries;
      }
      break;
    case 'record':
      if (isObject(input)) {
        const fields: Record<string, unknown> = {};
        for (const name of Object.keys(shape.fields!)) {
          const value = readAny(shape.fields![name]!, input[name], path ? `${path}.${name}` : name);
          if (value !== undefined) fields[name] = value;
        }
        return fields;
      }
      break;
    case 'anything':
      return input;
  }
  throw new ShapeError(path);
}

/** The first `length` characters, without half of a surrogate pair at the end. */
const cut = (input: string, length: number): string => `${input.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;

/** A parsed entry of a list or a map, or none. */
function readEntry(shape: Shape<unknown>, entry: unknown): unknown[] {
  try {
    return [readAny(shape.of!, entry, '')];
  } catch (error) {
    if (error instanceof ShapeError) return [];
    throw error;
  }
}

function isObject(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && !Array.isArray(input);
}

/** The unit of a number; `around` are the enclosing records, the nearest first, with the contract's names. */
export function unitOf({ unit, unitIf }: Shape<unknown>, around: readonly Readonly<Record<string, unknown>>[]): Unit | undefined {
  if (!unitIf) return unit;
  const nearest = around.find((fields) => unitIf.field in fields);
  return nearest && unitIf.values.includes(String(nearest[unitIf.field])) ? unit : undefined;
}
