import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Platform } from '../handler.ts';

interface Encoded {
  etag: string;
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
  plain: Uint8Array<ArrayBuffer>;
}
