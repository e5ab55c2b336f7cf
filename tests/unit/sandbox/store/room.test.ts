import { expect, test } from 'vitest';
import { hasRoom } from '../../../../src/sandbox/store/room.ts';

test('a full disk, and one that is gone, have no room; memory has', () => {
  const folders: string[] = [];
  const free = (bytes: number) => (folder: string) => (folders.push(folder), bytes);
  expect([hasRoom('/data/box/platform.sqlite', free(1e9)), hasRoom('/data/box/platform.sqlite', free(1_000)), hasRoom('/data/gone/platform.sqlite'), hasRoom(':memory:', free(0))]).toEqual([true, false, false, true]);
  expect(folders).toEqual(['/data/box', '/data/box']);
});
