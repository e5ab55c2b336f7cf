// @chunk entry
// Only the way to it.
import { part } from '../part.ts';

export const memberHeader = part(() => import('./member.tsx'));
