import { expect, test } from 'vitest';
import { brokenTeller } from '../../../../src/sandbox/upkeep/broken.ts';

test('a failure of every call is told of with its stack once, and then once a minute with its count', () => {
  const lines: string[] = [];
  let now = 0;
  const tell = brokenTeller((text) => void lines.push(text), () => now);
  for (let second = 0; second < 150; second++) {
    now = second * 1_000;
    for (let call = 0; call < 10; call++) tell(new Error('database or disk is full'));
  }
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('broken.test.ts');
  expect(lines.slice(1)).toEqual(['Error: database or disk is full (600 times more)\n', 'Error: database or disk is full (600 times more)\n']);
  tell(new Error('another'));
  expect(lines).toHaveLength(4);
});

test('a failure whose message is another each time is one failure', () => {
  const lines: string[] = [];
  const tell = brokenTeller((text) => void lines.push(text), () => 0);
  for (let request = 0; request < 1_000; request++) tell(new Error(`no such row: ${request}`));
  expect(lines).toHaveLength(1);
});

test('a thousand kinds of failure are not remembered', () => {
  const lines: string[] = [];
  const tell = brokenTeller((text) => void lines.push(text), () => 0);
  for (let kind = 0; kind < 1_000; kind++) tell(Object.assign(new Error('a kind'), { stack: `Error: a kind\n at place ${kind}` }));
  tell(Object.assign(new Error('a kind'), { stack: 'Error: a kind\n at place 0' }));
  expect(lines).toHaveLength(1_001);
});
