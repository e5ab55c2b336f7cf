import type { ScreenName } from '../../src/app/routes.ts';
import { test } from './fixture.ts';
import { forVisitors } from './screens.ts';
import { expectToastsBesideAmounts } from './toast-cover.ts';

/** Each row is walked by one account, or by a visitor. `toasts.spec.ts` has the screens with the most amounts. */
const walks: readonly [string | undefined, readonly ScreenName[]][] = [
  ['marina', ['lottery', 'depositRecord', 'withdrawRecord', 'accountRecord', 'betRecord', 'profitAndLoss', 'rebateReport']],
  ['marina', ['rewardCenter', 'manualRebate', 'benefits', 'leaderBoard', 'responsiblePlay', 'inviteFriends', 'securityCenter']],
  ['agente', ['agent', 'salaryContract', 'transferUp', 'changePassword', 'feedback']],
  [undefined, forVisitors],
];

for (const [account, screens] of walks) {
  test(`a toast covers no amount and no main button: ${screens.join(', ')}`, ({ page }) => expectToastsBesideAmounts(page, account, screens));
}
