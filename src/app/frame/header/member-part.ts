// @chunk entry
// Only the way to it.
import { part } from '../../runtime/lazy/part.ts';

export const memberHeader = part(() => import('./member.tsx'));
