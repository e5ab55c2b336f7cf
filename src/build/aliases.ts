import { fileURLToPath } from 'node:url';
import { reactAliases, reactMode } from './real-react.ts';

const ours = (file: string) => fileURLToPath(new URL(`../stand-ins/${file}`, import.meta.url));

/** Vite's chunk loader never requests a lost style sheet again: a screen would stay unstyled until a reload. */
const loader = { find: '\0vite/preload-helper.js', replacement: ours('preload-helper.ts') };

/**
 * Module aliases in development, unit tests and production. The source is written against React and i18next; the phone
 * gets Preact, and the used part of i18next. `@preact/signals-react` cannot be used as it is: on preact/compat its
 * `{signal}` children render nothing.
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

/** Those of a mode: `react` builds on React's own code. */
export const aliasesFor = (mode: string) => (mode === reactMode ? [...reactAliases, loader] : aliases);
