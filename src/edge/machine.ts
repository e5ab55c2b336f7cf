import type { PageFiles, PageRenderer } from './page-files.ts';
import type { Compress } from './compressed.ts';
import type { Encoded } from './negotiation.ts';
import type { Asked } from './request.ts';

/** The runtime's interface for the handler: a build, from Node's disk or from workerd's static files. */
export interface Machine {
  readonly files: PageFiles;
  readonly renderer: PageRenderer;
  /** Text of a file of the build by its path, such as a style sheet; rejects if there is none. */
  text(path: string): Promise<string>;
  /** Bytes of a public file, by path. */
  bytes(path: string): Promise<Uint8Array | undefined>;
  /** The answer for a public file; undefined if there is none at this path. */
  asset(asked: Asked, path: string): Response | undefined | Promise<Response | undefined>;
  /** Encodes a body, which its ETag identifies, well or quickly; workerd leaves that to the network in front of it. */
  encode(body: Uint8Array, etag: string, isQuick?: boolean): Promise<Encoded>;
  /** compresses the platform's answers; without it the network in front of the edge does */
  compress?: Compress;
}

/** Files for the edge or for plain static hosts, never sent to phones. */
export const innerFile = /^\/(pages\.json|render\.mjs|index\.html|\.vite\/)|\.(br|gz)$/;

/** The build puts a hash into every name below assets. */
export const cacheControlOf = (path: string): string => (path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');

/** The name of a build in headers, logs and metrics. */
export const buildName = ({ version, build }: Pick<PageFiles, 'version' | 'build'>): string => `${version}+${build}`;
