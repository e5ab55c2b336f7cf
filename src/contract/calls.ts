import type { Endpoint } from './endpoint.ts';
import * as contract from './endpoints/index.ts';

type Contract = typeof contract;

/** Names of the calls between phone and platform; their modules also export shapes. */
export type CallName = { [K in keyof Contract]: Contract[K] extends { method: string; path: string } ? K : never }[keyof Contract];

/** Input and value of a call by its name. */
export type CallOf<K extends CallName> = Contract[K];

/** One call of the contract, without the types of its input and value. */
export interface Call {
  readonly name: CallName;
  readonly endpoint: Endpoint<unknown, unknown>;
}

/** Every call of the contract. Not for the phone, which imports single calls: this one brings them all. */
export const calls: readonly Call[] = Object.entries(contract)
  .filter((entry) => 'method' in entry[1])
  .map(([name, endpoint]) => ({ name: name as CallName, endpoint: endpoint as Endpoint<unknown, unknown> }));

const byAddress = new Map(calls.map((call) => [`${call.endpoint.method} ${call.endpoint.path}`, call]));

/** The call with this method and path, such as `GET` and `/wps/wallet`; undefined if there is none. */
export const callAt = (method: string, path: string): Call | undefined => byAddress.get(`${method} ${path}`);
