import { part } from '../../runtime/lazy/part.ts';
import type { Part } from '../../runtime/lazy/part.ts';
import { chartUp, coins, link, scroll, users } from '../../ui/icon/agency-shapes.ts';

interface Tab {
  name: string;
  /** an outline of the icon folder */
  shape: string;
  part: Part<object>;
}

/** The parts of the agency centre, by the `tab` of the address; each comes when it is wanted. */
export const tabs: readonly [Tab, ...Tab[]] = [
  { name: 'overview', shape: chartUp, part: part(() => import('./overview.tsx')) },
  { name: 'team', shape: users, part: part(() => import('./team.tsx')) },
  { name: 'commission', shape: coins, part: part(() => import('./commission.tsx')) },
  { name: 'contracts', shape: scroll, part: part(() => import('./contracts.tsx')) },
  { name: 'invite', shape: link, part: part(() => import('./invite.tsx')) },
];
