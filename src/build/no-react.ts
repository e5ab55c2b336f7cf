import type { Plugin } from 'vite';
import { chunksOf } from './chunks.ts';

const reactItself = /\/node_modules\/(react|react-dom|scheduler)\//;

/** Fails the build when it holds React's own code: 58 KB where Preact is 9. */
export function noReact(): Plugin {
  return {
    name: 'leve:no-react',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const chunk of chunksOf(bundle)) {
        const module = chunk.moduleIds.find((id) => reactItself.test(id.replaceAll('\\', '/')));
        if (module) this.error(`React's own code is in ${chunk.fileName}: ${module}. Something imports it past the aliases in src/build/aliases.ts.`);
      }
    },
  };
}
