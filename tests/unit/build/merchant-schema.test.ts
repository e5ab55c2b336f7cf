import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { expect, test } from 'vitest';
import { merchantSchema } from '../../../src/build/merchant-schema.ts';

const text = readFileSync('src/edge/merchants/ready-made/merchant.schema.json', 'utf8');
const validate = new Ajv({ allErrors: true, strict: false, unicodeRegExp: true }).compile(JSON.parse(text) as object);
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
const faultsOf = (file: unknown): string[] => (validate(file) ? [] : validate.errors!.map(({ instancePath, message }) => `${instancePath}: ${message}`));

test('the schema that is published is the one of the fields', () => {
  expect(text, 'npm run schema').toBe(merchantSchema());
});

test.each(['src/edge/merchants/ready-made/leve.json', 'src/edge/merchants/ready-made/brisa.json', 'tests/fixtures/merchants/azul.json', 'tests/fixtures/merchants/rosa.json'])('an editor finds nothing wrong in %s', (path) => {
  expect(faultsOf(read(path))).toEqual([]);
});

test('an editor complains of a field that is none, one that is missing and one that is wrong', () => {
  const { name: _name, ...rest } = read('tests/fixtures/merchants/azul.json');
  expect(faultsOf({ ...rest, colour: 'red', country: 'Brazil' })).toEqual([
    ": must have required property 'name'",
    ': must NOT have additional properties',
    '/country: must match pattern "^[A-Z]{2}$"',
  ]);
});
