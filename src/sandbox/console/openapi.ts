import type { Endpoint } from '../../contract/endpoint.ts';
import { headers } from '../../contract/headers.ts';
import { languages } from '../../contract/languages.ts';
import type { Shape } from '../../contract/shape.ts';

type Schema = Record<string, unknown>;

/** An OpenAPI 3.1 document of the contract's calls. */
export function openApi(endpoints: readonly (readonly [name: string, endpoint: Endpoint<unknown, unknown>])[]): Schema {
  const paths: Record<string, Schema> = {};
  for (const [name, endpoint] of endpoints) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Merchant platform', version: '1' },
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'header', name: headers.token } } },
  };
}

function operation(name: string, { send, input, value, access }: Endpoint<unknown, unknown>): Schema {
  const parameters = [
    { name: headers.merchant, in: 'header', required: true, schema: { type: 'string' } },
    { name: headers.language, in: 'header', schema: { type: 'string', enum: languages } },
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
        properties: { success: { const: false }, errorCode: { type: 'string' }, value: {} },
      },
    ],
  };
}

function schemaOf({ kind, of, fields }: Shape<unknown>): Schema {
  switch (kind) {
    case 'text':
      return { type: 'string' };
    case 'number':
      return { type: 'number' };
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
