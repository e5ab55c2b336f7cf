import type { PageFiles, PageRenderer } from '../build/page-files.ts';
import type { Compress } from './compressed.ts';
import type { Encoded } from './negotiation.ts';
import type { Asked } from './request.ts';

/** The handler's view of the machine under it: a build, from the disk of Node or from the static files of workerd. */
export interface Machine {
  readonly files: PageFiles;
  readonly renderer: PageRenderer;
  /** Text of a file of the build by its path, such as a style sheet; rejects when there is none. */
  text(path: string): Promise<string>;
  /** Bytes of a file that phones may ask for, by path. */
  bytes(path: string): Promise<Uint8Array | undefined>;
  /** The answer for a file that phones may ask for; undefined when there is none at this path. */
  asset(asked: Asked, path: string): Response | undefined | Promise<Response | undefined>;
  /** The encodings of a body, which its ETag names, made well or quickly; workerd leaves them to the network before it. */
  encode(body: Uint8Array, etag: string, isQuick?: boolean): Promise<Encoded>;
  /** Compresses the platform's answers; none: the network before the edge does. */
  compress?: Compress;
}

/** Written by the build for the edge or for plain static hosts: nothing that a phone may ask for. */
export const innerFile = /^\/(pages\.json|render\.mjs|index\.html|\.vite\/)|\.(br|gz)$/;

/** The build puts a hash into every name below assets. */
export const cacheControlOf = (path: string): string => (path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');

/** A build as headers, logs and metrics name it. */
export const buildName = ({ version, build }: Pick<PageFiles, 'version' | 'build'>): string => `${version}+${build}`;
