import { test } from './fixture.ts';
import { expectToastsBesideAmounts } from './toast-cover.ts';

test('a toast covers no amount and no main button of home, member centre, deposit and withdrawal', async ({ page }) => {
  await expectToastsBesideAmounts(page, 'marina', ['home', 'mine', 'deposit', 'withdraw']);
});
