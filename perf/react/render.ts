/** Replaces preact-render-to-string in the React build. Synchronous rendering suffices: lazy components are loaded before. */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

export const renderToStringAsync = (element: ReactElement): Promise<string> => Promise.resolve(renderToString(element));
