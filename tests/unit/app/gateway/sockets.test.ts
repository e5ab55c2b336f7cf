import { afterEach, expect, test, vi } from 'vitest';
import { isAsking, sockets, withSocket } from '../../../../src/app/gateway/request.ts';

afterEach(() => void vi.restoreAllMocks());

/** Starts `count` tasks with a socket each. `begun` lists those that run; `ends[n]` ends one. */
function started(count: number, most?: number) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = Array.from({ length: count }, (_, task) =>
    withSocket(() => new Promise<number>((resolve) => {
      begun.push(task);
      ends[task] = () => resolve(task);
    }), most),
  );
  return { begun, ends, all };
}

test('four calls take a socket; further ones wait in order', async () => {
  const { begun, ends, all } = started(6);
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[2]!();
  await expect(all[2]).resolves.toBe(2);
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 2, 3, 4]));
  ends[4]!();
  await vi.waitFor(() => expect(begun).toHaveLength(6));
  for (const end of ends) end();
  await Promise.all(all);
});

test('a socket is free again after its task failed', async () => {
  const broken = () => Promise.reject(new Error('broken'));
  for (let tried = 0; tried < 5; tried++) await expect(withSocket(broken)).rejects.toThrow('broken');
  const { begun, ends, all } = started(4);
  expect(begun).toHaveLength(4);
  for (const end of ends) end();
  await Promise.all(all);
});

test('over HTTP/2 no call waits', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ nextHopProtocol: 'h2' } as PerformanceNavigationTiming]);
  const { begun, ends, all } = started(9);
  expect(begun).toHaveLength(9);
  for (const end of ends) end();
  await Promise.all(all);
});

test('reads that are never answered, and what the app and the person send beside them, leave a socket for the next page', async () => {
  const reads = started(6);
  const sent = started(3, sockets.all);
  expect([reads.begun, sent.begun]).toEqual([[0, 1, 2, 3], [0]]);
  // What the person sent goes before the reads that waited longer.
  reads.ends[0]!();
  await expect.poll(() => sent.begun).toEqual([0, 1]);
  expect(reads.begun).toHaveLength(4);
  sent.ends[0]!();
  sent.ends[1]!();
  await expect.poll(() => sent.begun).toHaveLength(3);
  await expect.poll(() => {
    for (const end of [...reads.ends, ...sent.ends]) end?.();
    return reads.begun.length;
  }).toBe(6);
  await Promise.all([...reads.all, ...sent.all]);
});

test('large files leave room for reads', async () => {
  const files = started(5, sockets.uploads);
  const reads = started(1);
  expect([files.begun, reads.begun]).toEqual([[0, 1, 2], [0]]);
  await expect.poll(() => {
    for (const end of [...files.ends, ...reads.ends]) end?.();
    return files.begun.length;
  }).toBe(5);
  await Promise.all([...files.all, ...reads.all]);
});

test('the app is asking while a call is on its way, also one that failed, and no longer', async () => {
  expect(isAsking()).toBe(false);
  const { ends, all } = started(2);
  expect(isAsking()).toBe(true);
  ends[0]!();
  await all[0];
  expect(isAsking()).toBe(true);
  ends[1]!();
  await all[1];
  await withSocket(() => Promise.reject(new Error('broken'))).catch(() => {});
  expect(isAsking()).toBe(false);
});

test.each([['h2', 6], ['h3', 6], ['http/1.1', 4], ['', 4]])('over "%s" %i of six calls are on their way at once', async (nextHopProtocol, at) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ nextHopProtocol } as PerformanceNavigationTiming]);
  const { begun, ends, all } = started(6);
  expect(begun).toHaveLength(at);
  await expect.poll(() => {
    for (const end of ends) end?.();
    return begun.length;
  }).toBe(6);
  for (const end of ends) end();
  await Promise.all(all);
});
