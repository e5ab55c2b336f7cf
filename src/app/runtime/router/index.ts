/** The only import of preact-iso, whose components carry Preact's types; the build on real React replaces this file. */
import type { ComponentType, ReactNode } from 'react';
import * as iso from 'preact-iso';

interface RouteProps {
  path?: string;
  default?: boolean;
  component: ComponentType;
}

/** Handlers that the frame gives the router. */
export interface RouterEvents {
  onLoadStart: (url: string) => void;
  onLoadEnd: (url: string) => void;
  onRouteChange: (url: string) => void;
}

interface Location {
  /** path and query */
  url: string;
  path: string;
  query: Record<string, string>;
  /** Goes to a path of the app; `replace` replaces the history entry. */
  route(url: string, replace?: boolean): void;
}

/** Provides the address to the router and `useLocation`. */
export const LocationProvider = iso.LocationProvider as unknown as ComponentType<{ children: ReactNode; url?: string }>;
/** Shows the matching route; the previous page stays while its code loads. */
export const Router = iso.Router as unknown as ComponentType<Partial<RouterEvents> & { children: ReactNode }>;
/**
 * Wraps the router. preact-iso declares itself free of side effects, so the bundle keeps its error hook only if its
 * module is used; without the hook a page that is still loading is an uncaught error.
 */
export const PagesBoundary = iso.ErrorBoundary as unknown as ComponentType<{ children: ReactNode }>;
export const Route = iso.Route as unknown as ComponentType<RouteProps>;
/** The newest address: it changes at once, while the previous page is still on the screen. */
export const useLocation = iso.useLocation as unknown as () => Location;
/**
 * The address of the calling page, unchanged while the next page loads. With `useLocation` the page would render, and
 * request, what the next page's address means to it.
 */
export const usePageAddress = iso.useRoute as unknown as () => Pick<Location, 'path' | 'query'>;
