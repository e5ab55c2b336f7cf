import { callsWithoutToken } from './calls-without-token.ts';
import { expect, test } from './fixture.ts';
import { forAgents, forMembers } from './screens.ts';
import { keepSession } from './steps.ts';

test.setTimeout(300_000);

for (const [account, screens] of [['marina', forMembers], ['agente', forAgents]] as const) {
  test(`each call that depends on the member says who it is, on every screen of ${account}`, async ({ page }) => {
    await keepSession(page, account);
    expect((await callsWithoutToken(page, screens)).without).toEqual([]);
  });
}
