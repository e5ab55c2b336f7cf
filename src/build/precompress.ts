import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const texts = /\.(js|css|svg|json|webmanifest|txt|xml)$/;
/** Read by the edge, never sent as they are. */
const inner = /^(pages\.json|render\.mjs|index\.html)$/;

/** Font mode's distance codes suit code, in which short names soon recur: saves 109 of the 39,040 B above home's games, with every brotli decoder. */
const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT };

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const [small, old] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, old)]);
}

/** Writes `.br` and `.gz` files beside every text file of the build, so that the edge compresses none of them. */
export function precompress(): Plugin {
  return {
    name: 'leve:precompress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        const files = await readdir(dir!, { recursive: true });
        const wanted = files.map((file) => file.replaceAll('\\', '/')).filter((file) => texts.test(file) && !inner.test(file));
        await Promise.all(wanted.map((file) => compress(join(dir!, file))));
      },
    },
  };
}
