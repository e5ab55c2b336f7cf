import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packagesOf } from '../../support/source-imports.ts';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };

test('an install without development dependencies has all that the edge runs on, and nothing else', () => {
  const needed = packagesOf('src', ['edge/main.ts', 'edge/node/pictures/resize-process.ts', 'sandbox/thread.ts', 'edge/workerd/worker.ts']);
  // The engine itself: no module imports it.
  expect(Object.keys(dependencies).toSorted()).toEqual([...needed, 'node'].toSorted());
});

test('the edge imports nothing that only makes the build', () => {
  expect(packagesOf('src', ['edge/main.ts', 'edge/node/pictures/resize-process.ts', 'sandbox/thread.ts', 'edge/workerd/worker.ts'])).not.toContain('vite');
});
