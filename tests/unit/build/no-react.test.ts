import { build } from 'vite';
import type { Alias } from 'vite';
import { expect, test } from 'vitest';
import { aliases } from '../../../src/build/aliases.ts';
import { noReact } from '../../../src/build/no-react.ts';

const source = `import { createPortal } from 'react-dom'; import { createElement } from 'react'; export { createPortal, createElement };`;

/** Builds a module that imports React, past the aliases or through them. */
function buildWith(alias: Alias[]): Promise<unknown> {
  const written = {
    name: 'written',
    resolveId: (id: string) => (id === 'written' ? `${process.cwd()}/written.js` : undefined),
    load: (id: string) => (id.endsWith('/written.js') ? source : undefined),
  };
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [written, noReact()],
    resolve: { alias },
    build: { write: false, minify: false, rolldownOptions: { input: 'written', preserveEntrySignatures: 'strict' } },
  });
}

test('react-dom in the bundle fails the build and says where', async () => {
  await expect(buildWith([])).rejects.toThrow(/React's own code is in .*node_modules\/react/);
});

test('through the aliases there is none', async () => {
  await expect(buildWith(aliases)).resolves.toBeDefined();
});
