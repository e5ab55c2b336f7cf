import { calls } from './calls.ts';
import type { Endpoint } from './endpoint.ts';
import { errors } from './errors.ts';
import { foldedCalls } from './folded-calls.ts';
import { headers } from './headers.ts';
import type { Shape, Unit } from './shape.ts';
import { contractVersion } from './version.ts';

type Schema = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document: every call with its input, value and refusals; units are in descriptions. */
export function openApi(): Schema {
  const paths: Record<string, Schema> = {};
  for (const { name, endpoint } of calls) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Merchant platform', version: contractVersion, description },
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'header', name: headers.token } } },
  };
}

const description = ['Calls of the specification that are answered by another one:', ...foldedCalls.map(
  ({ specified, source, by, fields }) => `- ${specified}, ${source}: ${by}, ${fields.join(' and ')}`,
)].join('\n');

function operation(name: string, { send, input, value, access }: Endpoint<unknown, unknown>): Schema {
  const parameters = [
    { name: headers.merchant, in: 'header', required: true, schema: { type: 'string' } },
    { name: headers.language, in: 'header', schema: { type: 'string' }, description: "`pt`, `en`, or a merchant's own language, such as `es`; for one that the platform does not speak it answers in its usual one" },
    ...(send === 'encrypted' ? [{ name: headers.encryption, in: 'header', required: true, schema: { type: 'string' } }] : []),
    ...(send === 'query' ? queryOf(input) : []),
  ];
  return {
    operationId: name,
    parameters,
    ...(send !== 'query' && { requestBody: { content: bodyOf(send, input) } }),
    ...(access === 'member' && { security: [{ session: [] }] }),
    responses: { 200: { description: 'The value, or a refusal', content: { 'application/json': { schema: answerOf(value) } } } },
  };
}

function queryOf(input: Shape<unknown>): Schema[] {
  return Object.entries(input.fields ?? {}).map(([name, field]) => ({
    name, in: 'query', required: !field.mayBeMissing, schema: schemaOf(field),
  }));
}

function bodyOf(send: Endpoint<unknown, unknown>['send'], input: Shape<unknown>): Schema {
  const schema = schemaOf(input);
  switch (send) {
    case 'form':
      return { 'application/x-www-form-urlencoded': { schema } };
    case 'file':
      return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
    case 'encrypted':
      return { 'text/plain': { schema: { type: 'string', contentEncoding: 'base64', contentMediaType: 'application/json', contentSchema: schema } } };
    default:
      return { 'application/json': { schema } };
  }
}

function answerOf(value: Shape<unknown>): Schema {
  return {
    oneOf: [
      { type: 'object', required: ['success', 'value'], properties: { success: { const: true }, value: schemaOf(value) } },
      {
        type: 'object',
        required: ['success', 'errorCode'],
        // The phone reads an unknown code as `system.unknown`.
        properties: { success: { const: false }, errorCode: { type: 'string', examples: Object.values(errors) }, value: {} },
      },
    ],
  };
}

const units: Readonly<Record<Unit, Schema>> = {
  money: { type: 'integer', description: 'minor units of the currency' },
  epochMs: { type: 'integer', format: 'int64', description: 'ms since 1970, UTC' },
};

function schemaOf({ kind, values, otherwise, of, fields, unit, unitIf }: Shape<unknown>): Schema {
  switch (kind) {
    case 'text':
      return { type: 'string' };
    case 'oneOf':
      return { type: 'string', enum: values, ...(otherwise !== undefined && { description: `the phone reads any other as ${otherwise}` }) };
    case 'number':
      if (!unit) return { type: 'number' };
      return unitIf ? { type: 'number', description: `${units[unit].description} where ${unitIf.field} is ${unitIf.values.join(' or ')}` } : units[unit];
    case 'flag':
      return { type: 'boolean' };
    case 'list':
      return { type: 'array', items: schemaOf(of!) };
    case 'map':
      return { type: 'object', additionalProperties: schemaOf(of!) };
    case 'record': {
      const entries = Object.entries(fields!);
      return {
        type: 'object',
        properties: Object.fromEntries(entries.map(([name, field]) => [name, schemaOf(field)])),
        required: entries.filter(([, field]) => !field.mayBeMissing).map(([name]) => name),
      };
    }
    case 'anything':
      return {};
  }
}
