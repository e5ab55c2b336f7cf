import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';
import { aliasesFor } from './src/build/aliases.ts';
import { chunkFileName, version, versionCharacters } from './src/build/chunks.ts';
import { compileAhead } from './src/build/compile-ahead.ts';
import { leanI18next } from './src/build/lean-i18next.ts';
import { noReact } from './src/build/no-react.ts';
import { oldEngine } from './src/build/old-engine.ts';
import { precompress } from './src/build/precompress.ts';
import { prerender } from './src/build/prerender.ts';
import { reactMode, realReact } from './src/build/real-react.ts';
import { themeColorTag } from './src/build/theme-colors.ts';
import { worker } from './src/build/worker.ts';
import { languages } from './src/contract/languages.ts';

// What home and every other screen with games need beside the entry; and the style of what home shows before its code is here.
const withGames = [
  // Small, and asked for by chunks that have nothing else in common.
  /\/src\/app\/shell\/ask-login\W/,
  /\/src\/contract\/(limits|endpoints\/(game|games))\W/,
  /\/src\/app\/state\/(failures|favourites|games|language-change)\W/,
  /\/src\/app\/ui\/(icon\/(index|home-shapes)|game-card|chips|in-turns|section|skeleton)\W/,
  /\/src\/app\/(ui\/(carousel|digits|marquee|motion)\/[a-z-]+|shell\/install\/download-bar)\.css$/,
  /\/src\/app\/screens\/home\/(nothing|taps|game-skeletons|chosen|top\/[a-z-]+\.css)/,
];

// The files that home and most screens ask for at the same moment are few: on a poor network each costs a round trip,
// on a weak phone a few milliseconds, and a small file squeezes badly. Nothing here is needed for a first paint.
const filesOfMany: Record<string, RegExp> = {
  // What opens over a page, and the menu that opens first: a weak phone's first tap waits for this alone.
  menus: /\/src\/app\/(i18n\/packs|shell\/(layer\/(index|cover-page|layer)|side-menu\/[a-z-]+))\.(tsx?|css)$/,
  // A draw, a tap on a game, and the way to either.
  play: /\/src\/(app\/(state\/(lottery|launch|favourite-calls)\.ts|ui\/(countdown|drawn|near)\/|screens\/home\/tapped)|contract\/(endpoints\/lottery|lotteries)\.ts)/,
  // What the ways in share with a member's screens; and what those share among themselves.
  ways: /\/src\/(app\/(shell\/language-picker\W|ui\/icon\/screen-shapes)|contract\/endpoints\/session\.ts)/,
  person: /\/src\/(app\/(state\/(wallet|member|sign-out|amount-text|to-login)\.ts|i18n\/(amount|money)\.ts|shell\/sign-out\W|device\/clipboard\.ts|ui\/copy-field\/)|contract\/endpoints\/member\.ts)/,
  // The browser and the machine it runs on; what the platform publishes, and the icons beside it.
  early: /\/src\/(contract\/(address|downloads|later-manifest|endpoints\/(asked|board|content))|app\/(device\/(browser|hosts|in-app|standalone|save-data)|state\/(install|downloads|content|board)|ui\/icon\/responsible-shapes))\.ts/,
  // Days and times in words and figures.
  dates: /\/src\/(app\/i18n\/(brasilia|date|day|moment|moment-text)|contract\/day)\.ts/,
  // A list, or one value, in each of its states.
  listed: /\/src\/app\/shell\/(listed|loaded)\.tsx/,
};

// Home's upper half, which begins to move; then its lower one; then what lies over any page, or waits for an idle moment.
const filesOfParts: Record<string, RegExp> = {
  top: /\/src\/app\/(screens\/home\/top\/index|ui\/carousel\/deck)\.tsx?$/,
  over: /\/src\/app\/shell\/(later|messages\/shown|install\/shown|account-menu\/index|age-gate\/index)\.tsx?$/,
  below: /\/src\/app\/screens\/home\/below\/index\.tsx$/,
};

