import type { Scenarios } from '../scenario.ts';
import { agencyScenarios } from './agency.ts';
import { memberScenarios } from './members.ts';
import { moneyScenarios } from './money.ts';
import { rewardScenarios } from './rewards.ts';
import { securityScenarios } from './security.ts';
import { visitorScenarios } from './visitors.ts';
import { wayInScenarios } from './ways-in.ts';

/** The scenario of each call; a call of the contract without one is a type error. */
export const scenarios: Scenarios = {
  ...visitorScenarios,
  ...wayInScenarios,
  ...memberScenarios,
  ...moneyScenarios,
  ...rewardScenarios,
  ...securityScenarios,
  ...agencyScenarios,
};
