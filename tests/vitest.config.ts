import { defineConfig } from 'vitest/config';
import { aliases } from '../src/build/aliases.ts';

/** Tests of the app and of the boot scripts need a document; all others run without one, which saves its creation. */
const withDocument = 'tests/unit/{app,boot}/**/*.test.{ts,tsx}';

/** Scripts and styles that a test adds to its document count as loaded without a request. */
const environmentOptions = { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } };

/** Unit tests run on the source; end-to-end tests cover the build. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  resolve: { alias: [...aliases, { find: /^@testing-library\/preact$/, replacement: `${import.meta.dirname}/support/testing-library.ts` }] },
  json: { namedExports: false },
  test: {
    env: { HASH_COST: '8' },
    // By default Vitest leaves one processor of two idle.
    pool: 'threads',
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // Dependencies that import react must be inlined, or they resolve the real one.
    server: { deps: { inline: [/react-i18next/, /preact/, /@testing-library/] } },
    projects: [
      // A context for each file, not a thread: a thread would load happy-dom anew, 42 s for all files instead of 18.
      { extends: true, test: { name: 'app', pool: 'vmThreads', environment: 'happy-dom', setupFiles: ['tests/support/fake-animation.ts'], environmentOptions, include: [withDocument] } },
      // Files that follow each other on a thread share its modules, and the platforms that were filled: half the processor's time.
      { extends: true, test: { name: 'node', environment: 'node', isolate: false, include: ['tests/unit/**/*.test.ts'], exclude: [withDocument] } },
    ],
  },
});
