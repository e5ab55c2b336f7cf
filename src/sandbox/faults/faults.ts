import type { DatabaseSync } from 'node:sqlite';
import { change, row, rows } from '../store/database.ts';

/** Kinds of fault; each may come with a delay. */
export const faultKinds = ['delay', '401', '429', '500', 'silence', 'cut', 'not-json', 'wrong-shape', 'empty', 'refusal'] as const;

export type FaultKind = (typeof faultKinds)[number];

/** A fault set for `endpoint`, a name of the contract's table or `*` for every call. */
export interface Fault {
  endpoint: string;
  kind: FaultKind;
  /** ms that the call waits first */
  delay: number;
  /** calls that it still applies to; null: until it is cleared */
  callsLeft: number | null;
  /** error code of a `refusal`; empty for every other kind */
  code: string;
}

const columns = 'endpoint, kind, delay, calls_left as callsLeft, code';

export function setFault(database: DatabaseSync, { endpoint, kind, delay, callsLeft, code }: Fault): void {
  change(database, 'insert or replace into faults (endpoint, kind, delay, calls_left, code) values (?, ?, ?, ?, ?)', endpoint, kind, delay, callsLeft, code);
}

/** Clears the endpoint's fault, or all. */
export function clearFaults(database: DatabaseSync, endpoint?: string): void {
  change(database, 'delete from faults where ?1 is null or endpoint = ?1', endpoint ?? null);
}

export function allFaults(database: DatabaseSync): Fault[] {
  return rows<Fault>(database, `select ${columns} from faults order by endpoint`);
}

/** The fault for this call, its own before that of every call; uses up one of its calls. */
export function takeFault(database: DatabaseSync, endpoint: string): Fault | undefined {
  const fault = row<Fault>(database, `select ${columns} from faults where endpoint in (?, '*') order by endpoint = '*' limit 1`, endpoint);
  if (fault?.callsLeft == null) return fault;
  if (fault.callsLeft > 1) change(database, 'update faults set calls_left = calls_left - 1 where endpoint = ?', fault.endpoint);
  else clearFaults(database, fault.endpoint);
  return fault;
}
