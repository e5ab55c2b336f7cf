import preact from '@preact/preset-vite';
import { build, preview } from 'vite';
import { aliases } from '../../src/build/aliases.ts';
import { scriptTarget, terserOptions } from '../../src/build/minify.ts';
import type { RunningEdge } from '../../tests/browser/edge.ts';

const outDir = `${process.cwd()}/dist-floor`;

/** Builds the page that holds nothing but the packages of the first load, and serves it on a free port. */
export async function serveFloor(): Promise<RunningEdge> {
  const common = { configFile: false, root: import.meta.dirname, logLevel: 'warn' } as const;
  await build({
    ...common,
    plugins: [preact({ reactAliasesEnabled: false })],
    resolve: { alias: aliases },
    build: { outDir, emptyOutDir: true, target: scriptTarget, minify: 'terser', terserOptions },
  });
  const server = await preview({ ...common, build: { outDir }, preview: { port: 0 } });
  return { address: server.resolvedUrls!.local[0]!.replace(/\/$/, ''), stop: () => server.close() };
}
