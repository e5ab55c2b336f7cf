import { type Alias, build } from 'vite';
import { expect, test } from 'vitest';
import { aliases } from '../../../src/build/aliases.ts';
import { chunkChecks } from '../../../src/build/checks.ts';
import { scriptTarget } from '../../../src/build/minify.ts';

const source = `import { createPortal } from 'react-dom'; import { createElement } from 'react'; export { createPortal, createElement };`;

/** Builds a module that imports React, with these aliases. */
function buildWith(alias: Alias[]): Promise<unknown> {
  const virtualModule = {
    name: 'virtualModule',
    resolveId: (id: string) => (id === 'virtualModule' ? `${process.cwd()}/virtualModule.js` : undefined),
    load: (id: string) => (id.endsWith('/virtualModule.js') ? source : undefined),
  };
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtualModule, chunkChecks('production')],
    resolve: { alias },
    build: { write: false, minify: false, target: scriptTarget, rolldownOptions: { input: 'virtualModule', preserveEntrySignatures: 'strict' } },
  });
}

test('react-dom in the bundle fails the build with its path', async () => {
  await expect(buildWith([])).rejects.toThrow(/React's own code is in .*node_modules\/react/);
});

test('a build with the aliases passes', async () => {
  await expect(buildWith(aliases)).resolves.toBeDefined();
});
