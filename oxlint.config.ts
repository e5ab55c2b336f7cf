import { defineConfig } from 'oxlint';

/** The floors of src/app from the top: each imports only those below it. The last three import none of the others but each other. */
const floors = ['screens', 'frame', 'features', 'ui', 'gateway', 'runtime'] as const;
const ground = ['device', 'i18n', 'theme'] as const;

/** Rooms of the project that the app, which knows only the contract, must not import. */
const otherRooms = ['sandbox', 'edge', 'build'] as const;

const below = (names: readonly string[]): string[] => names.map((name) => `**/${name}/**`);

const react = [
  ...['react', 'react-dom'].map((name) => ({ name, importNames: ['default'], message: `A default import of ${name} defeats tree-shaking.` })),
  { name: 'preact', message: "Write against React's API; the build makes it Preact." },
  { name: '@preact/signals', message: 'Import @preact/signals-react; the build makes it @preact/signals.' },
];

/** A wall round a room: what its files must not import. */
const wall = (files: string[], group: readonly string[], message: string, paths: typeof react = []) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { paths, patterns: [{ group: [...group], message }] }] as ['error', object] },
});

const floorMessage = (floor: string) => `${floor} imports only the floors below it: ${floors.join(' > ')} > ${ground.join(', ')}.`;
const appOnly = [...below(otherRooms), '**/app.tsx'];

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'promise', 'unicorn', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'react/react-in-jsx-scope': 'off',
    'no-await-in-loop': 'off',
    'unicorn/prefer-set-has': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'unicorn/require-module-specifiers': 'off',
    'import/no-duplicates': ['error', { preferInline: true }],
    'typescript/no-explicit-any': 'error',
    'no-console': 'error',
    'no-restricted-imports': ['error', { paths: react }],
    'react/exhaustive-effect-dependencies': 'off',
    'react-hooks/exhaustive-deps': 'off',
    'react/memo-dependencies': 'off',
    'react/refs': 'off',
    'react/immutability': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'jsx-a11y/interactive-supports-focus': 'off',
    'unicorn/no-invalid-fetch-options': 'off',
  },
  overrides: [
    { files: ['src/edge/**', 'src/build/**', 'tests/**', 'perf/**'], rules: { 'no-console': 'off' } },
    wall(['src/contract/**'], below(['app', ...otherRooms]), 'The contract imports nothing of the project.'),
    wall(['src/sandbox/**'], below(['app', 'edge', 'build']), 'The sandbox knows only the contract.'),
    wall(['src/boot/**'], [...below([...otherRooms, ...floors]), 'react', 'react-dom', 'preact'], 'Boot scripts are inlined into every page: they import the contract and app/device only.'),
    wall(['src/edge/**'], below(['app', 'build']), 'The edge serves what is built; it imports nothing of the app, and nothing of the build.'),
    wall(['src/app/*'], below(otherRooms), 'The app knows only the contract.', react),
    ...ground.map((floor) => wall([`src/app/${floor}/**`], [...below(floors), ...appOnly], floorMessage(floor), react)),
    ...floors.slice(1).map((floor, above) => wall([`src/app/${floor}/**`], [...below(floors.slice(0, above + 1)), ...appOnly], floorMessage(floor), react)),
    // A screen imports no other screen.
    wall(['src/app/screens/**'], ['../../screens/**', '../../../screens/**', ...appOnly], floorMessage('screens'), react),
    { files: ['src/app/runtime/scheduling/count-renders.ts', 'tests/unit/app/screens/home/renders.test.tsx'], rules: { 'no-restricted-imports': 'off', 'no-underscore-dangle': 'off' } },
    { files: ['tests/**', 'perf/**'], rules: { 'no-underscore-dangle': 'off', 'oxc/no-map-spread': 'off' } },
  ],
  ignorePatterns: ['dist', 'dist-*', 'node_modules'],
});
