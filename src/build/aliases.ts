import { fileURLToPath } from 'node:url';
import { reactAliases, reactMode } from './real-react.ts';

const ours = (file: string) => fileURLToPath(new URL(`../stand-ins/${file}`, import.meta.url));

/** Vite's loader of chunks never asks again for a style sheet that was lost, and a screen would stay naked until a reload. */
const loader = { find: '\0vite/preload-helper.js', replacement: ours('preload-helper.ts') };

/**
 * What stands in for what, in development, in unit tests and in production: the one table. The source is written against
 * React and i18next; the phone gets Preact, and of i18next what this app uses. `@preact/signals-react` cannot be used as
 * it is: on preact/compat its `{signal}` children render nothing.
 */
export const aliases = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^@preact\/signals-react$/, replacement: '@preact/signals' },
  { find: /^i18next$/, replacement: ours('i18next.ts') },
  { find: /^react-i18next$/, replacement: ours('react-i18next.ts') },
  loader,
];

/** The aliases of a build mode. */
export const aliasesFor = (mode: string) => (mode === reactMode ? [...reactAliases, loader] : aliases);
