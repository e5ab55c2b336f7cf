import * as contract from '../../contract/endpoints/index.ts';

export type Contract = typeof contract;

/** Names of the contract's calls; the contract exports shapes beside them. */
export type EndpointName = { [K in keyof Contract]: Contract[K] extends { method: string; path: string } ? K : never }[keyof Contract];

/** Every call of the contract, with its name. */
export const endpoints = Object.entries(contract).filter(
  (entry): entry is [EndpointName, Contract[EndpointName]] => 'method' in entry[1],
);
