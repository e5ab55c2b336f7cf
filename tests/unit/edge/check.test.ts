import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { check } from '../../../src/edge/check.ts';

const azul = JSON.parse(readFileSync('tests/fixtures/merchants/azul.json', 'utf8')) as Record<string, unknown>;
let folder: string;
let faults: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leve-check-'));
  faults = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void faults.push(line.replace(`${folder}/`, '')));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: unknown): void => writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));

test('sound files end with 0, and need no gateway of the environment', async () => {
  write('azul.json', azul);
  expect([await check(folder, 'none'), faults]).toEqual([0, []]);
});

test('all faults of all files are told, and the process ends with 1', async () => {
  write('azul.json', azul);
  write('bad.json', '{ "code": ');
  write('odd.json', { ...azul, code: 'Odd!', colour: 'red' });
  write('twin.json', { ...azul, trialCode: 'twin-trial', hosts: ['twin.example'], gateway: { url: 'http://me:secret@gateway.example' } });
  expect(await check(folder, 'none')).toBe(1);
  expect(faults).toEqual([
    expect.stringMatching(/^bad\.json: is no JSON: /),
    'odd.json: code: must be letters a to z, digits and hyphens, 32 at most',
    'odd.json: colour: is no field of a merchant',
    expect.stringMatching(/^twin\.json: code: code azul is taken by /),
    'twin.json: gateway.url has a user, a password, a query or a fragment, and none of them would be sent',
  ]);
});

test('a folder without files, or none, is a fault', async () => {
  expect([await check(folder, 'none'), await check(join(folder, 'none'), 'none')]).toEqual([1, 1]);
  expect(faults).toEqual([`MERCHANTS has no .json file: ${folder}`, expect.stringMatching(/^MERCHANTS is no folder that can be read: /)]);
});
