import { reactAliases, reactMode } from './real-react.ts';

/**
 * The source is written against React; the phone gets Preact. `@preact/signals-react` must be
 * aliased and not used as it is: on preact/compat its `{signal}` children render nothing.
 */
export const aliases = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^@preact\/signals-react$/, replacement: '@preact/signals' },
];

/** The aliases of a build mode. */
export const aliasesFor = (mode: string) => (mode === reactMode ? reactAliases : aliases);
