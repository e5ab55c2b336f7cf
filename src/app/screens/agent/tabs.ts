import type { ComponentType } from 'react';
import { lazy } from '../../runtime/lazy/lazy.ts';
import type { LazyModule } from '../../runtime/lazy/lazy.ts';
import { chartUp, coins, link, scroll, users } from '../../ui/icon/agency-shapes.ts';

interface Tab {
  name: string;
  /** an outline of the icon folder */
  shape: string;
  panel: LazyModule<{ default: ComponentType }>;
}

/** The parts of the agency centre, by the `tab` of the address; each comes when it is wanted. */
export const tabs: readonly [Tab, ...Tab[]] = [
  { name: 'overview', shape: chartUp, panel: lazy(() => import('./overview.tsx')) },
  { name: 'team', shape: users, panel: lazy(() => import('./team.tsx')) },
  { name: 'commission', shape: coins, panel: lazy(() => import('./commission.tsx')) },
  { name: 'contracts', shape: scroll, panel: lazy(() => import('./contracts.tsx')) },
  { name: 'invite', shape: link, panel: lazy(() => import('./invite.tsx')) },
];
