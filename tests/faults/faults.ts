import type { ErrorCode } from '../../src/contract/errors.ts';
import type { FaultKind } from '../../src/sandbox/faults/faults.ts';

/** A fault of a call: injected at the platform, or on the network. */
export interface Fault {
  name: string;
  /** fault that the console injects */
  injected?: FaultKind;
  /** why the platform says no */
  refused?: ErrorCode;
  /** the phone has no network, or the answer comes 10 s late by the phone's clock (of a page that opens, the request) */
  onNetwork?: 'offline' | 'late';
}

/** The columns of the matrix. Faults that end the session, or after which the call has taken effect, come last. */
export const faults: readonly Fault[] = [
  { name: '500', injected: '500' },
  { name: '429', injected: '429' },
  { name: 'silence', injected: 'silence' },
  { name: 'not-json', injected: 'not-json' },
  { name: 'wrong-shape', injected: 'wrong-shape' },
  { name: 'empty', injected: 'empty' },
  { name: 'refused', refused: 'request.too.many' },
  { name: 'offline', onNetwork: 'offline' },
  { name: '401', injected: '401' },
  { name: 'cut', injected: 'cut' },
  { name: 'late', onNetwork: 'late' },
];
