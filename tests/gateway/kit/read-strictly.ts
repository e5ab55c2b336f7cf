import { unitOf, type Shape } from '../../../src/contract/shape.ts';
import type { Fault } from './faults.ts';

export interface Misfit {
  readonly fault: Fault;
  /** such as `games.3.nodeId`; empty: the whole value */
  readonly path: string;
  /** types only, because a value may be personal data */
  readonly detail: string;
}

type Ancestors = readonly Record<string, unknown>[];

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);

/** Lists where a value departs from its shape. The phone's own `read` drops a bad entry of a list silently; this names each. */
export function misfitsOf(shape: Shape<unknown>, value: unknown, path = '', above: Ancestors = []): Misfit[] {
  if (value === undefined || value === null) {
    return shape.mayBeMissing || shape.kind === 'anything' ? [] : [{ fault: 'value.missing', path, detail: `${path || 'value'} is missing` }];
  }
  const wrong: Misfit[] = [{ fault: 'value.kind', path, detail: `${path || 'value'} is a ${kindOf(value)}, not a ${shape.kind}` }];
  switch (shape.kind) {
    case 'text':
      return typeof value === 'string' || typeof value === 'number' ? [] : wrong;
    case 'oneOf':
      if (typeof value !== 'string') return wrong;
      return shape.values!.includes(value) ? [] : [{ fault: 'value.unknown', path, detail: `${path || 'value'} is none of ${shape.values!.join(', ')}` }];
    case 'flag':
      return [true, false, 0, 1, 'true', 'false'].includes(value as boolean) ? [] : wrong;
    case 'number':
      return isNumber(value) ? misfitsOfUnit(shape, value, path, above) : wrong;
    case 'list':
      if (!Array.isArray(value)) return wrong;
      return value.flatMap((entry, index) => misfitsOf(shape.of!, entry, `${path}.${index}`, above));
    case 'map':
      if (kindOf(value) !== 'object') return wrong;
      return Object.entries(value).flatMap(([name, entry]) => misfitsOf(shape.of!, entry, `${path}.${name}`, above));
    case 'record': {
      if (kindOf(value) !== 'object') return wrong;
      const held = value as Record<string, unknown>;
      return Object.entries(shape.fields!).flatMap(([name, field]) => misfitsOf(field, held[name], path ? `${path}.${name}` : name, [held, ...above]));
    }
    case 'anything':
      return [];
  }
}

// The phone reads numbers as text too.
const isNumber = (value: unknown): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)));

function misfitsOfUnit(shape: Shape<unknown>, value: number | string, path: string, above: Ancestors): Misfit[] {
  const unit = unitOf(shape, above);
  const name = path || 'value';
  // Tested as text: 12.00 has decimals too.
  if (unit === 'money' && !/^-?\d+$/.test(String(value))) return [{ fault: 'value.decimals', path, detail: `${name} is not a whole number of minor units` }];
  if (unit === 'epochMs' && !(Number(value) > earliest && Number(value) < latest)) return [{ fault: 'value.time', path, detail: `${name} is not in ms since 1970` }];
  return [];
}

/** 1990 and 2200 in ms; today's date in seconds, read as ms, is in January 1970. */
const [earliest, latest] = [Date.UTC(1990, 0), Date.UTC(2200, 0)];
