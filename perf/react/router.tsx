/**
 * The subset of preact-iso that the app uses, on React. It replaces src/app/runtime/router/index.ts in the build of
 * `--mode react`. As with preact-iso, the previous page stays while the next one loads.
 */
import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState, useTransition, type ComponentType, type ReactElement, type ReactNode } from 'react';

interface Location {
  url: string;
  path: string;
  query: Record<string, string>;
  loading: boolean;
  route(url: string, replace?: boolean): void;
}

interface RouterProps {
  children: ReactElement<{ component: ComponentType }>;
  onLoadStart?: (url: string) => void;
  onLoadEnd?: (url: string) => void;
  onRouteChange?: (url: string) => void;
}

const LocationContext = createContext<Location | undefined>(undefined);

/** The link of a click that the router handles; undefined for clicks that are left to the browser. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return undefined;
  const link = (event.target as Element).closest('a');
  const followed = link?.href && link.origin === location.origin && !link.getAttribute('href')!.startsWith('#') && /^(_?self)?$/i.test(link.target) && !link.download;
  return followed ? link : undefined;
}

export function LocationProvider({ children, url: given }: { children: ReactNode; url?: string }) {
  const [url, setUrl] = useState(given ?? location.pathname + location.search);
  const [loading, startTransition] = useTransition();

  const route = useRef((wanted: string, replace = false) => {
    if (replace) history.replaceState(null, '', wanted);
    else history.pushState(null, '', wanted);
    startTransition(() => setUrl(wanted));
  }).current;

  useLayoutEffect(() => {
    const click = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      route(link.href.replace(location.origin, ''));
    };
    const traverse = () => startTransition(() => setUrl(location.pathname + location.search));
    addEventListener('click', click);
    addEventListener('popstate', traverse);
    return () => {
      removeEventListener('click', click);
      removeEventListener('popstate', traverse);
    };
  }, [route]);

  const value = useMemo(() => {
    const { pathname, searchParams } = new URL(url, location.origin);
    return { url, loading, route, path: pathname.replace(/\/+$/, '') || '/', query: Object.fromEntries(searchParams) };
  }, [url, loading, route]);
  return <LocationContext.Provider value={value}>{children}</LocationContext.Provider>;
}

export const useLocation = (): Location => useContext(LocationContext)!;

/** A transition renders the page before with the address before. */
export const usePageAddress = (): Pick<Location, 'path' | 'query'> => useLocation();

export function Router({ children, onLoadStart, onLoadEnd, onRouteChange }: RouterProps) {
  const { url, path, loading } = useLocation();
  const shown = useRef(path);
  const wasLoading = useRef(false);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    onRouteChange?.(url);
  });
  useEffect(() => {
    if (loading !== wasLoading.current) (loading ? onLoadStart : onLoadEnd)?.(url);
    wasLoading.current = loading;
  });
  const Page = children.props.component;
  return <Page />;
}

/** No Suspense boundary: transitions keep the previous page, and a boundary would delay hydration. */
export const PagesBoundary = ({ children }: { children: ReactNode }) => children;

/** Declares a page for the router; renders nothing itself. */
export function Route(_route: { path?: string; default?: boolean; component: ComponentType }) {
  return null;
}
