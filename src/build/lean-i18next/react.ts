import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Of the `useTranslation` that the reduced one was written after. */
const knownHash = '21e61658b8238a4d3914484ec2d6f95d3205f19f0326e40da5af670250b28815';

/** Throws where react-i18next has another `useTranslation`: then compare it with the reduced one. */
export function checkOriginal(code: string): void {
  if (createHash('sha256').update(code).digest('hex') !== knownHash) throw new Error('react-i18next has another useTranslation: see src/build/lean-i18next/react-i18next.ts');
}

/** Takes 2.1 KB (brotli) of suspense, selectors and warnings off the first load. An import that the reduced react-i18next lacks fails the build. */
export function leanReactI18next(): Plugin {
  return {
    name: 'leve:lean-react-i18next',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      checkOriginal(readFileSync(fileURLToPath(import.meta.resolve('react-i18next')).replace(/dist\/.*$/, 'dist/es/useTranslation.js'), 'utf8'));
    },
    resolveId: {
      filter: { id: /^react-i18next$/ },
      handler: () => fileURLToPath(new URL('react-i18next.ts', import.meta.url)),
    },
  };
}
