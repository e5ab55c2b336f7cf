/** Stands in for preact-render-to-string in the build on real React: all that the pages need is loaded before. */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

export const renderToStringAsync = (element: ReactElement): Promise<string> => Promise.resolve(renderToString(element));
