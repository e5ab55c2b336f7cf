import type { Scenarios } from '../scenario.ts';
import { agencyScenarios } from './agency.ts';
import { memberScenarios } from './members.ts';
import { moneyScenarios } from './money.ts';
import { rewardScenarios } from './rewards.ts';
import { securityScenarios } from './security.ts';
import { visitorScenarios } from './visitors.ts';
import { wayInScenarios } from './ways-in.ts';

/** How a person makes each call of the contract, by its name there. */
export const scenarios: Scenarios = {
  ...visitorScenarios,
  ...wayInScenarios,
  ...memberScenarios,
  ...moneyScenarios,
  ...rewardScenarios,
  ...securityScenarios,
  ...agencyScenarios,
};
