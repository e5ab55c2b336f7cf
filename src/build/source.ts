import preact from '@preact/preset-vite';
import packageJson from '../../package.json' with { type: 'json' };
import { aliasesFor } from './aliases.ts';
import { reactMode, realReact } from './real-react.ts';

/** How every build reads the app's source: on Preact as it ships; or on real React, for measurements to compare with. */
export const sourceOptions = (mode: string) => ({
  plugins: [mode === reactMode ? realReact() : preact({ reactAliasesEnabled: false })],
  resolve: { alias: aliasesFor(mode) },
  json: { namedExports: false },
  define: { 'import.meta.env.VERSION': JSON.stringify(packageJson.version) },
});
