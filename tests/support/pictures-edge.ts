import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEdge } from '../../src/edge/edge.ts';
import type { Machine } from '../../src/edge/machine.ts';
import { createMerchants } from '../../src/edge/merchants/merchants.ts';
import { parseMerchants } from '../../src/edge/merchants/parse.ts';
import { readyMadeFiles } from '../../src/edge/merchants/ready-made.ts';
import { fetchOriginals, type FetchOptions } from '../../src/edge/node/pictures/fetch-original.ts';
import { createPictures } from '../../src/edge/node/pictures/make-pictures.ts';
import { createResizer, type ResizerOptions } from '../../src/edge/node/pictures/resizer.ts';
import { createStore, type StoreOptions } from '../../src/edge/node/pictures/store.ts';
import { answerFrom } from '../../src/edge/upstream-answer.ts';
import type { Upstream } from '../../src/edge/upstream.ts';

/** A machine without a page or a file: none is asked for here. */
const noBuild = { files: { screens: {} }, renderer: { rowsByName: {}, needsOf: () => [], queryFor: () => '' }, asset: () => undefined } as unknown as Machine;

/** ms: the machine may be busy with other tests */
export const unhurried = { now: 15_000, soon: 15_000, behind: 30_000 };

const ends: (() => void)[] = [];

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'leve-pictures-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface PicturesEdgeOptions {
  /** answers the platform's pictures by path */
  platform: (path: string, signal: AbortSignal) => Response | Promise<Response>;
  imageCDNs?: readonly string[];
  store?: StoreOptions;
  resizer?: ResizerOptions;
  fetching?: FetchOptions;
}

/** An edge with pictures of its own; `get` asks it as a browser. */
export function picturesEdge({ platform, imageCDNs, store, resizer, fetching }: PicturesEdgeOptions) {
  const asked: string[] = [];
  const upstream: Upstream = {
    segments: ['wps', 'cdn'], pages: [], notes: [],
    answer: async () => answerFrom(new Response()),
    isReady: async () => true,
    ask(path, _, signal) {
      if (path.startsWith('/wps/')) return Promise.resolve(Response.json({ success: false }));
      asked.push(path);
      return Promise.resolve(platform(path, signal));
    },
    close() {},
  };
  const sizes = createResizer({ patience: unhurried, ...resizer });
  const jobs: { width: number; format: string }[] = [];
  const pictures = createPictures({
    fetchOriginal: fetchOriginals(upstream, fetching),
    resizer: { ...sizes, make: (job, urgency) => ('width' in job && jobs.push({ width: job.width, format: job.format }), sizes.make(job, urgency)) },
    store: createStore(store),
  });
  ends.push(() => pictures.close?.());
  const parsed = parseMerchants(readyMadeFiles).map((merchant) => (imageCDNs ? { ...merchant, imageCDNs: [...imageCDNs] } : merchant));
  const edge = createEdge({ machine: noBuild, upstream, merchants: createMerchants(parsed, () => 'a key'), pictures });
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    edge(new Request(`http://localhost${path}`, { headers, method }), { address: '127.0.0.1', proto: 'http', host: 'localhost' }, () => {});
  return { get, asked, jobs, pictures };
}

/** What browsers send for a picture. */
export const browsers = { chrome72: 'image/webp,image/apng,image/*,*/*;q=0.8', chrome: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', old: 'image/png,image/*;q=0.8,*/*;q=0.5' };

export function closePictures(): void {
  for (const end of ends.splice(0)) end();
}
