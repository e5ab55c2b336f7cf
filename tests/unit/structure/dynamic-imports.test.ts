import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Dynamic imports without `lazy`, each with its reason; three at most. */
const allowed: Record<string, string> = {
  'src/app/main.tsx import(./device/polyfills.ts)': 'before anything else runs, on Chromium 72 alone',
  'src/app/main.tsx import(./runtime/scheduling/count-renders.ts)': 'in the build that counts renders alone',
  'src/app/app.tsx import(link.href)': 'the address of a chunk that the page names; `lazy` calls it',
};

test('code is loaded by `lazy` alone', () => {
  const found = globSync('src/app/**/*.{ts,tsx}').flatMap((file) => {
    const code = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//g, '').replace(/typeof import\([^)]*\)/g, '');
    const bare = code.replace(/\blazy(?:Island)?(?:<[^>(]*>)?\(\(\) => import\('[^']+'\)/g, '');
    return Array.from(bare.matchAll(/\bimport\(\s*'?([^')]+)'?\)/g), ([, what]) => `${file} import(${what})`);
  });
  expect(found.toSorted()).toEqual(Object.keys(allowed).toSorted());
  expect(found.length).toBeLessThanOrEqual(3);
});
