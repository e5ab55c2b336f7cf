/** Member types. The two documents give two lists, and both apply (A §6, G §6): a type can be an agent and yet get contract prompts, or the reverse. */
export const TRIAL = 4;
const AGENTS = [1, 2, 41, 42];
const WITHOUT_AGENCY_CENTRE = [0, 4, 40];
const WITHOUT_CONTRACT_PROMPTS = [4, 40, 41, 42];
const WITHOUT_TRANSFER_UP = [2];

/** A free-trial account, refused on member pages (A §6); false for a visitor, who has no type. */
export const isTrial = (type: number | undefined): boolean => type === TRIAL;
/** Counts as an agent (A §6). */
export const isAgent = (type: number): boolean => AGENTS.includes(type);
/** Sees the agency centre (A §2). */
export const hasAgencyCentre = (type: number): boolean => !WITHOUT_AGENCY_CENTRE.includes(type);
/** Is asked at home about pending commission plans (G §4). */
export const hasContractPrompts = (type: number): boolean => !WITHOUT_CONTRACT_PROMPTS.includes(type);
/** May open the pages of commission plans: whoever may be asked about one, and whoever sees the centre that links to them. */
export const mayHavePlans = (type: number): boolean => hasContractPrompts(type) || hasAgencyCentre(type);
/** May transfer to the superior, if the merchant has that (A §2). */
export const mayTransferUp = (type: number): boolean => !WITHOUT_TRANSFER_UP.includes(type);
