import { globSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { callAt } from '../../../src/contract/calls.ts';
import { contractChanges, type Change, type OpenApi, type Schema } from '../../../src/contract/contract-changes.ts';
import { foldedCalls } from '../../../src/contract/folded-calls.ts';
import { openApi } from '../../../src/contract/openapi.ts';
import { read } from '../../../src/contract/shape.ts';
import { contractVersion } from '../../../src/contract/version.ts';

const versions = globSync('src/contract/versions/*.json.gz').map((file) => JSON.parse(gunzipSync(readFileSync(file)).toString()) as OpenApi);
const now = openApi() as unknown as OpenApi;
const majorOf = (version: string): string => version.split('.')[0]!;
const ofThisMajor = versions.filter(({ info }) => majorOf(info.version) === majorOf(contractVersion));

/** The least that a schema allows. */
function leastOf({ type, enum: values, properties = {}, required = [] }: Schema): unknown {
  if (values) return values[0];
  switch (type) {
    case 'string': return '';
    case 'number': case 'integer': return 0;
    case 'boolean': return false;
    case 'array': return [];
    case 'object': return Object.fromEntries(required.map((name) => [name, leastOf(properties[name]!)]));
    default: return null;
  }
}

test('this version of the contract has its document, which says what the contract says', () => {
  const kept = versions.find(({ info }) => info.version === contractVersion);
  // Where a version is out with merchants, a change makes the next one.
  expect(kept && contractChanges(kept, now), 'npm run openapi -- --keep, with contractVersion raised once for each release').toEqual([]);
});

test.each(ofThisMajor.map((version) => [version.info.version, version] as const))('an app of today reads the least that a gateway of %s answers, and nothing of it breaks either', (_name, version) => {
  expect(contractChanges(version, now).filter(({ breaks }) => breaks), 'raise contractVersion, then npm run openapi -- --keep').toEqual([]);
  for (const [path, methods] of Object.entries(version.paths)) {
    for (const [method, { responses }] of Object.entries(methods)) {
      const { endpoint } = callAt(method.toUpperCase(), path)!;
      const answer = leastOf(responses[200].content['application/json'].schema.oneOf![0]!.properties!.value!);
      expect(() => read(endpoint.value, answer), `${method} ${path}`).not.toThrow();
    }
  }
});

const documentOf = (operation: { input?: Schema; value?: Schema; path?: string; forMembers?: boolean }): OpenApi => ({
  info: { version: '1.0' },
  paths: {
    [operation.path ?? '/wps/x']: {
      put: {
        operationId: 'x', parameters: [], ...(operation.forMembers && { security: [{}] }),
        requestBody: { content: { 'application/json': { schema: operation.input ?? { type: 'object', properties: {}, required: [] } } } },
        responses: { 200: { content: { 'application/json': { schema: { oneOf: [{ properties: { value: operation.value ?? { type: 'object', properties: {}, required: [] } } }] } } } } },
      },
    },
  },
});
const record = (properties: Record<string, Schema>, required: string[] = Object.keys(properties)): Schema => ({ type: 'object', properties, required });
const string: Schema = { type: 'string' };
const told = (before: Parameters<typeof documentOf>[0], after: Parameters<typeof documentOf>[0]): string[] =>
  contractChanges(documentOf(before), documentOf(after)).map(({ call, what, breaks }: Change) => `${breaks ?? 'bears'} ${call} ${what}`);

test.each<[string, Parameters<typeof documentOf>[0], Parameters<typeof documentOf>[0], string[]]>([
  ['an answer\'s new field that must be there', {}, { value: record({ a: string }) }, ['gateway PUT /wps/x value.a is new and must be there']],
  ['an answer\'s new field that may be missing', {}, { value: record({ a: string }, []) }, ['bears PUT /wps/x value.a is new']],
  ['an answer\'s field that is gone', { value: record({ a: string }) }, {}, ['app PUT /wps/x value.a is gone']],
  ['an answer\'s field that may be missing now', { value: record({ a: string }) }, { value: record({ a: string }, []) }, ['app PUT /wps/x value.a may be missing']],
  ['an input\'s new field that must be there', {}, { input: record({ a: string }) }, ['app PUT /wps/x input.a is new and must be there']],
  ['an input\'s field that is no longer sent', { input: record({ a: string }) }, {}, ['gateway PUT /wps/x input.a is gone']],
  ['another type, deep in a list', { value: record({ a: { type: 'array', items: record({ b: string }) } }) }, { value: record({ a: { type: 'array', items: record({ b: { type: 'number' } }) } }) }, ['both PUT /wps/x value.a[].b is number, and was string']],
  ['cents in the place of a number', { value: record({ a: { type: 'integer', description: 'ms since 1970, UTC' } }) }, { value: record({ a: { type: 'integer', description: 'minor units of the currency' } }) }, ['both PUT /wps/x value.a is integer of minor units, and was integer of ms since']],
  ['a value more that an old app cannot read', { value: record({ a: { type: 'string', enum: ['x'] } }) }, { value: record({ a: { type: 'string', enum: ['x', 'y'] } }) }, ['app PUT /wps/x value.a may be y']],
  ['a value more that an old app reads as another', { value: record({ a: { type: 'string', enum: ['x'], description: 'the phone reads any other as x' } }) }, { value: record({ a: { type: 'string', enum: ['x', 'y'], description: 'the phone reads any other as x' } }) }, ['bears PUT /wps/x value.a may be y']],
  ['a value more that the app sends', { input: record({ a: { type: 'string', enum: ['x'] } }) }, { input: record({ a: { type: 'string', enum: ['x', 'y'] } }) }, ['gateway PUT /wps/x input.a may be y']],
  ['a call that is members\' now', {}, { forMembers: true }, ['app PUT /wps/x it needs a session']],
  ['a call at another address', {}, { path: '/wps/y' }, ['app PUT /wps/x is gone', 'bears PUT /wps/y is new']],
  ['nothing', { value: record({ a: string }) }, { value: record({ a: string }) }, []],
])('it is told whom %s breaks', (_name, before, after, changes) => {
  expect(told(before, after)).toEqual(changes);
});

const query = (...parameters: [name: string, required: boolean, type?: string][]): OpenApi => ({
  info: { version: '1.0' },
  paths: {
    '/wps/x': {
      get: {
        operationId: 'x', parameters: [{ name: 'Merchant', in: 'header', required: true, schema: string }, ...parameters.map(([name, required, type = 'string']) => ({ name, in: 'query', required, schema: { type } }))],
        responses: { 200: { content: { 'application/json': { schema: { oneOf: [{ properties: { value: record({}) } }] } } } } },
      },
    },
  },
} as OpenApi);

test('what stands in an address is told of as a body is', () => {
  const changes = (before: OpenApi, after: OpenApi) => contractChanges(before, after).map(({ call, what, breaks }: Change) => `${breaks ?? 'bears'} ${call} ${what}`);
  expect(changes(query(), query(['a', true]))).toEqual(['app GET /wps/x input.a is new and must be there']);
  expect(changes(query(), query(['a', false]))).toEqual(['bears GET /wps/x input.a is new']);
  expect(changes(query(['a', true]), query())).toEqual(['gateway GET /wps/x input.a is gone']);
  expect(changes(query(['a', true, 'number']), query(['a', true]))).toEqual(['both GET /wps/x input.a is string, and was number']);
  expect(changes(query(['a', true]), query(['a', true]))).toEqual([]);
});

test('calls of the specification without an address of their own are answered by fields that another call has', () => {
  expect(foldedCalls.map(({ by, fields }) => [by, ...fields])).toEqual([
    ['settings', 'mobileTemplate'], ['settings', 'customerService', 'contacts'], ['settings', 'paths', 'resources'], ['invitation', 'code', 'invited', 'playing'],
    ['vassalageGameType', 'mapping', 'sorting'], ['lotteryMenu', 'gameMenus.numero'], ['lotteryResults', 'draws.numero'],
  ]);
  for (const { specified, source } of foldedCalls) expect(openApi().info).toMatchObject({ description: expect.stringContaining(`- ${specified}, ${source}: `) });
});
