import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile as writeToDisk } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** A stored item: bytes with metadata. */
export interface Kept<Meta = object> {
  meta: Meta;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface Store {
  /** The item, if it is in memory. */
  peek(key: string): Kept | undefined;
  read(key: string): Promise<Kept | undefined>;
  /** Keys consist of letters, digits, `-` and `_`. Never rejects: what cannot be stored is made again. */
  write(key: string, kept: Kept): Promise<void>;
}

export interface StoreOptions {
  /** limit of the memory cache, bytes */
  memory?: number;
  /** without it only memory is used */
  folder?: string;
  /** limit of the folder, bytes */
  limit?: number;
  /** how files are written, for tests */
  writeFile?: (file: string, data: Uint8Array) => Promise<void>;
}

/** ms after which a used file is marked again */
const markAfter = 600_000;
/** ms after which a half-written file is considered abandoned */
const abandonedAfter = 600_000;
/** disk usage of a file, in whole blocks */
const onDisk = (length: number): number => Math.ceil(length / 4_096) * 4_096;
/** overhead of an item in memory, bytes: its key and its object */
const around = 300;
/** How keys of originals begin, and their share of the memory: twenty times as large as what is made of them, they would push that out although each size is made once. */
const ofOriginals = 'o-';
const shareOfOriginals = 0.25;

/** The header is the first line, so that an item is one file, which exists completely or not at all. */
function toFile({ meta, bytes }: Kept): Uint8Array {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ length: bytes.length, meta })}\n`), bytes]);
}

function fromFile(file: Buffer): Kept | undefined {
  const end = file.indexOf(10);
  try {
    const { length, meta } = JSON.parse(file.toString('utf8', 0, end)) as { length: number; meta: object };
    const bytes = new Uint8Array(file.subarray(end + 1));
    return bytes.length === length ? { meta, bytes } : undefined;
  } catch {
    // The machine stopped before the file was on disk.
    return undefined;
  }
}

/**
 * Caches items in memory, and in a folder that several edges may share: files appear by renaming, and whoever has
 * written a twentieth of the limit deletes the least recently used ones.
 */
export function createStore({ memory = 64 * 1024 * 1024, folder, limit = 1024 * 1024 * 1024, writeFile = writeToDisk }: StoreOptions = {}): Store {
  const cacheOf = (share: number) => new LRUCache<string, Kept>({ maxSize: Math.round(memory * share), sizeCalculation: ({ bytes }) => bytes.length + around });
  const [originals, others] = [cacheOf(shareOfOriginals), cacheOf(1 - shareOfOriginals)];
  const cacheFor = (key: string) => (key.startsWith(ofOriginals) ? originals : others);
  const marked = new LRUCache<string, number>({ max: 20_000 });
  let written = Infinity;
  let sweeping: Promise<void> | undefined;

  const pathOf = (key: string): string => join(folder!, key);

  function mark(key: string): void {
    if (!folder || Date.now() - (marked.get(key) ?? 0) < markAfter) return;
    const now = Date.now();
    marked.set(key, now);
    // Deleted meanwhile: it is made again once it is no longer in memory.
    utimes(pathOf(key), now / 1_000, now / 1_000).catch(() => {});
  }

  async function sweep(isFull: boolean): Promise<void> {
    const files: { name: string; size: number; used: number }[] = [];
    for (const name of await readdir(folder!)) {
      const found = await stat(pathOf(name)).catch(() => undefined);
      if (!found?.isFile()) continue;
      if (name.startsWith('.') && Date.now() - found.mtimeMs > abandonedAfter) await rm(pathOf(name), { force: true });
      else files.push({ name, size: onDisk(found.size), used: found.mtimeMs });
    }
    let total = files.reduce((sum, { size }) => sum + size, 0);
    // The disk may be smaller than the limit, or be shared.
    const most = isFull ? Math.min(limit, total * 0.8) : limit;
    if (total <= most) return;
    for (const { name, size } of files.toSorted((one, other) => one.used - other.used)) {
      if (total <= most * 0.9) return;
      await rm(pathOf(name), { force: true });
      total -= size;
    }
  }

  return {
    peek(key) {
      const found = cacheFor(key).get(key);
      if (found) mark(key);
      return found;
    },
    async read(key) {
      const found = cacheFor(key).get(key);
      if (found || !folder) return found;
      const file = await readFile(pathOf(key)).catch(() => undefined);
      const thing = file && fromFile(file);
      if (!thing) return undefined;
      mark(key);
      cacheFor(key).set(key, thing);
      return thing;
    },
    async write(key, thing) {
      cacheFor(key).set(key, thing);
      if (!folder) return;
      let isFull = false;
      // Not the process id, which is the same for edges in containers.
      const half = pathOf(`.${randomUUID()}`);
      try {
        await mkdir(folder, { recursive: true });
        const file = toFile(thing);
        await writeFile(half, file);
        await rename(half, pathOf(key));
        marked.set(key, Date.now());
        written += onDisk(file.length);
      } catch (error) {
        // Full, or not writable: the item is in memory.
        await rm(half, { force: true }).catch(() => {});
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') return;
        written = Infinity;
        isFull = true;
      }
      if (written < limit / 20 || sweeping) return;
      written = 0;
      sweeping = sweep(isFull).catch(() => {}).finally(() => (sweeping = undefined));
      await sweeping;
    },
  };
}
