// @chunk entry
/**
 * preact-iso, told apart from the rest of the app in one place: its components carry Preact's types,
 * and the build on real React puts a stand-in here.
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
  /** this address is a new step, not a replaced one or one gone back to */
  wasPush: boolean;
  /** Goes to a path of the app; `replace` leaves no step to go back to. */
  route(url: string, replace?: boolean): void;
}

export const LocationProvider = iso.LocationProvider as unknown as ComponentType<{ children: ReactNode; url?: string }>;
export const Router = iso.Router as unknown as ComponentType<RouterProps>;
/**
 * Stands around the router. preact-iso calls itself free of side effects, so that its hook, without which a page
 * that is still loading is an uncaught error, stays in the bundle only where something of that module is used.
 */
export const PagesBoundary = iso.ErrorBoundary as unknown as ComponentType<{ children: ReactNode }>;
export const Route = iso.Route as unknown as ComponentType<RouteProps>;
export const useLocation = iso.useLocation as unknown as () => Location;
