/** Compares two versions of the contract's OpenAPI document: what breaks whom. Reads only what `openapi.ts` writes. */

/** A JSON schema, as far as `openapi.ts` writes it. */
export interface Schema {
  type?: string;
  description?: string;
  enum?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  additionalProperties?: Schema;
  contentSchema?: Schema;
  oneOf?: readonly Schema[];
}

interface Operation {
  operationId: string;
  parameters: readonly { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> };
  security?: unknown;
  responses: { 200: { content: { 'application/json': { schema: Schema } } } };
}

/** The parts of an OpenAPI document that are compared. */
export interface OpenApi {
  info: { version: string };
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** One change; `breaks` names whose previous version no longer works: a gateway with the new app, or an app with the new gateway. */
export interface Change {
  call: string;
  what: string;
  breaks?: 'gateway' | 'app' | 'both';
}

/** A call's input and value, and how they are sent. */
interface Call {
  input: Schema;
  inputKind: string;
  value: Schema;
  isForMembers: boolean;
}

function callsOf({ paths }: OpenApi): Map<string, Call> {
  return new Map(Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => {
    const query = operation.parameters.filter((one) => one.in === 'query');
    const [kind, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? ['query', undefined];
    const input: Schema = body
      ? (body.schema.contentSchema ?? body.schema)
      : { type: 'object', properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])), required: query.filter(({ required }) => required).map(({ name }) => name) };
    const value = operation.responses[200].content['application/json'].schema.oneOf![0]!.properties!.value!;
    return [`${method.toUpperCase()} ${path}`, { input, inputKind: kind, value, isForMembers: operation.security !== undefined }] as const;
  })));
}

/** Who sends a value: it may contain no more than a reader of the other version knows. */
type Direction = 'sent' | 'answered';

const typeOf = ({ type = 'anything', description = '' }: Schema): string => (/^(minor units|ms since)/.test(description) ? `${type} of ${description.split(' ').slice(0, 2).join(' ')}` : type);

/** Differences of a value, `sent` by the app or `answered` by the gateway, with whom they break. */
function differences(before: Schema, after: Schema, direction: Direction, at: string): Omit<Change, 'call'>[] {
  const [was, is] = [typeOf(before), typeOf(after)];
  if (was !== is) return [{ what: `${at} is ${is}, and was ${was}`, breaks: 'both' }];
  const changes: Omit<Change, 'call'>[] = [];
  const [sender, reader] = direction === 'sent' ? (['app', 'gateway'] as const) : (['gateway', 'app'] as const);
  // A reader with a fallback for unknown values accepts any.
  const isOpen = direction === 'answered' && (before.description?.startsWith('the phone reads any other') ?? false);
  for (const value of after.enum ?? []) if (before.enum && !before.enum.includes(value)) changes.push({ what: `${at} may be ${value}`, ...(!isOpen && { breaks: reader }) });
  for (const value of before.enum ?? []) if (after.enum && !after.enum.includes(value)) changes.push({ what: `${at} may no longer be ${value}`, ...(!(direction === 'answered' && after.description) && { breaks: sender }) });
  for (const [name, schema] of Object.entries(after.properties ?? {})) {
    const place = `${at}.${name}`;
    const known = before.properties?.[name];
    const isNeeded = after.required?.includes(name) ?? false;
    if (known) {
      changes.push(...differences(known, schema, direction, place));
      const wasNeeded = before.required?.includes(name) ?? false;
      // A sender of the previous version may leave it out, or a reader of it may require it.
      if (isNeeded && !wasNeeded) changes.push({ what: `${place} must be there`, breaks: sender });
      if (!isNeeded && wasNeeded) changes.push({ what: `${place} may be missing`, breaks: reader });
    } else changes.push({ what: `${place} is new${isNeeded ? ' and must be there' : ''}`, ...(isNeeded && { breaks: sender }) });
  }
  for (const name of Object.keys(before.properties ?? {})) if (!after.properties?.[name]) changes.push({ what: `${at}.${name} is gone`, ...(before.required?.includes(name) && { breaks: reader }) });
  if (before.items && after.items) changes.push(...differences(before.items, after.items, direction, `${at}[]`));
  if (before.additionalProperties && after.additionalProperties) changes.push(...differences(before.additionalProperties, after.additionalProperties, direction, `${at}{}`));
  return changes;
}

function changesOfCall(before: Call, after: Call): Omit<Change, 'call'>[] {
  const changes = [...differences(before.input, after.input, 'sent', 'input'), ...differences(before.value, after.value, 'answered', 'value')];
  if (before.inputKind !== after.inputKind) changes.push({ what: `its input travels as ${after.inputKind}, and did as ${before.inputKind}`, breaks: 'both' });
  if (before.isForMembers !== after.isForMembers) changes.push(after.isForMembers ? { what: 'it needs a session', breaks: 'app' } : { what: 'it needs no session', breaks: 'gateway' });
  return changes;
}

/** All changes from one version of the contract to another, by call. */
export function contractChanges(before: OpenApi, after: OpenApi): Change[] {
  const [was, is] = [callsOf(before), callsOf(after)];
  return [
    ...Array.from(was.keys()).filter((call) => !is.has(call)).map((call): Change => ({ call, what: 'is gone', breaks: 'app' })),
    ...Array.from(is, ([call, now]): Change[] => {
      const known = was.get(call);
      // Until the gateway has it, the part of the app that calls it shows a failure with a retry.
      return known ? changesOfCall(known, now).map((change) => Object.assign(change, { call })) : [{ call, what: 'is new' }];
    }).flat(),
  ];
}
