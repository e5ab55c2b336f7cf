// Not in the entry: it lists every screen's code and style.
import type { ComponentType } from 'react';

export interface ScreenModule {
  default: ComponentType;
}

/** The loader of each screen's code, by its path here: `./screens/home/index.tsx`. */
export const screenModules = import.meta.glob<ScreenModule>('./screens/*/index.tsx');
