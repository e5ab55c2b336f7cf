import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { themes } from '../contract/page.ts';
import type { Theme } from '../contract/page.ts';

/** The ground of each theme, read where it is defined. */
export async function themeColors(root: string): Promise<Record<Theme, string>> {
  const colors: Partial<Record<Theme, string>> = {};
  for (const theme of themes) {
    const css = await readFile(join(root, `src/app/theme/${theme}.css`), 'utf8');
    const ground = /--ground: (#\w+);/.exec(css)?.[1];
    if (!ground) throw new Error(`src/app/theme/${theme}.css defines no --ground`);
    colors[theme] = ground;
  }
  return colors as Record<Theme, string>;
}

/** Gives index.html, as dev and plain static hosts serve it, the bars of the dark theme. */
export function themeColorTag(): Plugin {
  let root = '';
  return {
    name: 'leve:theme-color',
    configResolved(config) {
      root = config.root;
    },
    async transformIndexHtml() {
      const { dark } = await themeColors(root);
      return [{ tag: 'meta', attrs: { name: 'theme-color', content: dark } }];
    },
  };
}
