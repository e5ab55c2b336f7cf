import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { calls } from '../../../src/contract/calls.ts';
import { foldedCalls } from '../../../src/contract/folded-calls.ts';
import { openApi } from '../../../src/contract/openapi.ts';
import type { Shape } from '../../../src/contract/shape.ts';

/** The shape at a path of fields, through lists and maps. */
function shapeAt(shape: Shape<unknown>, path: readonly string[]): Shape<unknown> | undefined {
  const inner = shape.of ? shapeAt(shape.of, path) : undefined;
  const [name, ...rest] = path;
  return inner ?? (name === undefined ? shape : shape.fields?.[name] && shapeAt(shape.fields[name], rest));
}

test('npm run openapi prints the document that the box serves', () => {
  const printed = execFileSync('node', ['src/build/openapi.ts'], { encoding: 'utf8', env: { PATH: process.env.PATH } });
  expect(JSON.parse(printed)).toEqual(JSON.parse(JSON.stringify(openApi())));
});

test('amounts and times have their unit in the description', () => {
  const text = JSON.stringify(openApi());
  expect(text).toContain('"sumBalance":{"type":"integer","description":"minor units of the currency"}');
  expect(text).toContain('"regDate":{"type":"integer","format":"int64","description":"ms since 1970, UTC"}');
});

test.each(foldedCalls)('the specified call $specified is answered by $by, with its fields', ({ by, fields }) => {
  const { value } = calls.find(({ name }) => name === by)!.endpoint;
  for (const field of fields) expect(shapeAt(value, field.split('.')), field).toBeDefined();
});
