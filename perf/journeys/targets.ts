import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { consoleHeaders } from '../../tests/browser/console.ts';
import { startEdge } from '../../tests/browser/edge.ts';
import { startNginx } from '../../tests/browser/nginx.ts';
import { builds, type Art } from '../context.ts';
import { buildIn, checkOut } from '../revision.ts';
import { warm } from '../warm.ts';

export const arts: readonly Art[] = ['raster', 'drawings'];

/** A running edge whose waits are measured, with its platform. */
export interface Target {
  art: Art;
  /** none: the working tree */
  revision?: string;
  address: string;
  /**
   * The platform as on its first day: a member who deposited is shown the charge that still waits, not the form. The edge
   * knows its pages and answers once more.
   */
  begin(): Promise<void>;
}

export interface RunningTargets {
  targets: Target[];
  stop(): Promise<void>;
}

const paths = ['/m/home', '/m/gameList?gameType=HOT', '/m/lottery'];

/** A revision without raster art gets that of the working tree, in its own box: these files take the place of its own. */
const rasterArt = ['src/sandbox/art', 'src/sandbox/content/art.ts', 'src/sandbox/content/drawings.ts', 'src/sandbox/languages.ts'];

/** Starts the working tree and another revision, each with drawings and with makers' pictures; with `tls`, behind nginx by HTTP/2. */
export async function startTargets(against: string, tls: boolean): Promise<RunningTargets> {
  const ending: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of ending.toReversed()) await end();
  };
  try {
    const other = checkOut(against);
    ending.push(other.remove);
    if (!existsSync(join(other.folder, 'src/sandbox/art/raster.ts'))) for (const path of rasterArt) cpSync(path, join(other.folder, path), { recursive: true });
    const targets: Target[] = [];
    buildIn(other.folder, 'dist');
    for (const art of arts) {
      for (const [revision, folder, dist] of [[undefined, '.', builds.shipped.folder], [against, other.folder, 'dist']] as const) {
        const build = resolve(folder, dist);
        const edge = await startEdge({ DATA: ':memory:', ART: art, DIST: build, TRUST_PROXY: 'loopback' }, resolve(folder, 'src/edge/main.ts'));
        ending.push(edge.stop);
        let { address } = edge;
        if (tls) {
          const nginx = await startNginx(build, [Number(new URL(address).port)]);
          ending.push(nginx.stop);
          address = nginx.secure;
        }
        targets.push({ art, revision, address, begin: () => begin(edge.address) });
      }
    }
    await Promise.all(targets.map(({ address }) => warm(paths.map((path) => address + path))));
    return { targets, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function begin(edge: string): Promise<void> {
  const { ok, status } = await fetch(`${edge}/sandbox/api/reset`, { method: 'POST', headers: consoleHeaders });
  if (!ok) throw new Error(`the platform was not reset: ${status}`);
  // Twice: the first answer goes without what the edge has to ask for.
  for (const path of [...paths, ...paths]) await (await fetch(edge + path)).arrayBuffer();
}
