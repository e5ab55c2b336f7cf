import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';

// The source is written against React; the phone gets Preact. `@preact/signals-react` must be
// aliased and not used as it is: on preact/compat its `{signal}` children render nothing.
const alias = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^@preact\/signals-react$/, replacement: '@preact/signals' },
];

export default defineConfig({
  plugins: [preact({ reactAliasesEnabled: false })],
  resolve: { alias },
  build: {
    target: 'es2018',
    cssTarget: ['chrome72', 'safari12'],
    manifest: true,
    assetsInlineLimit: 0,
  },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    // Dependencies that import react must be inlined, or they resolve the real one.
    server: { deps: { inline: [/react-i18next/, /preact/, /@testing-library/] } },
  },
});
