import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useLocation } from '../router/index.ts';
import { followRouter } from '../router/navigate.ts';
import type { Chrome } from './chrome.ts';

export interface RouterEvents {
  onLoadStart: (url: string) => void;
  onLoadEnd: (url: string) => void;
  onRouteChange: (url: string) => void;
}

interface FrameProps {
  /** what the route table says of a path's header, footer and back arrow */
  rowOf: (path: string) => Chrome;
  /** the pages, inside the frame */
  children: (events: RouterEvents) => ReactNode;
}

/** The container of every page: header, page, footer menu, and what lies over them (S04). */
export function Frame({ rowOf, children }: FrameProps) {
  const { path, route } = useLocation();
  const row = rowOf(path);
  useEffect(() => followRouter(route), [route]);
  return (
    <div className={row.footer ? 'frame frame-with-footer' : 'frame'}>
      {children({
        onLoadStart() {},
        onLoadEnd() {},
        onRouteChange() {},
      })}
    </div>
  );
}
