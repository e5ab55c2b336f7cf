import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calls } from '../../../src/contract/calls.ts';
import { scenarioOf } from '../../faults/scenarios/index.ts';
import { sampleOf } from '../../gateway/samples/index.ts';

test('every call is made at a gateway under test, and by a screen in the matrix of faults', () => {
  expect(calls.length).toBeGreaterThan(100);
  for (const call of calls) {
    expect(sampleOf(call.name).place).toBeTruthy();
    expect(scenarioOf(call).at).toMatch(/^\/m\//);
  }
});

test('a call that one screen alone makes needs neither', () => {
  const messages = calls.find(({ name }) => name === 'messages')!;
  expect(scenarioOf(messages)).toEqual({ account: 'marina', at: '/m/webEmail' });
  expect(sampleOf('messages')).toMatchObject({ place: "the screen 'Messages'" });
  expect(sampleOf('messages').input({} as never)).toEqual({ pageNo: 1 });
});

test('each module that has calls is one of the contract', () => {
  const folder = 'src/contract/endpoints';
  const withCalls = globSync('*.ts', { cwd: folder }).filter((file) => /^export const \w+ = endpoint\(/m.test(readFileSync(`${folder}/${file}`, 'utf8')));
  const listed = readFileSync(`${folder}/index.ts`, 'utf8');
  expect(withCalls.filter((file) => !listed.includes(`'./${file}'`))).toEqual([]);
});