// Strings that are asked for together, in each language: by what lies over any page, and by the first screen after home.
const stringsOfMany: Record<string, RegExp> = {
  'over-pages': /\/src\/app\/i18n\/([^/]+)\/(?:install|ageGate)\.json$/,
  'any-screen': /\/src\/app\/i18n\/([^/]+)\/(?:list|later)\.json$/,
};

// What the ways in and the other forms share: of a dozen small files, each would be squeezed by itself.
const ofForms = /\/src\/(app\/(ui\/(form|field|tabs)\/|shell\/(way-in\/|dialing-code\/number-field|social-buttons\/index)|state\/(sms-code|countries|external-auth|number-proof|held-password|encoded-password)\W)|contract\/(rules|registration|endpoints\/accounts)\W)/;

const logCalls = ['log', 'warn', 'error', 'deprecate'].flatMap((call) => [`this.logger.${call}`, `logger.${call}`]);

/** Preact as it ships; or real React, the same source, for measurements to compare with. */
const frameworkOf = (mode: string) => (mode === reactMode ? [realReact()] : [preact({ reactAliasesEnabled: false }), noReact()]);

export default defineConfig(({ mode }) => ({
  // Copied as they are: phones ask for them by these names.
  publicDir: 'src/app/theme/icons',
  plugins: [...frameworkOf(mode), themeColorTag(), leanI18next(), oldEngine(), compileAhead(), prerender(), worker(languages), precompress()],
  resolve: { alias: aliasesFor(mode) },
  json: { namedExports: false },
  build: {
    target: 'es2018',
    cssTarget: ['chrome72', 'safari12', 'ios12'],
    // Near 1 KB less of the first load than Vite's own minifier. Of its bolder options, `pure_getters` drops the reads
    // by which effects follow a signal, and `unsafe_arrows` and `unsafe_methods` break the constructors of the ciphers.
    minify: 'terser',
    // i18next's log is silent here, but its sentences would travel.
    terserOptions: { module: true, ecma: 2018, compress: { passes: 3, keep_fargs: false, pure_funcs: logCalls } },
    assetsInlineLimit: 0,
    // The pages name what they need; the entry would ask for the rest at the same moment as the polyfill.
    modulePreload: {
      polyfill: false,
      // Names weigh on the first load, and each link that a script adds takes a weak phone some milliseconds: what the
      // entry brings later, or home in an idle moment, finds its imports by itself.
      resolveDependencies: (file, dependencies, { hostId }) => (hostId.includes('/app-') || file.includes('/below-') ? [] : dependencies),
    },
    rolldownOptions: {
      // Else home's chunk carries a helper of 0.5 KB, to be imported in another way than the page names it.
      experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
      // Terser's time is known and worth its bytes.
      checks: { pluginTimings: false },
      output: {
        hashCharacters: versionCharacters,
        entryFileNames: `assets/app-${version}.js`,
        chunkFileNames: chunkFileName,
        assetFileNames: `assets/[name]-${version}[extname]`,
        // All that the entry imports is one file: shared chunks of a few hundred bytes cost a request each.
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 6 },
            { name: 'shared', test: (id) => withGames.some((pattern) => pattern.test(id)), priority: 5 },
            { name: 'forms', test: ofForms, priority: 4, includeDependenciesRecursively: false },
            ...Object.entries(stringsOfMany).map(([name, test]) => ({ name: (id: string) => `strings/${test.exec(id)![1]}-${name}`, test, priority: 4 })),
            ...Object.entries(filesOfMany).map(([name, test]) => ({ name, test, priority: 4, includeDependenciesRecursively: false })),
            ...Object.entries(filesOfParts).map(([name, test], at) => ({ name, test, priority: 3 - at })),
          ],
        },
      },
    },
  },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    env: { HASH_COST: '8' },
    // Of two processors its own choice would leave one idle.
    pool: 'threads',
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // Dependencies that import react must be inlined, or they resolve the real one.
    server: { deps: { inline: [/react-i18next/, /preact/, /@testing-library/] } },
  },
}));
