import type { FaultKind } from '../../src/sandbox/faults/faults.ts';

/** What can happen to a call: what the platform's console does to it, or what becomes of it on its way. */
export interface Fault {
  name: string;
  /** what the console strikes the endpoint with */
  strikes?: FaultKind;
  /** the phone has no network, or the answer comes 10 s late by the phone's clock */
  onTheWay?: 'offline' | 'late';
}

/** The columns of the matrix. Those that sign the person out, or leave something done, come last. */
export const faults: readonly Fault[] = [
  { name: '500', strikes: '500' },
  { name: '429', strikes: '429' },
  { name: 'silence', strikes: 'silence' },
  { name: 'not-json', strikes: 'not-json' },
  { name: 'wrong-shape', strikes: 'wrong-shape' },
  { name: 'empty', strikes: 'empty' },
  { name: 'offline', onTheWay: 'offline' },
  { name: '401', strikes: '401' },
  { name: 'cut', strikes: 'cut' },
  { name: 'late', onTheWay: 'late' },
];
