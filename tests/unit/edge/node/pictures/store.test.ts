import { existsSync, readdirSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createStore } from '../../../../../src/edge/node/pictures/store.ts';
import { closePictures, temporaryFolder } from '../../../../support/pictures-edge.ts';

afterEach(closePictures);

const bytes = (length: number, value = 7) => new Uint8Array(length).fill(value);
const thing = (length: number) => ({ meta: { type: 'image/webp' }, bytes: bytes(length) });

test('what is written is read again, by this process and by another', async () => {
  const folder = join(temporaryFolder(), 'a', 'b');
  await createStore({ folder }).write('a', thing(10));
  const other = createStore({ folder });
  expect(other.peek('a')).toBeUndefined();
  expect(await other.read('a')).toEqual(thing(10));
  expect(other.peek('a')).toEqual(thing(10));
  expect(await other.read('b')).toBeUndefined();
});

test('without a folder the memory has it, and forgets what was used least recently', async () => {
  const store = createStore({ memory: 5_300 });
  for (const key of ['a', 'b', 'c']) await store.write(key, thing(1_000));
  store.peek('a');
  await store.write('d', thing(1_000));
  expect(['a', 'b', 'c', 'd'].map((key) => store.peek(key) !== undefined)).toEqual([true, false, true, true]);
});

test('originals have a quarter of the memory, and push nothing else out', async () => {
  const store = createStore({ memory: 8_000 });
  await store.write('d-a', thing(1_000));
  for (const key of ['o-a', 'o-b', 'o-c', 'o-d', 'o-e', 'o-f', 'o-g']) await store.write(key, thing(1_000));
  expect(['d-a', 'o-f', 'o-g'].map((key) => store.peek(key) !== undefined)).toEqual([true, false, true]);
});

test('a folder stays below its limit: what was used least recently goes', async () => {
  const folder = temporaryFolder();
  const limit = 400_000;
  const writer = createStore({ folder, limit, memory: 1_000 });
  const long = new Date(Date.now() - 3_600_000);
  for (let at = 0; at < 10; at += 1) {
    await writer.write(`old-${at}`, thing(32_000));
    utimesSync(join(folder, `old-${at}`), long, long);
  }
  // Another edge uses one of them.
  await createStore({ folder }).read('old-3');
  await expect.poll(() => statSync(join(folder, 'old-3')).mtimeMs).toBeGreaterThan(long.getTime() + 1_000);
  for (let at = 0; at < 8; at += 1) await writer.write(`new-${at}`, thing(32_000));
  const names = readdirSync(folder);
  expect(names.length * 32_768).toBeLessThanOrEqual(limit);
  expect(names).toContain('old-3');
  expect(names).toContain('new-7');
  expect(names.filter((name) => name.startsWith('old')).length).toBeLessThan(6);
});

test('half a file, one that is gone and a folder that cannot be written cost nothing but the work', async () => {
  const folder = temporaryFolder();
  await createStore({ folder }).write('a', thing(1_000));
  truncateSync(join(folder, 'a'), 600);
  expect(await createStore({ folder }).read('a')).toBeUndefined();
  writeFileSync(join(folder, 'b'), '');
  expect(await createStore({ folder }).read('b')).toBeUndefined();
  const store = createStore({ folder, memory: 2_000 });
  await store.write('c', thing(1_000));
  rmSync(join(folder, 'c'));
  expect(await store.read('c')).toEqual(thing(1_000));
  writeFileSync(join(folder, 'file'), '');
  const nowhere = createStore({ folder: join(folder, 'file', 'below') });
  await nowhere.write('d', thing(10));
  expect(nowhere.peek('d')).toEqual(thing(10));
});

test('half-written files of a process that ended are taken away', async () => {
  const folder = temporaryFolder();
  const [left, young] = [join(folder, '.99-1'), join(folder, '.99-2')];
  for (const file of [left, young]) writeFileSync(file, 'half');
  utimesSync(left, new Date(Date.now() - 3_600_000), new Date(Date.now() - 3_600_000));
  await createStore({ folder }).write('a', thing(10));
  expect([existsSync(left), existsSync(young)]).toEqual([false, true]);
});

test('two edges that write and read one folder at once see whole things alone', async () => {
  const folder = temporaryFolder();
  const edges = [1, 2].map(() => createStore({ folder, memory: 2_000, limit: 200_000 }));
  await Promise.all(edges.flatMap((store, edge) => Array.from({ length: 40 }, async (_, at) => {
    await store.write(`k${at % 10}`, { meta: { at, edge }, bytes: bytes(4_000, at) });
    const found = await edges[1 - edge]!.read(`k${(at * 3) % 10}`);
    if (found) expect(new Set(found.bytes).size).toBe(1);
  })));
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a disk that is full before the limit is makes room for what is new', async () => {
  const folder = temporaryFolder();
  const disk = 200_000;
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const write: typeof writeFile = async (file, data) => {
    const taken = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    await writeFile(file, (data as Uint8Array).subarray(0, Math.max(0, disk - taken)));
    if (taken + (data as Uint8Array).length > disk) throw full;
  };
  const store = createStore({ folder, memory: 1_000, writeFile: write });
  for (let at = 0; at < 20; at += 1) await store.write(`k${at}`, thing(30_000));
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  const other = createStore({ folder });
  const last = await Promise.all([17, 18, 19].map((at) => other.read(`k${at}`)));
  expect(last.filter(Boolean).length).toBeGreaterThan(1);
});

test('two edges with one process id, as in two containers, never give one picture for another', async () => {
  const folder = temporaryFolder();
  const edges = [1, 2].map(() => createStore({ folder, memory: 2_000 }));
  for (let at = 0; at < 60; at += 1) {
    await Promise.all(edges.map((store, edge) => store.write(`k-${edge}-${at}`, { meta: { edge }, bytes: bytes(20_000 + edge * 5_000, edge) })));
    const other = createStore({ folder });
    const found = await Promise.all([0, 1].map((edge) => other.read(`k-${edge}-${at}`)));
    expect(found.map((kept) => [kept?.meta, kept?.bytes.length, kept?.bytes[0]])).toEqual([[{ edge: 0 }, 20_000, 0], [{ edge: 1 }, 25_000, 1]]);
  }
});
