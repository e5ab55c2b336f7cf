import type { Call } from '../../../src/contract/calls.ts';
import { forAgents, pathOf } from '../../e2e/screens.ts';
import { askingScreen } from '../../support/asking-screen.ts';
import type { Scenario, Scenarios } from '../scenario.ts';
import { agencyScenarios } from './agency.ts';
import { memberScenarios } from './members.ts';
import { moneyScenarios } from './money.ts';
import { rewardScenarios } from './rewards.ts';
import { securityScenarios } from './security.ts';
import { visitorScenarios } from './visitors.ts';
import { wayInScenarios } from './ways-in.ts';

const written: Scenarios = {
  ...visitorScenarios,
  ...wayInScenarios,
  ...memberScenarios,
  ...moneyScenarios,
  ...rewardScenarios,
  ...securityScenarios,
  ...agencyScenarios,
};

/** The scenario of a call; of a GET that one screen alone makes, that screen is opened. Throws where there is none. */
export function scenarioOf({ name, endpoint }: Call): Scenario {
  if (written[name]) return written[name];
  const screen = endpoint.method === 'GET' ? askingScreen(name) : undefined;
  if (!screen) throw new Error(`tests/faults/scenarios says of no screen that it makes ${name}`);
  return { account: endpoint.access !== 'member' ? undefined : forAgents.includes(screen) ? 'agente' : 'marina', at: pathOf(screen) };
}
