import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../handler.ts';
import { fact, setFact } from './facts.ts';

/** The platform's one clock: `base`, moved by the offset that the console added. */
export function platformClock(base: Clock, database: DatabaseSync): Clock {
  return { now: () => base.now() + clockOffset(database) };
}

/** The offset that the console set on the platform's clock, in ms. */
export function clockOffset(database: DatabaseSync): number {
  return Number(fact(database, 'clock offset') ?? 0);
}

/** Moves the platform's time by `duration` ms. The offset is stored, because draws that were made stay made. */
export function moveClock(database: DatabaseSync, duration: number): void {
  setFact(database, 'clock offset', String(clockOffset(database) + duration));
}
