// The edge of browser tests: it compresses pages as the edge does at first (`isQuick` of src/edge/pages.ts), and never again as
// small as possible, which takes 70 ms of processor for each page that a reset platform makes new.
import { syncBuiltinESMExports } from 'node:module';
import zlib, { type BrotliOptions } from 'node:zlib';

const { constants, createBrotliCompress } = zlib;

Object.defineProperty(zlib, 'createBrotliCompress', {
  value: ({ params, ...options }: BrotliOptions = {}) => createBrotliCompress({ ...options, params: { ...params, [constants.BROTLI_PARAM_QUALITY]: 5 } }),
});
syncBuiltinESMExports();
await import('../../src/edge/main.ts');
