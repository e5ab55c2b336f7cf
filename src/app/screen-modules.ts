// No part of the entry: it lists every screen's code and style.
import type { ComponentType } from 'react';

export interface ScreenModule {
  default: ComponentType;
}

export const screenModules = import.meta.glob<ScreenModule>('./screens/*/index.tsx');
