import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { createResizer, type Resizer } from '../../../../../src/edge/node/pictures/resizer.ts';
import { browsers, closePictures, picturesEdge, temporaryFolder } from '../../../../support/pictures-edge.ts';
import { rasterArt } from '../../../../support/raster.ts';

const resizers: Resizer[] = [];
afterEach(() => {
  closePictures();
  for (const resizer of resizers.splice(0)) resizer.close();
});

/** A process in the place of the one that resizes. */
function program(source: string): URL {
  const file = join(temporaryFolder(), 'program.mjs');
  writeFileSync(file, source);
  return pathToFileURL(file);
}

function started(options: Parameters<typeof createResizer>[0]): Resizer {
  const resizer = createResizer(options);
  resizers.push(resizer);
  return resizer;
}

const job = { bytes: new Uint8Array([1]), width: 240, format: 'webp', saves: false } as const;
const answering = (outcome: string) => program(`process.on('message', (job) => process.send({ id: job.id, ${outcome} })); process.on('disconnect', () => process.exit());`);
const good = `bytes: new Uint8Array([job.width]), type: 'image/webp'`;

test('a phone\'s picture goes before those that nobody waits for, and too many are refused at once', async () => {
  const resizer = started({ program: answering(good), most: { now: 2, behind: 2 } });
  const order: string[] = [];
  const ask = (name: string, urgency: 'now' | 'behind') => resizer.make(job, urgency).then(({ failure }) => order.push(failure ? `${name} ${failure}` : name));
  await Promise.all([ask('a', 'behind'), ask('b', 'behind'), ask('c', 'behind'), ask('d', 'behind'), ask('e', 'now'), ask('f', 'now'), ask('g', 'now')]);
  expect(order).toEqual(['d busy', 'g busy', 'a', 'e', 'f', 'b', 'c']);
});

test('what waits is bounded in bytes, too', async () => {
  const resizer = started({ program: answering(good), mostBytes: 1_000 });
  const large = { ...job, bytes: new Uint8Array(400) };
  // The first is on its way to the process.
  const failures = await Promise.all(Array.from({ length: 4 }, async () => (await resizer.make(large, 'behind')).failure));
  expect(failures).toEqual([undefined, undefined, undefined, 'busy']);
  expect((await resizer.make(large, 'behind')).failure).toBeUndefined();
});

test('a job that takes too long loses its process, and the next one has another', async () => {
  const hangs = program(`process.on('message', (job) => { if (job.width === 1) for (;;); process.send({ id: job.id, ${good} }); });`);
  const resizer = started({ program: hangs, patience: { now: 1_000, behind: 1_000 }, startMs: 1_000 });
  expect(await resizer.make({ ...job, width: 1 }, 'now')).toEqual({ failure: 'late' });
  expect((await resizer.make(job, 'now')).bytes).toEqual(new Uint8Array([240]));
});

test('a process that dies fails its own job alone', async () => {
  const dies = program(`process.on('message', (job) => { if (job.width === 1) process.abort(); process.send({ id: job.id, ${good} }); });`);
  const resizer = started({ program: dies });
  expect(await resizer.make({ ...job, width: 1 }, 'now')).toEqual({ failure: 'late' });
  expect((await resizer.make(job, 'now')).bytes).toEqual(new Uint8Array([240]));
});

const passes = async (resizer: Parameters<typeof createResizer>[0], count = 1) => {
  const { get } = picturesEdge({ platform: async () => new Response(await rasterArt('png')), resizer });
  const answers = await Promise.all(Array.from({ length: count }, (_, at) => get(`/img/card-240/0/${at}.png`, { accept: browsers.chrome })));
  return answers.map(({ status, headers }) => `${status} ${headers.get('content-type')} ${headers.get('cache-control')}`);
};

test('originals go on as they came, for a minute, where pictures cannot be made', async () => {
  const original = '200 image/png public, max-age=60';
  expect(await passes({ program: answering(`failure: 'missing'`) }, 2)).toEqual([original, original]);
  expect(await passes({ program: program('process.abort()') })).toEqual([original]);
  expect(await passes({ program: new URL('file:///nowhere/program.mjs') })).toEqual([original]);
  expect(await passes({ program: program(`setInterval(() => {}, 1000)`), patience: { now: 100, behind: 100 }, startMs: 100 })).toEqual([original]);
});

test('where more pictures are asked for than may wait, the rest go on as they came', async () => {
  const art = await Promise.all([0, 1, 2].map((seed) => rasterArt('png', 200, 250, seed)));
  const { get } = picturesEdge({
    platform: (path) => new Response(art[Number(/(\d)\.png/.exec(path)![1])]!),
    resizer: { program: program(`process.on('message', (job) => setTimeout(() => process.send({ id: job.id, ${good} }), 500));`), most: { now: 1, behind: 1 } },
  });
  const answers = await Promise.all(Array.from({ length: 3 }, (_, at) => get(`/img/card-240/0/${at}.png`, { accept: browsers.chrome72 })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.map(({ headers }) => headers.get('content-type')).toSorted()).toEqual(['image/png', 'image/webp', 'image/webp']);
});

test('the edge answers while pictures are made: its loop is not held', async () => {
  const art = await Promise.all([0, 1, 2].map((seed) => rasterArt('png', 200, 250, seed)));
  const { get } = picturesEdge({ platform: (path) => new Response(art[Number(/(\d)\.png/.exec(path)![1])]!) });
  await get('/healthz');
  const state = { isDone: false };
  const making = Promise.all(art.map((_, at) => get(`/img/card-240/0/${at}.png`, { accept: browsers.chrome }))).finally(() => (state.isDone = true));
  const waits: number[] = [];
  while (!state.isDone) {
    const asked = performance.now();
    expect((await get('/healthz')).status).toBe(200);
    waits.push(performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect((await making).every(({ status }) => status === 200)).toBe(true);
  // A picture takes 30 ms of the process beside, and none of this one; the median, as the machine may be busy.
  expect(waits.toSorted((one, other) => one - other)[waits.length >> 1]).toBeLessThan(20);
});
