// @chunk entry
/**
 * Member types. The two documents give two lists and both stand (A §6, G §6):
 * a type can be an agent and yet get contract prompts, or the reverse.
 */
export const TRIAL = 4;
const AGENTS = [1, 2, 41, 42];
const WITHOUT_AGENCY_CENTRE = [0, 4, 40];
const WITHOUT_CONTRACT_PROMPTS = [4, 40, 41, 42];
const WITHOUT_TRANSFER_UP = [2];

export const isTrial = (type: number): boolean => type === TRIAL;
export const isAgent = (type: number): boolean => AGENTS.includes(type);
export const hasAgencyCentre = (type: number): boolean => !WITHOUT_AGENCY_CENTRE.includes(type);
export const hasContractPrompts = (type: number): boolean => !WITHOUT_CONTRACT_PROMPTS.includes(type);
export const mayTransferUp = (type: number): boolean => !WITHOUT_TRANSFER_UP.includes(type);
