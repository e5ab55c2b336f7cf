import { expect, test } from 'vitest';
import { offline } from '../../../src/app/load-plan.ts';
import type { Bundle, Chunk } from '../../../src/build/chunks.ts';
import { shellChunks } from '../../../src/build/worker.ts';

const chunk = (fileName: string, more: Partial<Chunk> = {}) => ({ type: 'chunk', fileName, moduleIds: [`/leve/src/app/${fileName.replace('.js', '.ts')}`], imports: [], dynamicImports: [], ...more }) as unknown as Chunk;

test('what is useless without a network is in no list of the worker, whatever file it is in', () => {
  const chunks = [
    chunk('app.js', { moduleIds: ['/leve/index.html'], dynamicImports: ['forms.js', 'firebase.js', 'envelope.js'] }),
    chunk('forms.js', { dynamicImports: ['firebase.js'] }),
    chunk('firebase.js', { moduleIds: ['/leve/node_modules/@firebase/util/index.js', '/leve/src/app/features/auth/external/firebase.ts'] }),
    chunk('envelope.js', { moduleIds: ['/leve/node_modules/jsencrypt/lib/index.js', '/leve/src/app/gateway/envelope.ts'], imports: ['mode-ecb.js'] }),
    chunk('support.js', { imports: ['mode-ecb.js'] }),
    chunk('mode-ecb.js', { moduleIds: ['/leve/node_modules/crypto-js/mode-ecb.js'] }),
    ...offline.screens.map((name) => chunk(`${name}.js`, { moduleIds: [`/leve/src/app/screens/${name}/index.tsx`], dynamicImports: ['support.js'] })),
    ...offline.strings.map((name) => chunk(`pt-${name}.js`, { moduleIds: [`/leve/src/app/i18n/pt/${name}.json`] })),
  ];
  const found = shellChunks(Object.fromEntries(chunks.map((one) => [one.fileName, one])) as Bundle, ['pt']).map(({ fileName }) => fileName);
  expect(found.toSorted()).toEqual(['app.js', 'forms.js', 'support.js', ...offline.screens.map((name) => `${name}.js`), ...offline.strings.map((name) => `pt-${name}.js`)].toSorted());
});
