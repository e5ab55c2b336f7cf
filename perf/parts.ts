import type { builds, Context } from './context.ts';
import type { Figure } from './figure.ts';

export interface Part {
  /** the report's heading */
  title: string;
  needs: readonly (keyof typeof builds)[];
  /** left out unless it is named */
  onlyNamed?: true;
  load(): Promise<{ measure(context: Context): Promise<Figure[]> }>;
}

/** The parts of the measurement by name, which `npm run perf -- name` accepts. */
export const parts: Record<string, Part> = {
  bytes: { title: 'Against React: bytes', needs: ['shipped', 'react'], load: () => import('./measure/bytes.ts') },
  'against-react': { title: 'Against React: processor and memory', needs: ['shipped', 'react'], load: () => import('./measure/against-react.ts') },
  'against-floor': { title: 'Against the floor', needs: ['shipped'], load: () => import('./measure/against-floor.ts') },
  'first-load': { title: 'First load', needs: ['shipped'], load: () => import('./measure/first-load.ts') },
  lighthouse: { title: 'Lighthouse on every route', needs: ['shipped'], load: () => import('./measure/lighthouse.ts') },
  journeys: { title: 'From the finger to what it was for', needs: ['shipped'], load: () => import('./measure/journeys.ts') },
  'journeys-tls': { title: 'From the finger to what it was for, through nginx by TLS and HTTP/2', needs: ['shipped'], onlyNamed: true, load: () => import('./measure/journeys.ts') },
  'cheap-phone': { title: 'The cheap phone', needs: ['shipped'], load: () => import('./measure/cheap-phone.ts') },
  ticking: { title: 'Ticking', needs: ['counting'], load: () => import('./measure/ticking.ts') },
  answering: { title: 'Answering', needs: ['shipped'], load: () => import('./measure/answering.ts') },
  growing: { title: 'Growing', needs: ['shipped'], load: () => import('./measure/growing.ts') },
  staying: { title: 'Staying', needs: ['shipped'], load: () => import('./measure/staying.ts') },
  'second-visit': { title: 'Second visit', needs: ['shipped'], load: () => import('./measure/second-visit.ts') },
  drawn: { title: 'Pages drawn at the edge', needs: ['shipped'], load: () => import('./measure/drawn.ts') },
  edge: { title: 'The edge', needs: ['shipped'], load: () => import('./measure/edge.ts') },
};
