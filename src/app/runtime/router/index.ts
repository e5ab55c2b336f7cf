/**
 * The only import of preact-iso: its components carry Preact's types, and the build on real React replaces this file.
 */
import type { ComponentType, ReactNode } from 'react';
import * as iso from 'preact-iso';

interface RouteProps {
  path?: string;
  default?: boolean;
  component: ComponentType;
}

interface RouterProps {
  children: ReactNode;
  onLoadStart?: (url: string) => void;
  onLoadEnd?: (url: string) => void;
  onRouteChange?: (url: string) => void;
}

interface Location {
  /** path and query */
  url: string;
  path: string;
  query: Record<string, string>;
  /** Goes to a path of the app; `replace` replaces the history entry. */
  route(url: string, replace?: boolean): void;
}

/** Holds the address for the router and `useLocation`. */
export const LocationProvider = iso.LocationProvider as unknown as ComponentType<{ children: ReactNode; url?: string }>;
/** Shows the route that matches; while its code loads, the page before stays. */
export const Router = iso.Router as unknown as ComponentType<RouterProps>;
/**
 * Wraps the router. preact-iso declares itself free of side effects, so its error hook stays in the bundle only if its
 * module is used; without the hook a page that is still loading is an uncaught error.
 */
export const PagesBoundary = iso.ErrorBoundary as unknown as ComponentType<{ children: ReactNode }>;
/** One row of the router. */
export const Route = iso.Route as unknown as ComponentType<RouteProps>;
/** The address, followed by the component that calls it: at once, while the page before is still on the screen. */
export const useLocation = iso.useLocation as unknown as () => Location;
/**
 * The address of the page that calls it, its own while the next page loads. By `useLocation` it would show, and ask the
 * platform for, what the next page's address means to it.
 */
export const usePageAddress = iso.useRoute as unknown as () => Pick<Location, 'path' | 'query'>;
